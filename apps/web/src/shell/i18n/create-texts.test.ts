import type { Messages } from '@foyer/contract/messages';
import { expect, test, vi } from 'vitest';
import { createTexts } from './create-texts.ts';

const source = {
  first: async (language: string) => ({ common: { notice: `notice in ${language}` } }),
  others: async (language: string) => ({ pages: { help: `help in ${language}` } }),
  isMember: () => false,
};
const english: Messages = { common: { notice: 'Notice', reference: ['Reference ', ['reference']] } };

test('a text is shown in the current language, with its values', () => {
  const texts = createTexts('EN', english, null);
  expect([texts.t('common.notice'), texts.t('common.reference', { reference: 'A1' })]).toEqual([
    'Notice',
    'Reference A1',
  ]);
});

test('a change of language loads its texts, then notifies', async () => {
  const texts = createTexts('EN', english, source);
  const seen: string[] = [];
  texts.subscribe(() => seen.push(texts.t('common.notice')));
  await texts.change('VI');
  expect([texts.language(), seen]).toEqual(['VI', ['notice in VI']]);
});

test('a page that needs all texts has them, also after a change', async () => {
  const texts = createTexts('EN', english, source);
  await texts.complete();
  expect(texts.t('pages.help')).toBe('help in EN');
  await texts.change('VI');
  expect(texts.t('pages.help')).toBe('help in VI');
});

test('a visitor loads none of the texts of members; with a session a page has them, also after a change of language', async () => {
  const who = { isMember: false };
  const others = vi.fn(async (language: string) => ({
    ...(await source.others(language)),
    ...(who.isMember && { history: { title: `history in ${language}` } }),
  }));
  const texts = createTexts('EN', english, { ...source, others, isMember: () => who.isMember });
  await texts.complete();
  await texts.complete();
  expect(texts.t('history.title')).toBe('history.title');
  expect(others).toHaveBeenCalledTimes(1);
  who.isMember = true;
  await texts.complete();
  expect(texts.t('history.title')).toBe('history in EN');
  await texts.change('VI');
  expect(texts.t('history.title')).toBe('history in VI');
});

test('a language whose texts do not load keeps the current one', async () => {
  const texts = createTexts('EN', english, { ...source, first: () => Promise.reject(new Error('offline')) });
  await expect(texts.change('VI')).rejects.toThrow();
  expect([texts.language(), texts.t('common.notice')]).toEqual(['EN', 'Notice']);
});
