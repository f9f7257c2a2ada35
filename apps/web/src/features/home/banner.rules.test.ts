import { expect, test } from 'vitest';
import { bannerTarget } from './banner.rules.ts';

const banner = (linkageType: 'P' | 'URL' | 'G', linkage: string, rest = {}) => ({ linkageType, linkage, ...rest });

test.each([
  ['a promotion', banner('P', 'demo-credit'), { to: 'route', route: 'activity', query: { id: 'demo-credit' } }],
  [
    'a lottery',
    banner('G', 'rapid5', { gameType: 'LOTT', vendor: 'LOTT' }),
    { to: 'game', launch: { code: 'rapid5', vendor: 'LOTT' } },
  ],
  [
    'a lottery without a vendor',
    banner('G', 'rapid5', { gameType: 'LOTT' }),
    { to: 'game', launch: { code: 'rapid5', vendor: 'LOTT' } },
  ],
  [
    'a lottery of a vendor with other games',
    banner('G', 'thai49', { gameType: 'ELOTT', vendor: 'PG' }),
    { to: 'game', launch: { code: 'thai49', vendor: 'PG', isLottery: true } },
  ],
  [
    'a game of another vendor',
    banner('G', 'dragon-court', { gameType: 'SLOT', vendor: 'PG' }),
    { to: 'game', launch: { code: 'dragon-court', vendor: 'PG' } },
  ],
  [
    'a table of a game',
    banner('G', 'baccarat', { gameType: 'LIVE', vendor: 'AE', nodeId: '318', roomId: 'C7' }),
    { to: 'game', launch: { code: 'baccarat', vendor: 'AE', nodeId: '318', roomId: 'C7' } },
  ],
  [
    'a game named by its node alone',
    banner('G', '', { gameType: 'LIVE', vendor: 'AE', nodeId: '318' }),
    { to: 'game', launch: { code: '318', vendor: 'AE', nodeId: '318' } },
  ],
  ['a vendor’s lobby', banner('G', '', { vendor: 'AE' }), { to: 'game', launch: { code: '', vendor: 'AE' } }],
  [
    'a game by its vendor’s code',
    banner('G', 'PP.vs20:bonanza', { vendor: 'PP' }),
    { to: 'game', launch: { code: 'PP.vs20:bonanza', vendor: 'PP' } },
  ],
  ['a code that no launch can carry', banner('G', 'two words', { vendor: 'PP' }), { to: 'game' }],
  ['a game that nobody opens yet', banner('G', 'dragon-court', { gameType: 'SLOT' }), { to: 'game' }],
  [
    'a page of ours',
    banner('URL', '/m/help?id=check-a-draw'),
    { to: 'route', route: 'help', query: { id: 'check-a-draw' } },
  ],
  ['a page that is none of ours', banner('URL', '/mirror'), { to: 'outside', address: '/mirror' }],
  ['dots in the path', banner('URL', '/m/..//evil.example'), { to: 'outside', address: '/m/..//evil.example' }],
  [
    'a page outside',
    banner('URL', 'https://example.com/fair?x=1'),
    { to: 'outside', address: 'https://example.com/fair?x=1' },
  ],
] as const)('a banner leads to %s', (_, given, target) => {
  expect(bannerTarget(given)).toEqual(target);
});
