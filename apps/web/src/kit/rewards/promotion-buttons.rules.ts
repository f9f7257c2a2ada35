// PR-02: which buttons stand under a promotion.

export type PromotionButton = 'register' | 'invite' | 'benefits';

export interface ButtonFacts {
  readonly isLoggedIn: boolean;
  /** The referral entry leads to invitations. */
  readonly isReferralOn: boolean;
  /** The member's label is one of type AUTO. */
  readonly hasVipBenefits: boolean;
}

export function promotionButtons({
  isLoggedIn,
  isReferralOn,
  hasVipBenefits,
}: ButtonFacts): readonly PromotionButton[] {
  const shown = {
    register: !isLoggedIn,
    invite: isReferralOn,
    benefits: !isLoggedIn || hasVipBenefits,
  } as const satisfies Readonly<Record<PromotionButton, boolean>>;
  // Keys of the object above.
  return (Object.keys(shown) as PromotionButton[]).filter((button) => shown[button]);
}
