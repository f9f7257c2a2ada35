// PR-02: which buttons stand under a promotion.

export type PromotionButton = 'download' | 'register' | 'invite' | 'benefits';

export interface ButtonFacts {
  /** The app can be downloaded on this device, and this is not the app. */
  readonly hasDownload: boolean;
  readonly isLoggedIn: boolean;
  /** The referral entry leads to invitations. */
  readonly isReferralOn: boolean;
  /** The member's label is one of type AUTO. */
  readonly hasVipBenefits: boolean;
}

export function promotionButtons({
  hasDownload,
  isLoggedIn,
  isReferralOn,
  hasVipBenefits,
}: ButtonFacts): readonly PromotionButton[] {
  const shown = {
    download: hasDownload,
    register: !isLoggedIn,
    invite: isReferralOn,
    benefits: !isLoggedIn || hasVipBenefits,
  } as const satisfies Readonly<Record<PromotionButton, boolean>>;
  // Keys of the object above.
  return (Object.keys(shown) as PromotionButton[]).filter((button) => shown[button]);
}
