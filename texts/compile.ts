// Compiles texts into the messages of the contract's `formatMessage`; the parser stays here.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message } from '../packages/contract/src/messages.ts';
import type { Sheet } from './sheets.ts';

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/** Returns the message in the form that the products format; throws where it has more than values and plurals. */
function formattable(compiled: Compiled): Message {
  for (const part of compiled) {
    if (typeof part === 'string') continue;
    const [, kind, format] = part;
    if (kind === undefined) continue;
    if (kind !== 'plural') throw new Error(`A text has values and plurals, no ${kind}.`);
    // A compiled plural holds its choices, and beside them an offset, which is undefined where the text names none.
    const choices = format as Record<string, Compiled>;
    if (choices.offset !== undefined) throw new Error('A text has no plurals with an offset.');
    delete choices.offset;
    Object.values(choices).forEach(formattable);
  }
  const [only, ...others] = compiled;
  return typeof only === 'string' && others.length === 0 ? only : (compiled as Message);
}

/** Compiles one text. */
export const compileText = (text: string): Message => formattable(compileMessageOrThrow(text));

/** Compiles a sheet. Gaps are filled from English; keys that English does not have are left out. */
export function compileSheet(name: string, english: Sheet, own: Sheet = {}): Readonly<Record<string, Message>> {
  const compiled: Record<string, Message> = {};
  for (const [key, source] of Object.entries(english)) {
    const text = own[key] || source;
    try {
      compiled[key] = compileText(text);
    } catch (error) {
      throw new Error(`The text ${name}.${key} cannot be compiled: ${text}`, { cause: error });
    }
  }
  return compiled;
}
