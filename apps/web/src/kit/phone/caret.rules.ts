// Computes the caret after a number was reformatted, and which digit a deletion means.

const counts = (sign: string): boolean => /[\d+]/.test(sign);

/** A text and the place of the caret in it. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** Returns the caret behind the same digit as before. */
export function caretIn(shown: string, { text, caret }: Typed): number {
  const before = [...text.slice(0, caret)].filter(counts).length;
  if (before === 0) return 0;
  let passed = 0;
  for (let place = 0; place < shown.length; place += 1) {
    if (counts(shown.charAt(place))) passed += 1;
    if (passed === before) return place + 1;
  }
  return shown.length;
}

const signs = (text: string): string => [...text].filter(counts).join('');

const without = (text: string, place: number): string => text.slice(0, place) + text.slice(place + 1);

/** Deleting a separator that formatting would put back deletes the digit beside it. */
export function meantByDeleting(shown: string, typed: Typed, forward: boolean): Typed {
  if (typed.text.length >= shown.length || signs(shown) !== signs(typed.text)) return typed;
  const { text, caret } = typed;
  if (forward) {
    const next = [...text].findIndex((sign, place) => place >= caret && counts(sign));
    return next < 0 ? typed : { text: without(text, next), caret };
  }
  for (let place = caret - 1; place >= 0; place -= 1) {
    if (counts(text.charAt(place))) return { text: without(text, place), caret: place };
  }
  return typed;
}

/** Tells whether the text was pasted, or filled in by the browser: it grew by more than one keystroke adds. */
export const cameAtOnce = (shown: string, typed: string): boolean => signs(typed).length - signs(shown).length > 2;
