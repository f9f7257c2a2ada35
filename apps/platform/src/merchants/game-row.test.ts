import { expect, test } from 'vitest';
import { GameRow } from './schema.ts';

test.each([
  ['koi-fortune', true],
  ['PP.vs20:bonanza', true],
  ['two words', false],
  ['../bonanza', false],
])('an operator lists a game by the code that a launch can carry: %j, %s', (gameCode, is) => {
  const row = {
    gameType: 'SLOT',
    vendor: 'PP',
    art: 'tile-bonanza',
    playable: true,
    displayName: { EN: 'Bonanza' },
    gameCode,
  };
  expect(GameRow.safeParse(row).success).toBe(is);
});
