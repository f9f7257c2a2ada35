// The phrases of the questions: a way to say each digit from 1 to 9, and how to ask.
import { texts } from 'virtual:shared-texts/captchaQuestion';
import type { LanguageCode } from '@foyer/contract';
import type english from '../../../../../../../texts/EN/captchaQuestion.json';
import { textIn } from '../../../../texts/text-in.ts';

/** Digits that a phrase can say. */
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type Key = keyof typeof english;

export interface Phrases {
  /** Asks for three digits, each by a way to say it. */
  readonly question: (first: string, second: string, third: string) => string;
  /** Something of which everyone counts so many. */
  readonly thing: (digit: Digit) => string;
  /** The number in words. */
  readonly word: (digit: Digit) => string;
  readonly plus: (first: string, second: string) => string;
  readonly minus: (first: string, second: string) => string;
}

/** The phrases of a language; in English where the language has none. */
export const phrasesOf = (language: LanguageCode): Phrases => {
  const text = (key: Key, values?: Readonly<Record<string, string>>) => textIn(texts, key, language, values);
  return {
    question: (first, second, third) => text('ask', { first, second, third }),
    thing: (digit) => text(`thing${digit}`),
    word: (digit) => text(`word${digit}`),
    plus: (first, second) => text('plus', { first, second }),
    minus: (first, second) => text('minus', { first, second }),
  };
};
