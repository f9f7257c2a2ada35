// Numbers of the captcha widget, with their units.

/** Milliseconds that the solved block stays visible before the sheet closes: long enough to be read as done. */
export const SUCCESS_SHOWN_MS = 400;
