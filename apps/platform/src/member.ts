// A member as the platform keeps one: the shape that every session and every module knows.
import type { LanguageCode, RegisterRequest } from '@foyer/contract';

export type MemberStatus = 'active' | 'limited' | 'timeOut' | 'excluded' | 'closed';

export type RegisterMethod = RegisterRequest['registerMethod'];

/** The source of a member's affiliate. */
export type AffiliateSource = 'host' | 'affiliateCode' | 'referralCode' | 'domain';

export interface Member {
  readonly id: string;
  readonly merchant: string;
  /** The folded name that the member logs in with. */
  readonly account: string;
  readonly userName: string;
  readonly type: 0 | 1 | 2 | 4;
  readonly language: LanguageCode | null;
  readonly firstTime: boolean;
  readonly passwordChangedAt: Date;
  readonly passwordExpiredAt: Date | null;
  readonly status: MemberStatus;
  readonly statusUntil: Date | null;
  readonly registeredAt: Date;
  /** Id of the operator's label for this member. */
  readonly label: string | null;
  /** Number of the picture that the member chose; null: none. */
  readonly profileIcon: number | null;
  /** E.164. */
  readonly mobile: string | null;
  readonly email: string | null;
  /** Since when the password is the operator's default one; null for a password of the member's own. */
  readonly passwordGivenAt: Date | null;
  /** Device id of the registration. */
  readonly registerDevice: string | null;
  /** False: came by a social account or phone-auth, and has chosen none since. */
  readonly hasPassword: boolean;
  /** Methods of the second factor that the member turned on, as methodsOf() reads them. */
  readonly secondFactor: string;
}
