// Joins class names.

/** The names that are there, separated by spaces; undefined when there is none. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
