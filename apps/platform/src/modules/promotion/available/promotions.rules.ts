// PR-01: which promotions there are for everybody, and which for one member.
import type { AvailablePromotions, PromotionName } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isOn } from '../../../merchants/switch.ts';
import { maySo } from '../../account/member/api.ts';

/** Members of this type take part in no promotion @assumed: the specification treats them differently everywhere. */
const TYPE_WITHOUT_PROMOTIONS = 4;

type Standing = Pick<Member, 'type' | 'status' | 'statusUntil'>;

export const mayTakePart = (member: Standing, now: Date): boolean =>
  member.type !== TYPE_WITHOUT_PROMOTIONS && maySo(member, 'promotion', now) === null;

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
