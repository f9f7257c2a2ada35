// The question in words: its digits are the answer in every language, and nothing of them stands in it as a digit.
import { completeLanguages, type LanguageCode } from '@foyer/contract';
import { expect, test } from 'vitest';
import { type Phrases, phrasesOf, questionLanguages } from './phrases.table.ts';
import { askQuestion } from './question.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Reads a clue as a person does: a thing everybody counts the same, or a sum in words. */
const digitOf = (clue: string, { things, words, plus, minus }: Phrases): number => {
  const thing = things.indexOf(clue);
  if (thing >= 0) return thing + 1;
  const word = `(${words.join('|')})`;
  for (const [form, sign] of [
    [plus, 1],
    [minus, -1],
  ] as const) {
    const found = new RegExp(
      `^${escaped(form).replace(String.raw`\{a\}`, word).replace(String.raw`\{b\}`, word)}$`,
    ).exec(clue);
    if (found) return words.indexOf(found[1] ?? '') + 1 + sign * (words.indexOf(found[2] ?? '') + 1);
  }
  throw new Error(`Nobody can read "${clue}"`);
};

test('every complete language asks in its own words', () => {
  expect([...questionLanguages].sort()).toEqual([...completeLanguages].sort());
});

test.each(['EN', 'CN', 'VI', 'UR', 'MY'] as const)(
  'in %s a question has exactly its answer, and shows no digit',
  (language: LanguageCode) => {
    const phrases = phrasesOf(language);
    expect([phrases.things.length, phrases.words.length]).toEqual([9, 9]);
    const form = new RegExp(`^${escaped(phrases.ask).replaceAll(/\\\{\d\\\}/g, '(.+)')}$`);
    for (let at = 0; at < 500; at += 1) {
      const { view, answer } = askQuestion(language);
      expect(view.question).not.toMatch(/\p{Nd}/u);
      const clues = form.exec(view.question)?.slice(1) ?? [];
      expect(clues.map((clue) => digitOf(clue, phrases)).join('')).toBe(answer.text);
    }
  },
);

test('a language without questions of its own is asked in English', () => {
  expect(phrasesOf('TR')).toBe(phrasesOf('EN'));
});
