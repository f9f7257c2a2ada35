import { expect, test } from 'vitest';
import { promotionButtons } from './promotion-buttons.rules.ts';

test.each([
  // download, logged in, referral on, VIP benefits, buttons
  [true, false, false, false, ['download', 'register', 'benefits']],
  [false, false, false, false, ['register', 'benefits']],
  [true, true, false, false, ['download']],
  [false, false, true, false, ['register', 'invite', 'benefits']],
  [false, true, false, false, []],
  [false, true, true, false, ['invite']],
  [false, true, false, true, ['benefits']],
  [true, true, true, true, ['download', 'invite', 'benefits']],
] as const)(
  'download %s, logged in %s, referral on %s, VIP benefits %s: %j',
  (hasDownload, isLoggedIn, isReferralOn, hasVipBenefits, buttons) => {
    expect(promotionButtons({ hasDownload, isLoggedIn, isReferralOn, hasVipBenefits })).toEqual(buttons);
  },
);
