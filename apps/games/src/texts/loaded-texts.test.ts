import type { LanguageCode } from '@foyer/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { withTexts } from './loaded-texts.ts';
import { type Texts, textsFrom } from './texts.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Languages whose file is lost at first, and what happens when it is there at last. */
function scene(lost: LanguageCode[]) {
  const begun: LanguageCode[] = [];
  const offered: string[] = [];
  let come = (): void => undefined;
  const there = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.stubGlobal('document', { querySelector: () => ({ classList: { add: (name: string) => offered.push(name) } }) });
  const load = async (language: LanguageCode): Promise<Texts> => {
    if (lost.includes(language)) throw new Error(`${language} was lost.`);
    return textsFrom(language, {});
  };
  // Once the network is back every file is there.
  const until = async <T>(again: () => Promise<T>): Promise<T> => {
    await there;
    lost.length = 0;
    return again();
  };
  const begin = withTexts('VI', ({ language }) => void begun.push(language), load, until);
  return { begun, offered, come, begin, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

test('LA-02 a page starts once, in its language', async () => {
  const { begun, begin } = scene([]);
  await begin;
  expect(begun).toEqual(['VI']);
});

test('English replaces a language whose file is lost, until it loads', async () => {
  const { begun, offered, come, begin, settled } = scene(['VI']);
  await settled();
  expect([begun, offered]).toEqual([['EN'], []]);
  come();
  await begin;
  expect(begun).toEqual(['EN', 'VI']);
});

test('the page offers to reload when English is lost too, and starts when its language loads', async () => {
  const { begun, offered, come, begin, settled } = scene(['VI', 'EN']);
  await settled();
  expect([begun, offered]).toEqual([[], ['late--now']]);
  come();
  await begin;
  expect(begun).toEqual(['VI']);
});

test('a late English does not replace the language', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const begun: LanguageCode[] = [];
  const load = async (language: LanguageCode): Promise<Texts> => {
    if (language === 'VI') throw new Error('VI was lost.');
    await late;
    return textsFrom(language, {});
  };
  const until = async <T>(): Promise<T> => textsFrom('VI', {}) as T;
  await withTexts('VI', ({ language }) => void begun.push(language), load, until);
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual(['VI']);
});
