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
    'from another page: the game leads back there',
    launch,
    true,
    '/m/game',
    { do: 'launch', query: { vendor: 'LOTT', code: 'rapid5', backUrl: '/m/game' }, direct: false },
  ],
  ['not open yet', undefined, true, '/m/home', { do: 'showComingLater' }],
  ['not open yet, a visitor', undefined, false, '/m/home', { do: 'showComingLater' }],
] as const)('a tap on a game: %s', (_, given, mayLaunch, backUrl, tap) => {
  expect(tileTap(given, { mayLaunch, asksFirst: undefined, isKnown: true, backUrl })).toEqual(tap);
});

test.each([
  ['a member plays at once', true, undefined, false, 'launch'],
  ['a visitor who has read about it elsewhere logs in', false, false, false, 'logInFirst'],
  ['a member who asks first reads about it', true, true, true, 'showSheet'],
  ['a visitor reads about it', false, undefined, false, 'showSheet'],
  ['a visitor on a device that knows the game logs in', false, undefined, true, 'logInFirst'],
  ['a visitor who asks first reads about it', false, true, true, 'showSheet'],
] as const)('a tap on a lottery: %s', (_, mayLaunch, asksFirst, isKnown, expected) => {
  const tap = tileTap(launch, { mayLaunch, asksFirst, isKnown, backUrl: '/m/home' });
  expect(tap).toEqual({ do: expected, query: { vendor: 'LOTT', code: 'rapid5' }, direct: false });
});
