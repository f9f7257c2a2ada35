// Numbers of the registration, with their units and where they come from. The processing lock is the shell's.

/** RG-07: the pause between the success and home. */
export const PAUSE_AFTER_SUCCESS_MS = 100;

/** Milliseconds until a running call shows a message, so that nobody taps without an answer. */
export const SLOW_CALL_MS = 4_000;

/** A lost answer is requested again after these pauses, with the same key; then the person decides. @assumed */
export const ASK_AGAIN_AFTER_MS = [1_000, 3_000, 8_000] as const;

/** Name of the form's draft: what was typed, without its secrets. */
export const REGISTER_DRAFT = 'register';
/** Names of the drafts of the number, and of when a code was sent to it. */
export const REGISTER_PHONE_DRAFT = 'register.phone';
export const REGISTER_CODE_DRAFT = 'register.code';
