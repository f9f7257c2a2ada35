// What a page tells the worker.

/** A page of visitors stands: the worker keeps what it needs to open it again. */
export interface PageOpened {
  readonly type: 'pageOpened';
  /** Path and query. */
  readonly address: string;
  /** Addresses of the files that the page has loaded. */
  readonly files: readonly string[];
}

/** Somebody agreed to the new version: a worker that waits takes over. */
export interface TakeOver {
  readonly type: 'takeOver';
}

export type WorkerMessage = PageOpened | TakeOver;

const MOST_FILES = 500;

/** Reads a message; null where it is none of ours. */
export function readMessage(data: unknown): WorkerMessage | null {
  const { type, address, files } = (data ?? {}) as { readonly [name: string]: unknown };
  if (type === 'takeOver') return { type };
  if (type !== 'pageOpened' || typeof address !== 'string' || !Array.isArray(files)) return null;
  return { type, address, files: files.filter((file) => typeof file === 'string').slice(0, MOST_FILES) };
}
