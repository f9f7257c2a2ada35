// The puzzle for people who cannot see the picture: three digits, each written in words that a voice can read out.
import type { LanguageCode } from '@foyer/contract';
import { pick, whole } from '../drawing/chance.ts';
import type { Answer, QuestionView } from '../puzzle.ts';
import { type Phrases, phrasesOf } from './phrases.table.ts';

/** Three digits from 1 to 9: a guess at random hits one of 729. */
const DIGITS = 3;
const MOST = 9;

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w)\}/g, (whole, name: string) => values[name] ?? whole);

const word = ({ words }: Phrases, digit: number): string => words[digit - 1] ?? '';

/** Some way to say a digit: a thing to count, a sum or a difference. */
const said = (digit: number, phrases: Phrases): string => {
  const ways = [() => phrases.things[digit - 1] ?? ''];
  if (digit > 1) {
    const part = whole(1, digit - 1);
    ways.push(() => filled(phrases.plus, { a: word(phrases, part), b: word(phrases, digit - part) }));
  }
  if (digit < MOST) {
    const more = whole(1, MOST - digit);
    ways.push(() => filled(phrases.minus, { a: word(phrases, digit + more), b: word(phrases, more) }));
  }
  return pick(ways)();
};

/** A question in the visitor's language, and the digits that answer it. */
export const askQuestion = (
  language: LanguageCode,
): { readonly view: QuestionView; readonly answer: Answer & { readonly kind: 'question' } } => {
  const phrases = phrasesOf(language);
  const digits = Array.from({ length: DIGITS }, () => whole(1, MOST));
  const [first = 1, second = 1, third = 1] = digits;
  const values = { '1': said(first, phrases), '2': said(second, phrases), '3': said(third, phrases) };
  return {
    view: { kind: 'question', question: filled(phrases.ask, values) },
    answer: { kind: 'question', text: digits.join('') },
  };
};
