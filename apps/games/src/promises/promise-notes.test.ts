import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOf } from './promise-notes.rules.ts';
import { notePromise, storedNotes } from './promise-notes.ts';

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  };
};
const noted = (issue: string, game = 'rapid5') => noteOf(storedNotes(game), issue);

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

test('the first promise of a draw stays noted, for each lottery separately', () => {
  notePromise('rapid5', '7', 'first');
  notePromise('rapid5', '7', 'second');
  notePromise('moon3d', '7', 'other');
  expect(storedNotes('rapid5')).toEqual([['7', 'first']]);
  expect([noted('7', 'moon3d'), noted('8')]).toEqual(['other', null]);
});

test('a phone keeps only the newest notes', () => {
  for (let issue = 0; issue <= 200; issue += 1) notePromise('rapid5', String(issue), `c${issue}`);
  expect(storedNotes('rapid5')).toHaveLength(200);
  expect([noted('0'), noted('1'), noted('200')]).toEqual([null, 'c1', 'c200']);
});

test.each(['no json', '{}', 'null', '[["7"],["7",1],7,null]'])(
  'a broken list of notes (%s) counts as empty',
  (text) => {
    localStorage.setItem('foyer.game.promises.rapid5', text);
    expect(storedNotes('rapid5')).toEqual([]);
    notePromise('rapid5', '7', 'c');
    expect(noted('7')).toBe('c');
  },
);

test('blocked storage causes no error: nothing is noted', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => notePromise('rapid5', '7', 'c')).not.toThrow();
  expect(storedNotes('rapid5')).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  expect(() => notePromise('rapid5', '7', 'c')).not.toThrow();
  expect(storedNotes('rapid5')).toEqual([]);
});
