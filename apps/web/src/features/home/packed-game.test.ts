import { expect, test } from 'vitest';
import type { TileGame } from '../../kit/games/tile-game.ts';
import { packGame } from './pack-game.ts';
import { unpackGame } from './packed-game.ts';

const koi = { name: 'Koi Fortune', kind: 'Slots', art: 'tile-koi' };

test.each<[string, TileGame]>([
  ['that opens', { ...koi, launch: { code: 'koi', vendor: 'FOX' } }],
  ['that opens later', koi],
  ['of a lottery type', { ...koi, launch: { code: 'thai49', vendor: 'PG', isLottery: true } }],
  ['with a tag', { ...koi, tag: 'hot', launch: { code: 'koi', vendor: 'FOX' } }],
  ['with a tag that opens later', { ...koi, tag: 'new' }],
  ['in maintenance, in another language', { ...koi, maintenance: true, language: 'EN' }],
  ['of another kind than its lane', { ...koi, kind: 'Table' }],
])('a game %s is the same when the page unpacks it', (_, game) => {
  const packed = packGame(game, 'Slots');
  expect(unpackGame(JSON.parse(JSON.stringify(packed)), 'Slots')).toEqual(game);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(game).length);
});
