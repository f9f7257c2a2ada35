import { expect, test } from 'vitest';
import { bannerTarget } from './banner.rules.ts';

const banner = (linkageType: 'P' | 'URL' | 'G', linkage: string, rest = {}) => ({ linkageType, linkage, ...rest });
const nowhere = { to: 'nowhere' };

test.each([
  ['a promotion', banner('P', 'demo-credit'), { to: 'route', route: 'activity', query: { id: 'demo-credit' } }],
  [
    'a lottery',
    banner('G', 'rapid5', { gameType: 'LOTT', vendor: 'TCG_SEA' }),
    { to: 'game', launch: { code: 'rapid5', vendor: 'TCG_SEA' } },
  ],
  [
    'a lottery without a vendor',
    banner('G', 'rapid5', { gameType: 'LOTT' }),
    { to: 'game', launch: { code: 'rapid5', vendor: 'LOTT' } },
  ],
  [
    'a game of another vendor',
    banner('G', 'dragon-court', { gameType: 'SLOT', vendor: 'PG' }),
    { to: 'game', launch: { code: 'dragon-court', vendor: 'PG' } },
  ],
  ['a game that is not open yet', banner('G', 'dragon-court', { gameType: 'SLOT' }), { to: 'game' }],
  [
    'a page of ours',
    banner('URL', '/m/help?id=check-a-draw'),
    { to: 'route', route: 'help', query: { id: 'check-a-draw' } },
  ],
  [
    'a page outside',
    banner('URL', 'https://example.com/fair?x=1'),
    { to: 'outside', address: 'https://example.com/fair?x=1' },
  ],
  ['plain http outside', banner('URL', 'http://example.com/'), nowhere],
  ['another host in disguise', banner('URL', '//evil.example'), nowhere],
  ['a backslash', banner('URL', '/\\evil.example'), nowhere],
  ['a script', banner('URL', 'javascript:alert(1)'), nowhere],
  ['a user name before the host', banner('URL', 'https://bank.example@evil.example/'), nowhere],
  ['dots in the path', banner('URL', '/m/..//evil.example'), nowhere],
  ['nothing', banner('URL', ''), nowhere],
] as const)('a banner links to %s', (_, given, target) => {
  expect(bannerTarget(given)).toEqual(target);
});
