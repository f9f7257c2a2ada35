// Who may invite, the form of a code, and how much of a friend's name is shown.
import { randomInt } from 'node:crypto';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { maySo } from '../../account/member/api.ts';
import { promotionsOf } from '../available/api.ts';

/** Letters and digits that nobody takes for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30 to the power of 8: nobody finds a member by trying codes. */
const CODE_LENGTH = 8;
const CODE = new RegExp(`^[${LETTERS}]{${CODE_LENGTH}}$`);

/** True for what could be a member's code. An affiliate's own code stays the affiliate's. */
export const isMemberCode = ({ affiliates }: Pick<Merchant, 'affiliates'>, code: string): boolean =>
  CODE.test(code) && !affiliates.some(({ referralCode }) => referralCode === code);

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const isAgent = ({ type }: Pick<Member, 'type'>): boolean => type === 1 || type === 2;

/** Agents invite by their office, players by the promotion. Nobody invites whom the operator keeps from promotions. */
export const mayInvite = (merchant: Merchant, member: Member, now: Date): boolean =>
  isAgent(member) ? maySo(member, 'promotion', now) === null : promotionsOf(merchant, member, now).REFERRAL.enabled;
