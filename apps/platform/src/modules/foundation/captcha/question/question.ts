// The puzzle without a picture: three digits in words that a screen reader can read out.
import type { LanguageCode } from '@foyer/contract';
import type { Answer, QuestionView } from '../puzzle.ts';
import { pick, whole } from '../rendering/random.ts';
import { type Digit, type Phrases, phrasesOf } from './phrases.ts';

/** Three digits from 1 to 9: a guess at random hits one of 729. */
const DIGITS = 3;
const MOST = 9;

/** Some way to say a digit: a thing to count, a sum or a difference. */
const clueFor = (digit: Digit, { thing, word, plus, minus }: Phrases): string => {
  // Sums and differences of two digits stay within the digits, by the limits of `whole`.
  const digitFrom = (from: number, to: number): Digit => whole(from, to) as Digit;
  const phrasings = [() => thing(digit)];
  if (digit > 1) {
    const part = digitFrom(1, digit - 1);
    phrasings.push(() => plus(word(part), word((digit - part) as Digit)));
  }
  if (digit < MOST) {
    const more = digitFrom(1, MOST - digit);
    phrasings.push(() => minus(word((digit + more) as Digit), word(more)));
  }
  return pick(phrasings)();
};

/** A question in the visitor's language, and the digits that answer it. */
export const phraseQuestion = (
  language: LanguageCode,
): { readonly view: QuestionView; readonly answer: Answer & { readonly kind: 'question' } } => {
  const phrases = phrasesOf(language);
  const digits = Array.from({ length: DIGITS }, () => whole(1, MOST) as Digit);
  const [first = '', second = '', third = ''] = digits.map((digit) => clueFor(digit, phrases));
  return {
    view: { kind: 'question', question: phrases.question(first, second, third) },
    answer: { kind: 'question', text: digits.join('') },
  };
};
