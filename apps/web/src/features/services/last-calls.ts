// The last calls to the back end, for the report to support: the browser's own list ends with its 250th entry.

/** A request as the browser's resource timing tells of it. */
export interface TimedRequest {
  readonly name: string;
  /** Milliseconds since the page's beginning. */
  readonly startTime: number;
  readonly duration: number;
  readonly initiatorType: string;
  /** Missing in older browsers; 0 where no answer came. */
  readonly responseStatus?: number;
}

type View = Pick<typeof globalThis, 'PerformanceObserver'>;

/** As many as lead up to a fault, and the text of a report stays below what feedback may have @assumed. */
const MOST_CALLS = 12;
/** Pictures and code say nothing of a fault in the back end's calls. */
const isCall = ({ name, initiatorType }: TimedRequest): boolean =>
  (initiatorType === 'fetch' || initiatorType === 'xmlhttprequest') && new URL(name).pathname.startsWith('/wps/');

/** Remembers calls from now on, and those that the browser still knows. Answers how to read the last ones, oldest first. */
export function watchCalls(view: View): () => readonly TimedRequest[] {
  let calls: readonly TimedRequest[] = [];
  const add = (entries: PerformanceEntryList): void => {
    calls = [...calls, ...(entries as unknown as readonly TimedRequest[]).filter(isCall)].slice(-MOST_CALLS);
  };
  const observer = new view.PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    add(observer.takeRecords?.() ?? []);
    return calls;
  };
}

let read: ReturnType<typeof watchCalls> = () => [];

/** Begins for the page. */
export function startLastCalls(view: View): void {
  read = watchCalls(view);
}

/** The page's last calls, oldest first. */
export const lastCalls = (): readonly TimedRequest[] => read();
