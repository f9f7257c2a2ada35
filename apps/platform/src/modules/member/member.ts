// A member as the platform keeps one.
import type { LanguageCode } from '@foyer/contract';

export type MemberStatus = 'active' | 'limited' | 'timeOut' | 'excluded' | 'closed';

export interface Member {
  readonly id: string;
  readonly merchant: string;
  /** What the member logs in with, folded. */
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
}

/** One account whatever the case and the width of its letters. */
export const foldAccount = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();
