// Numbers of the captcha widget, with their units.

/** How long the solved block is seen before the sheet goes: long enough to be read as done. */
export const SUCCESS_SHOWN_MS = 400;
