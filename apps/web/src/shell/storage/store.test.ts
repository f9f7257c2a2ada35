import { expect, test } from 'vitest';
import { fakeDoor } from './fake-door.ts';
import { flag, text, textBag } from './shapes.ts';
import { createStore, type StorageKey } from './store.ts';

const note: StorageKey<Readonly<Record<string, string>>> = { name: 'note', area: 'local', json: true, shape: textBag };
const word: StorageKey<string> = { name: 'word', area: 'session', shape: text };
const biscuit: StorageKey<string> = { name: 'biscuit', area: 'cookie', shape: text, days: 90 };

test('what is written is read back, in its own area', () => {
  const door = fakeDoor();
  const store = createStore(door);
  store.write(note, { a: 'b' });
  store.write(word, 'hello');
  store.write(biscuit, 'a;b=c');
  expect([store.read(note), store.read(word), store.read(biscuit)]).toEqual([{ a: 'b' }, 'hello', 'a;b=c']);
  expect([...door.kept.local.keys()]).toEqual(['note']);
  expect([...door.kept.session.keys()]).toEqual(['word']);
  expect(door.written).toEqual([`biscuit=a%3Bb%3Dc; Max-Age=${90 * 86_400}; Path=/; SameSite=Lax; Secure`]);
});

test.each([
  ['blocked', { blocked: true, cookiesBlocked: true }],
  ['full', { full: true, cookiesBlocked: true }],
])('F7 with storage %s memory stands in, and nothing throws', (_, faults) => {
  const store = createStore(fakeDoor(faults));
  store.write(note, { a: 'b' });
  store.write(biscuit, 'x');
  expect([store.read(note), store.read(biscuit)]).toEqual([{ a: 'b' }, 'x']);
  store.remove(note);
  store.remove(biscuit);
  expect([store.read(note), store.read(biscuit)]).toEqual([null, null]);
});

test.each(['{', 'null', '[]', '"x"', '7'])('F7 a corrupt record %j counts as nothing', (found) => {
  const door = fakeDoor();
  door.kept.local.set('note', found);
  expect(createStore(door).read(note)).toBeNull();
});

test('a value that storage has again is not read from memory', () => {
  const door = fakeDoor();
  const store = createStore(door);
  store.write(word, 'one');
  door.kept.session.set('word', 'two');
  expect(store.read(word)).toBe('two');
});

test('on plain http cookies are written without Secure', () => {
  const door = fakeDoor({ secure: false });
  createStore(door).write(biscuit, 'x');
  expect(door.written[0]).not.toContain('Secure');
});

test('a flag is 0 or 1 and nothing else', () => {
  expect(['0', '1', '2', '', 1, null].map(flag)).toEqual(['0', '1', null, null, null, null]);
});
