// Turns a failure's message into text. Forms have it at once; the messages load with the call.
import type { Texts } from '../shell.ts';
import type { Words } from './words.ts';

/** Returns the words as text in the language of the page. */
export const textOf = (t: Texts['t'], { text, values, message }: Words): string =>
  text === undefined ? message : t(text, values);
