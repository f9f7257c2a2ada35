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

type View = Pick<typeof globalThis, 'PerformanceObserver' | 'performance'>;

/** As many as lead up to a fault, and the text of a report stays below what feedback may have @assumed. */
const MOST_CALLS = 12;
/** Pictures and code say nothing of a fault in the back end's calls. */
const isCall = ({ name, initiatorType }: TimedRequest): boolean =>
  (initiatorType === 'fetch' || initiatorType === 'xmlhttprequest') && new URL(name).pathname.startsWith('/wps/');

const callsOf = (entries: PerformanceEntryList): readonly TimedRequest[] =>
  (entries as unknown as readonly TimedRequest[]).filter(isCall).slice(-MOST_CALLS);
/** The calls that the browser still knows. */
const knownCalls = ({ performance }: Pick<View, 'performance'>): readonly TimedRequest[] =>
  callsOf(performance.getEntriesByType('resource'));

/** Remembers calls from now on, and those that the browser still knows. Answers how to read the last ones, oldest first. */
export function watchCalls(view: View): () => readonly TimedRequest[] {
  // Asked at once: a browser tells an observer of what was before only later, and a report may be wanted by then.
  let calls = knownCalls(view);
  const add = (entries: PerformanceEntryList): void => {
    calls = [...calls, ...callsOf(entries)].slice(-MOST_CALLS);
  };
  const observer = new view.PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'resource' });
  return () => {
    add(observer.takeRecords?.() ?? []);
    return calls;
  };
}

let read: ReturnType<typeof watchCalls> = () => knownCalls(globalThis);

/** Begins for the page. */
export function startLastCalls(view: View): void {
  read = watchCalls(view);
}

/** The page's last calls, oldest first. */
export const lastCalls = (): readonly TimedRequest[] => read();
