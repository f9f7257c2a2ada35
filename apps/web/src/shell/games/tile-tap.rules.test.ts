import { expect, test } from 'vitest';
import { tileTap } from './tile-tap.rules.ts';

const door = { code: 'rapid5', vendor: 'LOTT' };

test.each([
  ['logged in', door, true, '/m/home', { do: 'launch', query: { vendor: 'LOTT', code: 'rapid5' } }],
  ['a visitor', door, false, '/m/home', { do: 'logInFirst', query: { vendor: 'LOTT', code: 'rapid5' } }],
  [
    'from another page: the game leads back there',
    door,
    true,
    '/m/game',
    { do: 'launch', query: { vendor: 'LOTT', code: 'rapid5', backUrl: '/m/game' } },
  ],
  ['not open yet', undefined, true, '/m/home', { do: 'tellLater' }],
  ['not open yet, a visitor', undefined, false, '/m/home', { do: 'tellLater' }],
] as const)('a tap on a game: %s', (_, given, loggedIn, backUrl, tap) => {
  expect(tileTap(given, { loggedIn, backUrl })).toEqual(tap);
});
