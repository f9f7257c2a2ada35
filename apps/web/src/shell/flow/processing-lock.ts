// LG-06: the lock that keeps a second tap from sending a form twice is a state of the form's flow; this is its length.

/** Milliseconds for which the lock outlives the settled call. */
export const PROCESSING_LOCK_MS = 500;
