// Turns the words of a failure into text. Every form has it; which words a failure has loads with the call.
import type { Texts } from '../shell.ts';
import type { Words } from './words.ts';

/** Returns the words as text in the language of the page. */
export const textOf = (t: Texts['t'], { text, values, message }: Words): string =>
  text === undefined ? message : t(text, values);
