import { expect, test } from 'vitest';
import { tileTap } from './tile-tap.rules.ts';

const launch = { code: 'rapid5', vendor: 'LOTT' };

test.each([
  ['logged in', launch, true, '/m/home', { do: 'launch', query: { vendor: 'LOTT', code: 'rapid5' }, direct: false }],
  [
    'of another vendor: without the launch page',
    { code: 'koi', vendor: 'PG' },
    true,
    '/m/home',
    { do: 'launch', query: { vendor: 'PG', code: 'koi' }, direct: true },
  ],
  ...(['TCG_SEA', 'TCG_LOTTO_VN'] as const).map(
    (vendor) =>
      [
        `of the lottery vendor ${vendor}`,
        { code: 'rapid5', vendor },
        true,
        '/m/home',
        { do: 'launch', query: { vendor, code: 'rapid5' }, direct: false },
      ] as const,
  ),
  [
    'of a lottery type, whoever its vendor is',
    { code: 'thai49', vendor: 'PG', isLottery: true },
    true,
    '/m/home',
    { do: 'launch', query: { vendor: 'PG', code: 'thai49' }, direct: false },
  ],
  [
    'in a room of its node',
    { code: 'baccarat', vendor: 'AE', nodeId: '318', roomId: 'C7' },
    true,
    '/m/home',
    { do: 'launch', query: { vendor: 'AE', code: 'baccarat', nodeId: '318', roomId: 'C7' }, direct: true },
  ],
  [
    'a visitor',
    launch,
    false,
    '/m/home',
    { do: 'logInFirst', query: { vendor: 'LOTT', code: 'rapid5' }, direct: false },
  ],
  [
    'from another page: the game leads back there',
    launch,
    true,
    '/m/game',
    { do: 'launch', query: { vendor: 'LOTT', code: 'rapid5', backUrl: '/m/game' }, direct: false },
  ],
  ['not open yet', undefined, true, '/m/home', { do: 'showComingLater' }],
  ['not open yet, a visitor', undefined, false, '/m/home', { do: 'showComingLater' }],
] as const)('a tap on a game: %s', (_, given, mayLaunch, backUrl, tap) => {
  expect(tileTap(given, { mayLaunch, backUrl })).toEqual(tap);
});
