/** HT-12: how long a toast says that the connection is gone. */
export const OFFLINE_TOAST_MS = 1500;
