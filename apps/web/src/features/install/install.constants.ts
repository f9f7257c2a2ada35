// Times and counts of what offers the app.

/** IN-01. */
export const PANEL_DELAY_MS = 1000;
export const PROMPT_POLL_MS = 150;
export const MOST_PROMPT_POLLS = 20;
/** IN-03: the fade at the end. */
export const PANEL_FADE_MS = 250;
/** IN-04. */
export const INSTALLING_MESSAGE_MS = 3000;
export const INSTALLED_COUNT = 99;
/** Whoever has said no so often is not asked again on this device @assumed. */
export const MOST_REFUSALS = 3;
/** DP-02: between 1.9 and 2 s after a log-in or registration. */
export const AFTER_LOGIN_MS = 1950;
/** DP-03. */
export const COUNTS_POLL_MS = 30_000;
export const AFTER_DEPOSIT_MS = 2500;
/** DI-01. */
export const IMAGE_WAIT_MS = 20_000;
