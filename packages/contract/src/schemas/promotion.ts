// Promotions: which of them are there, and who came by a member's invitation.
import * as z from 'zod/mini';
import { listOf, orElse, ReadId, ReadNumber, ReadText, ReadTime, readFlag } from './read.ts';
import { Cursor, nothing } from './values.ts';

const absent = { enabled: false, count: 0 } as const;

const Promotion = z.object({
  enabled: readFlag(),
  /** How many promotions of this kind the caller can take part in @assumed. */
  count: orElse('count', ReadNumber, 0),
});

/** PR-01. A promotion that a back end leaves out is not there. */
export const AvailablePromotions = z.object({
  APP_DOWNLOAD: orElse('APP_DOWNLOAD', Promotion, absent),
  REFERRAL: orElse('REFERRAL', Promotion, absent),
});

/** A member who registered by another one's invitation. */
export const Referral = z.object({
  id: ReadId,
  /** The user name, mostly covered. */
  name: ReadText,
  registeredAt: orElse('registeredAt', ReadTime, null),
  hasDeposited: readFlag(),
});

export const promotionSchemas = {
  'relay.availablePromotions': { input: nothing, output: AvailablePromotions },
  'member.referrals': {
    input: z.strictObject({ cursor: Cursor }),
    output: z.object({
      /** Names the inviter in the address of a registration; null: the member may not invite. */
      code: orElse('code', ReadText, null),
      registered: orElse('registered', ReadNumber, 0),
      deposited: orElse('deposited', ReadNumber, 0),
      items: listOf('items', Referral),
      nextCursor: orElse('nextCursor', ReadText, null),
    }),
  },
} as const;
