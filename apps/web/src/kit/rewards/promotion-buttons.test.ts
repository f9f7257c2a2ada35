import { expect, test } from 'vitest';
import { promotionButtons } from './promotion-buttons.rules.ts';

test.each([
  // logged in, referral on, VIP benefits, buttons
  [false, false, false, ['register', 'benefits']],
  [false, true, false, ['register', 'invite', 'benefits']],
  [true, false, false, []],
  [true, true, false, ['invite']],
  [true, false, true, ['benefits']],
  [true, true, true, ['invite', 'benefits']],
] as const)(
  'logged in %s, referral on %s, VIP benefits %s: %j',
  (isLoggedIn, isReferralOn, hasVipBenefits, buttons) => {
    expect(promotionButtons({ isLoggedIn, isReferralOn, hasVipBenefits })).toEqual(buttons);
  },
);
