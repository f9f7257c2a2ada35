// PR-01: which promotions there are for everybody, and which for one member.
import type { AvailablePromotions, PromotionName } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isOn } from '../../../merchants/switch.ts';
import { mayTakePart } from '../../account/member/api.ts';

type Standing = Pick<Member, 'type' | 'status' | 'statusUntil'>;

/** @param member null: the list of everybody. Without the reward centre there are none. */
export const promotionsOf = (
  merchant: Pick<Merchant, 'promotions' | 'settings'>,
  member: Standing | null,
  now: Date,
): AvailablePromotions => {
  const isOpen = isOn(merchant, 'rewardCenter') && (member === null || mayTakePart(member, now));
  const standingOf = (name: PromotionName) => {
    const enabled = isOpen && merchant.promotions[name]?.enabled === true;
    // An operator runs one of each kind.
    return { enabled, count: enabled ? 1 : 0 };
  };
  return { APP_DOWNLOAD: standingOf('APP_DOWNLOAD'), REFERRAL: standingOf('REFERRAL') };
};
