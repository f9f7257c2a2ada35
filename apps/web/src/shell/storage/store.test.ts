import { expect, test } from 'vitest';
import { fakeStorage } from './fake-storage.ts';
import { asTextRecord, flag, text } from './shapes.ts';
import { createStore, type StorageKey } from './store.ts';

const note: StorageKey<Readonly<Record<string, string>>> = {
  name: 'note',
  area: 'local',
  json: true,
  shape: asTextRecord,
};
const word: StorageKey<string> = { name: 'word', area: 'session', shape: text };
const biscuit: StorageKey<string> = { name: 'biscuit', area: 'cookie', shape: text, days: 90 };

test('a written value is read back, in its own area', () => {
  const storage = fakeStorage();
  const store = createStore(storage);
  store.write(note, { a: 'b' });
  store.write(word, 'hello');
  store.write(biscuit, 'a;b=c');
  expect([store.read(note), store.read(word), store.read(biscuit)]).toEqual([{ a: 'b' }, 'hello', 'a;b=c']);
  expect([...storage.kept.local.keys()]).toEqual(['note']);
  expect([...storage.kept.session.keys()]).toEqual(['word']);
  expect(storage.written).toEqual([`biscuit=a%3Bb%3Dc; Max-Age=${90 * 86_400}; Path=/; SameSite=Lax; Secure`]);
});

test.each([
  ['blocked', { blocked: true, cookiesBlocked: true }],
  ['full', { full: true, cookiesBlocked: true }],
])('F7 with storage %s memory replaces it, and nothing throws', (_, faults) => {
  const store = createStore(fakeStorage(faults));
  store.write(note, { a: 'b' });
  store.write(biscuit, 'x');
  expect([store.read(note), store.read(biscuit)]).toEqual([{ a: 'b' }, 'x']);
  store.remove(note);
  store.remove(biscuit);
  expect([store.read(note), store.read(biscuit)]).toEqual([null, null]);
});

test.each(['{', 'null', '[]', '"x"', '7'])('F7 a corrupt record %j is ignored', (found) => {
  const storage = fakeStorage();
  storage.kept.local.set('note', found);
  expect(createStore(storage).read(note)).toBeNull();
});

test('a value that storage has again is not read from memory', () => {
  const storage = fakeStorage();
  const store = createStore(storage);
  store.write(word, 'one');
  storage.kept.session.set('word', 'two');
  expect(store.read(word)).toBe('two');
});

test('on plain http cookies are written without Secure', () => {
  const storage = fakeStorage({ secure: false });
  createStore(storage).write(biscuit, 'x');
  expect(storage.written[0]).not.toContain('Secure');
});

test('a flag is 0 or 1 and nothing else', () => {
  expect(['0', '1', '2', '', 1, null].map(flag)).toEqual(['0', '1', null, null, null, null]);
});
