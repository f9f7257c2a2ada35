import { expect, test } from 'vitest';
import { OWN_LISTS } from './own-lists.ts';

const at = '2026-11-20T10:00:00.000Z';

test('a list on the device keeps games by the codes of their vendors, and nothing that is no code', () => {
  const bonanza = { vendor: 'PP', game: 'PP.vs20:bonanza', at };
  const found = { favourites: [bonanza, { ...bonanza, game: '<b>' }], recent: [{ ...bonanza, vendor: '../PP' }] };
  expect(OWN_LISTS.shape(found)).toEqual({ favourites: [bonanza], recent: [] });
});
