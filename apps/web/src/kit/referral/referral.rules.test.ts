import { expect, test } from 'vitest';
import { invitationLink, referralTarget } from './referral.rules.ts';

const [on, off] = [true, false];

test.each([
  // Nobody is logged in: the list of everybody alone decides.
  [null, on, on, off, 'inviteFriends'],
  [null, on, off, off, 'comingSoon'],
  [null, off, on, off, 'comingSoon'],
  [null, off, off, off, 'comingSoon'],
  // Agents are led to their own page in every case.
  [1, on, on, on, 'agentRegister'],
  [1, on, off, off, 'agentRegister'],
  [1, off, off, off, 'agentRegister'],
  [2, on, on, on, 'agentRegister'],
  [2, off, off, off, 'agentRegister'],
  // Players need both lists, and the reward centre.
  [0, on, on, on, 'inviteFriends'],
  [0, on, on, off, 'customerService'],
  [0, on, off, on, 'customerService'],
  [0, on, off, off, 'customerService'],
  [0, off, on, on, 'customerService'],
  // A member of type 4 is no agent.
  [4, on, on, on, 'inviteFriends'],
  [4, on, on, off, 'customerService'],
] as const)(
  'RF-01 type %s, reward centre %s, common %s, personal %s: %s',
  (type, hasRewardCenter, common, personal, target) => {
    expect(referralTarget({ type, hasRewardCenter, common, personal })).toBe(target);
  },
);

test('the link of an invitation names its code, and nothing else of the visit', () => {
  expect(invitationLink('https://play.example.com', 'K7QW2M9X')).toBe(
    'https://play.example.com/m/register?referralCode=K7QW2M9X',
  );
  expect(invitationLink('https://play.example.com', 'a&token=b')).toBe(
    'https://play.example.com/m/register?referralCode=a%26token%3Db',
  );
});
