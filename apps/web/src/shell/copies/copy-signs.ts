// The signs by which a page knows a copy of the service worker, and when it was stored.

/** When a copy was stored, ms since 1970. */
export const STORED_AT_HEADER = 'x-stored-at';
/** The same on the element of a stored page, where its scripts can read it. */
export const STORED_AT_ATTRIBUTE = 'data-stored-at';
/** In its place on a shell, which shows nothing that was stored. */
export const SHELL_ATTRIBUTE = 'data-stored-shell';

/** NaN for what is no copy of ours. */
export const storedAtOf = ({ headers }: Pick<Response, 'headers'>): number =>
  Number.parseInt(headers.get(STORED_AT_HEADER) ?? '', 10);

/** True where the page came from the service worker. */
export const isStoredPage = ({ documentElement }: Pick<Document, 'documentElement'>): boolean =>
  documentElement.hasAttribute(STORED_AT_ATTRIBUTE) || documentElement.hasAttribute(SHELL_ATTRIBUTE);

/** When a stored page was stored; Infinity for a shell. */
export const storedAtOfPage = ({ documentElement }: Pick<Document, 'documentElement'>): number =>
  Number(documentElement.getAttribute(STORED_AT_ATTRIBUTE) ?? Number.POSITIVE_INFINITY);
