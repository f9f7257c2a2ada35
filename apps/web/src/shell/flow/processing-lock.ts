// LG-06: the length of the lock that keeps a second tap from sending a form twice.

/** Milliseconds for which the lock outlives the settled call. */
export const PROCESSING_LOCK_MS = 500;
