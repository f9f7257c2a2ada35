import { expect, test } from 'vitest';
import { promotionsOf } from './promotions.rules.ts';

const now = new Date('2026-11-26T12:00:00Z');
const both = { APP_DOWNLOAD: { enabled: true }, REFERRAL: { enabled: true } };
const referralAlone = { REFERRAL: { enabled: true } };
const player = { type: 0, status: 'active', statusUntil: null } as const;
const [on, off] = [
  { enabled: true, count: 1 },
  { enabled: false, count: 0 },
];

test.each([
  ['everybody has what the operator runs', true, both, null, on, on],
  ['a player has what everybody has', true, both, player, on, on],
  ['an agent has it as well', true, both, { ...player, type: 1 }, on, on],
  ['what the operator does not name is off', true, referralAlone, null, off, on],
  ['what the operator turned off is off', true, { ...both, REFERRAL: { enabled: false } }, player, on, off],
  ['nothing is named', true, {}, null, off, off],
  ['without the reward centre there is nothing', false, both, player, off, off],
  ['a member of type 4 takes part in nothing', true, both, { ...player, type: 4 }, off, off],
  ['a limited member takes part in nothing', true, both, { ...player, status: 'limited' }, off, off],
  [
    'a member whose time-out is over takes part again',
    true,
    both,
    { ...player, status: 'timeOut', statusUntil: new Date('2026-11-26T11:00:00Z') },
    on,
    on,
  ],
] as const)('%s', (_, rewardCenter, promotions, member, download, referral) => {
  const settings = { whitelabel: { REWCEN3: rewardCenter } };
  const merchant = { promotions, settings } as unknown as Parameters<typeof promotionsOf>[0]; // the rest is not read
  expect(promotionsOf(merchant, member, now)).toEqual({ APP_DOWNLOAD: download, REFERRAL: referral });
});
