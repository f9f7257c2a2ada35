// The letters of a message, and whose they are.
import type { Message } from '@foyer/contract/messages';

/** Unicode scripts of the writing systems that mix several, or have a name of their own in ISO 15924. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** A text without its tags. */
export const withoutMarkup = (text: string): string => text.replace(/<[^>]*>/g, ' ');

/** The words of a message, in all its plural forms, without placeholders and markup. */
const wordsOf = (message: Message): string =>
  typeof message === 'string'
    ? withoutMarkup(message)
    : message
        .map((part) =>
          typeof part === 'string'
            ? wordsOf(part)
            : Object.values(part[2] ?? {})
                .map(wordsOf)
                .join(' '),
        )
        .join(' ');

const lettersOf = (words: string): readonly string[] => words.match(/\p{L}/gu) ?? [];

/** How many letters the words of a message have. */
export const letterCount = (message: Message): number => lettersOf(wordsOf(message)).length;

/**
 * The share of these letters, from 0 to 1, that belongs to the script of the language with this BCP 47 tag. Words of the English text do
 * not count: they are names.
 */
export function ownShare(message: Message, tag: string, english: Message): number {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
  const own = new RegExp((mixed[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('|'), 'u');
  const names = wordsOf(english).match(/\p{L}{3,}/gu) ?? [];
  const letters = lettersOf(names.reduce((words, name) => words.replaceAll(name, ' '), wordsOf(message)));
  return letters.length === 0 ? 1 : letters.filter((letter) => own.test(letter)).length / letters.length;
}
