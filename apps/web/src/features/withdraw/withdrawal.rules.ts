// How a withdrawal stands, in words, steps and times.
import type { LanguageCode, Withdrawal, WithdrawalStatus } from '@foyer/contract';
import { dateFormat, localeOf } from '../../shell/i18n/dates.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { StepLook } from '../../ui/steps.tsx';

/** True where nobody waits for the withdrawal any more. */
export const isDecided = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'paid' || status === 'refused' || status === 'cancelled';

/** The withdrawals that are not decided yet. */
export const openWithdrawalsOf = (withdrawals: readonly Withdrawal[]): readonly Withdrawal[] =>
  withdrawals.filter((withdrawal) => !isDecided(withdrawal));

export const stateTexts: Readonly<Record<WithdrawalStatus, TextKey>> = {
  waiting: 'withdrawal.waiting',
  onHold: 'withdrawal.onHold',
  paid: 'withdrawal.paid',
  refused: 'withdrawal.refused',
  cancelled: 'withdrawal.cancelled',
};

/** The looks of the three steps: sent, checked, paid. */
export const stepLooks: Readonly<Record<WithdrawalStatus, readonly [StepLook, StepLook, StepLook]>> = {
  waiting: ['done', 'now', 'next'],
  onHold: ['done', 'now', 'next'],
  paid: ['done', 'done', 'done'],
  refused: ['done', 'stopped', 'next'],
  cancelled: ['done', 'stopped', 'next'],
};

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** "19:41", on another day "Nov 24, 19:41"; in western digits as in amounts, and in one piece within a sentence. */
export function momentText(at: string, now: number, language: LanguageCode): string {
  const then = new Date(at);
  const day = isSameDay(then, new Date(now)) ? {} : ({ day: 'numeric', month: 'short' } as const);
  const text = dateFormat(localeOf(language), {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(then);
  return `\u2068${text}\u2069`;
}

/** True where it takes longer than usual. */
export const isLate = ({ expectedBy }: Pick<Withdrawal, 'expectedBy'>, now: number): boolean =>
  expectedBy !== null && Date.parse(expectedBy) <= now;
