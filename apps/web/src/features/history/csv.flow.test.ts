import type { Transaction } from '@foyer/contract';
import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type CsvEvent, csvFlow } from './csv.flow.ts';

const page = (count: number, cursor: string | null): CsvEvent => ({
  type: 'pageArrived',
  page: { entries: Array.from({ length: count }, (_, id) => ({ id: `${id}` }) as Transaction), cursor },
});
const tapped: CsvEvent = { type: 'downloadTapped' };
const saved: CsvEvent = { type: 'fileSaved' };
const missing = { reference: 'X', message: { text: 'failure.offline' } } as const;

const play = (...events: readonly CsvEvent[]) => {
  const { state, effects } = playFlow(csvFlow, events);
  const asked = effects.flatMap((effect) => (effect.do === 'loadPage' ? [effect.cursor] : []));
  const files = effects.flatMap((effect) => (effect.do === 'save' ? [effect.entries.length] : []));
  return { state, asked, files };
};

test('all pages are loaded one after another, then the file is saved', () => {
  expect(play(tapped, tapped, page(20, 'a'))).toMatchObject({ state: { at: 'collecting' }, asked: [null, 'a'] });
  expect(play(tapped, page(20, 'a'), page(5, null), saved)).toEqual({
    state: { at: 'saved', count: 25, isCut: false },
    asked: [null, 'a'],
    files: [25],
  });
});

test.each([
  ['just as many lines as a file takes', 1980, 20, null, 2000, false],
  ['one page more', 1980, 20, 'next', 2000, true],
  ['some lines more', 1990, 20, null, 2000, true],
])('of %s the file has at most two thousand', (_, before, last, cursor, count, isCut) => {
  const { state, asked, files } = play(tapped, page(before, 'a'), page(last, cursor), saved);
  expect({ state, files }).toEqual({ state: { at: 'saved', count, isCut }, files: [count] });
  expect(asked).toHaveLength(2);
});

test('a page that fails makes no half file, and the next tap begins anew', () => {
  const failed: CsvEvent = { type: 'pageFailed', missing };
  expect(play(tapped, page(20, 'a'), failed)).toMatchObject({ state: { at: 'failed', missing }, files: [] });
  expect(play(tapped, page(20, 'a'), failed, tapped)).toMatchObject({
    state: { at: 'collecting', entries: [] },
    asked: [null, 'a', null],
  });
});
