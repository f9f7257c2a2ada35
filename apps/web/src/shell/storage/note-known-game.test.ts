import { expect, test } from 'vitest';
import { KNOWN_GAMES } from './known-games.ts';
import { noteKnownGame } from './note-known-game.ts';
import { createStore } from './store.ts';

test('the latest game stands first, each once, and no more than 24 are kept', () => {
  const store = createStore(null);
  for (const code of ['rapid5', 'PP.vs20:bonanza', 'rapid5']) noteKnownGame(store, code);
  expect(store.read(KNOWN_GAMES)).toBe('rapid5 PP.vs20:bonanza');
  for (let game = 0; game < 30; game += 1) noteKnownGame(store, `game${game}`);
  const kept = store.read(KNOWN_GAMES)?.split(' ');
  expect([kept?.length, kept?.[0]]).toEqual([24, 'game29']);
});

test('a launch without a game, or with no code of one, is not kept; neither is what stands there and is none', () => {
  const store = createStore(null);
  for (const code of ['', '../x', '<b>', 'a b']) noteKnownGame(store, code);
  expect(store.read(KNOWN_GAMES)).toBeNull();
  store.write(KNOWN_GAMES, '<b>  rapid5 ../x');
  noteKnownGame(store, 'moon3d');
  expect(store.read(KNOWN_GAMES)).toBe('moon3d rapid5');
});
