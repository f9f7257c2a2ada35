// Tests the question in words: its answer in every language, without a digit in its text.
import { texts } from 'virtual:shared-texts/captchaQuestion';
import type { LanguageCode } from '@foyer/contract';
import { expect, test } from 'vitest';
import { type Digit, type Phrases, phrasesOf } from './phrases.ts';
import { phraseQuestion } from './question.ts';

const digits: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern of a phrase, with a group for each of its values. */
const patternOf = (phrase: string, group: string): RegExp => new RegExp(`^${escaped(phrase).replaceAll('_', group)}$`);

/** Reads a clue as a person does: a thing everybody counts the same, or a sum in words. */
const digitOf = (clue: string, { thing, word, plus, minus }: Phrases): number => {
  const counted = digits.find((digit) => thing(digit) === clue);
  if (counted) return counted;
  const numberOf = (text = ''): number => digits.find((digit) => word(digit) === text) ?? 0;
  for (const [form, sign] of [
    [plus('_', '_'), 1],
    [minus('_', '_'), -1],
  ] as const) {
    const found = patternOf(form, `(${digits.map(word).join('|')})`).exec(clue);
    if (found) return numberOf(found[1]) + sign * numberOf(found[2]);
  }
  throw new Error(`Nobody can read "${clue}"`);
};

test.each(Object.keys(texts) as LanguageCode[])(
  'in %s a question has exactly its answer, and shows no digit',
  (language) => {
    const phrases = phrasesOf(language);
    const form = patternOf(phrases.question('_', '_', '_'), '(.+)');
    for (let at = 0; at < 500; at += 1) {
      const { view, answer } = phraseQuestion(language);
      expect(view.question).not.toMatch(/\p{Nd}/u);
      const clues = form.exec(view.question)?.slice(1) ?? [];
      expect(clues.map((clue) => digitOf(clue, phrases)).join('')).toBe(answer.text);
    }
  },
);
