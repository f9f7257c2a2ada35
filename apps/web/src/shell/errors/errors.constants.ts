/** HT-12: milliseconds for which a toast reports the lost connection. */
export const OFFLINE_TOAST_MS = 1500;
