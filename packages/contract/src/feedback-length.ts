// The longest text of a member's feedback. A file of its own: the form needs the number, and no schema.

/** In UTF-16 units */
export const FEEDBACK_LENGTH = 2000;
