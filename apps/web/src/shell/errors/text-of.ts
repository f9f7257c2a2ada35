// Turns a failure's message into text. Forms have it at once; the messages load with the call.
import type { Texts } from '../shell.ts';
import type { FailureMessage } from './failure-message.ts';

/** Returns the words as text in the language of the page. */
export const textOf = (t: Texts['t'], { text, values, message }: FailureMessage): string =>
  text === undefined ? message : t(text, values);
