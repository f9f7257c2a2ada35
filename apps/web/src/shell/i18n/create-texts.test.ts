import type { LanguageCode } from '@foyer/contract';
import { expect, test, vi } from 'vitest';
import { createTexts } from './create-texts.ts';
import type { LanguageTexts } from './texts.ts';

/** A language whose chunks say what they are; `lost` names the chunks whose next load fails. */
function languageOf(language: string, lost: Set<string> = new Set()): LanguageTexts {
  const chunk = (name: string) =>
    vi.fn(async () => {
      if (lost.delete(name)) throw new Error('offline');
      return { messages: { [name]: { title: `${name} in ${language}` } } };
    });
  return {
    messages: { common: { notice: `notice in ${language}`, reference: ['Reference ', ['reference']] } },
    later: { history: chunk('history'), deposit: chunk('deposit') },
  };
}

const english = languageOf('EN');
const loadLanguage = async (language: string) => languageOf(language);

test('a text is shown in the current language, with its values', () => {
  const texts = createTexts('EN', english, null);
  expect([texts.t('common.notice'), texts.t('common.reference', { reference: 'A1' })]).toEqual([
    'notice in EN',
    'Reference A1',
  ]);
});

test('a change of language loads its texts, then notifies', async () => {
  const texts = createTexts('EN', english, loadLanguage);
  const seen: string[] = [];
  texts.subscribe(() => seen.push(texts.t('common.notice')));
  await texts.change('VI');
  expect([texts.language(), seen]).toEqual(['VI', ['notice in VI']]);
});

test('later texts are there once they were asked for, and load once', async () => {
  const first = languageOf('EN');
  const texts = createTexts('EN', first, loadLanguage);
  expect(texts.t('history.title')).toBe('history.title');
  await Promise.all([texts.load('history'), texts.load('history')]);
  await texts.load('history');
  expect(texts.t('history.title')).toBe('history in EN');
  expect(first.later.history).toHaveBeenCalledTimes(1);
  expect(first.later.deposit).not.toHaveBeenCalled();
});

test('a change of language brings along what has loaded so far, and no more', async () => {
  const next = languageOf('VI');
  const texts = createTexts('EN', languageOf('EN'), async () => next);
  await texts.load('history');
  await texts.change('VI');
  expect(texts.t('history.title')).toBe('history in VI');
  expect(next.later.deposit).not.toHaveBeenCalled();
});

test('what is asked for during a change of language is there after it', async () => {
  const texts = createTexts('EN', languageOf('EN'), loadLanguage);
  await texts.load('history');
  const changing = texts.change('VI');
  await Promise.resolve();
  await texts.load('deposit');
  await changing;
  expect(texts.t('deposit.title')).toBe('deposit in VI');
});

test('texts that every page has need no load', async () => {
  await expect(createTexts('EN', english, null).load('common')).resolves.toBeUndefined();
});

test('texts that were lost load with the next try', async () => {
  const texts = createTexts('EN', languageOf('EN', new Set(['history'])), loadLanguage);
  await expect(texts.load('history')).rejects.toThrow('offline');
  await texts.load('history');
  expect(texts.t('history.title')).toBe('history in EN');
});

test('a language whose texts do not load keeps the current one', async () => {
  const texts = createTexts('EN', languageOf('EN'), () => Promise.reject(new Error('offline')));
  await expect(texts.change('VI')).rejects.toThrow();
  expect([texts.language(), texts.t('common.notice')]).toEqual(['EN', 'notice in EN']);
});

test('a language whose later texts do not load keeps the current one, and can be tried again', async () => {
  const next = languageOf('VI', new Set(['history']));
  const texts = createTexts('EN', languageOf('EN'), async () => next);
  await texts.load('history');
  await expect(texts.change('VI')).rejects.toThrow();
  expect(texts.language()).toBe('EN');
  await texts.change('VI');
  expect(texts.t('history.title')).toBe('history in VI');
});

test('of two changes on a slow network the later one counts, whichever texts come first', async () => {
  const come = new Map<string, () => void>();
  const load = (code: LanguageCode) =>
    new Promise<LanguageTexts>((resolve) => void come.set(code, () => resolve(languageOf(code))));
  const texts = createTexts('EN', languageOf('EN'), load);
  const slow = texts.change('VI');
  const later = texts.change('UR');
  come.get('UR')?.();
  await later;
  come.get('VI')?.();
  await slow;
  expect(texts.language()).toBe('UR');
  const dropped = texts.change('ID');
  await texts.change('UR');
  come.get('ID')?.();
  await dropped;
  expect(texts.language()).toBe('UR');
});

test('the language that the page wants by itself gives way to the one that the person is waiting for', async () => {
  const texts = createTexts('EN', english, loadLanguage);
  const chosen = texts.change('VI');
  await texts.change('UR', { isOwnWish: false });
  await chosen;
  expect(texts.language()).toBe('VI');
  await texts.change('UR', { isOwnWish: false });
  expect(texts.language(), 'nobody waits for another one').toBe('UR');
});
