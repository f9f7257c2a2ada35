// Numbers of the social log-in, with their units and where they come from.

/** SO-06. */
export const INCOGNITO_TOAST_MS = 1_500;

/** Milliseconds until a slow provider gets a message with a way to continue. */
export const SLOW_MS = 8_000;

/** SO-02: a lost answer is requested again after these pauses, under the same key; then the person decides. @assumed */
export const RETRY_AFTER_MS = [1_000, 3_000, 8_000] as const;

/** OV-05: the prompt lies over the page, so it waits for a person who looks at the buttons and does nothing else. @assumed */
export const ONE_TAP_AFTER_MS = 5_000;
