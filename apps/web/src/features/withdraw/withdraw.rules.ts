// Rules of a withdrawal before it is made: what may leave, what is wrong with what was entered, and the words for it.
import type { PayoutAccount } from '@foyer/contract';
import { readAmount } from '@foyer/contract/typed-amount';
import { joinProblems, type PaymentProblem } from '../../kit/payment/payment.rules.ts';
import {
  type AmountRange,
  type AmountWording,
  amountProblem,
  isWithin,
} from '../../kit/wallet/amount-problem.rules.ts';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import type { WithdrawInfo } from './withdraw.data.ts';

export type WithdrawField = 'account' | 'amount';

export type WithdrawProblem = PaymentProblem<WithdrawField>;

/** What is entered: the id of an account, and the amount as it was typed. */
export interface Entry {
  readonly account: string;
  readonly typed: string;
}

/** A withdrawal as the call takes it. */
export interface Choice {
  readonly account: PayoutAccount;
  /** Minor units. */
  readonly amount: string;
}

export type Checked = { readonly choice: Choice } | { readonly problem: WithdrawProblem };

/** What may leave now, in minor units; null where the back end does not say. */
export const withdrawableOf = ({ balance }: Pick<WithdrawInfo, 'balance'>): string | null =>
  balance && (balance.withdrawable ?? balance.cash);

/** Without limits any amount is sent that can be typed, and the back end refuses what it does not want. */
const noLimits: AmountRange = { min: '1', max: '999999999999999' };

const limitsOf = ({ rules }: Pick<WithdrawInfo, 'rules'>): AmountRange => rules ?? noLimits;

const lesser = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? one : other);

/** The most that can be withdrawn at once. */
export function mostOf(info: Pick<WithdrawInfo, 'balance' | 'rules'>): string {
  const withdrawable = withdrawableOf(info);
  const { max } = limitsOf(info);
  return withdrawable === null ? max : lesser(withdrawable, max);
}

/** True where an amount can leave now. */
export const canWithdraw = (info: Pick<WithdrawInfo, 'balance' | 'rules'>): boolean =>
  BigInt(mostOf(info)) >= BigInt(limitsOf(info).min);

/**
 * Milliseconds by which the page's time may be behind the platform's: dates of answers have whole seconds, and the page's
 * time moves once a second. The platform decides.
 */
const BEHIND_MS = 2000;

export const isReady = ({ usableFrom }: Pick<PayoutAccount, 'usableFrom'>, now: number): boolean =>
  usableFrom === null || Date.parse(usableFrom) <= now + BEHIND_MS;

/** Stakes that are missing before a withdrawal or a bonus, in minor units, and the part that was made in per cent. */
export interface Missing {
  readonly amount: string;
  readonly percent: number;
}

/** Null where none are asked for, or enough were made. */
export function missingStakes(turnover: WithdrawInfo['turnover']): Missing | null {
  if (turnover === null) return null;
  const [required, done] = [BigInt(turnover.required), BigInt(turnover.done)];
  if (done >= required) return null;
  return { amount: String(required - done), percent: done > 0n ? Number((done * 100n) / required) : 0 };
}

/** The identity check that larger withdrawals wait for; null where no amount that can leave needs one. */
export function openIdentityCheck(
  info: Pick<WithdrawInfo, 'balance' | 'rules' | 'identityCheck'>,
): NonNullable<WithdrawInfo['identityCheck']> | null {
  const { identityCheck } = info;
  const isOpen = identityCheck !== null && identityCheck.status !== 'approved';
  return isOpen && BigInt(mostOf(info)) >= BigInt(identityCheck.from) ? identityCheck : null;
}

export interface QuickPick {
  readonly text: TextKey;
  readonly amount: string;
}

const shares = [
  { text: 'withdraw.pickQuarter', percent: 25n },
  { text: 'withdraw.pickHalf', percent: 50n },
] as const;

/** Parts of what may leave, as far as the limits allow them. */
export function picksOf(info: Pick<WithdrawInfo, 'balance' | 'rules'>): readonly QuickPick[] {
  const withdrawable = withdrawableOf(info);
  if (withdrawable === null || !canWithdraw(info)) return [];
  const most = mostOf(info);
  const parts = shares
    .map(({ text, percent }) => ({ text, amount: String((BigInt(withdrawable) * percent) / 100n) }))
    .filter(({ amount }) => isWithin(amount, { min: limitsOf(info).min, max: most }));
  return [...parts, { text: most === withdrawable ? 'withdraw.pickAll' : 'withdraw.pickMost', amount: most }];
}

function checkAccount(id: string, { accounts }: Pick<WithdrawInfo, 'accounts'>, now: number): PayoutAccount | null {
  const account = accounts.find((one) => one.id === id);
  return account && isReady(account, now) ? account : null;
}

type CheckedAmount = { readonly amount: string } | { readonly problem: WithdrawProblem };

function checkAmount(typed: string, info: WithdrawInfo, words: AmountWording): CheckedAmount {
  const limits = limitsOf(info);
  const amount = readAmount(typed, words.form);
  if (!amount.ok) return { problem: amountProblem(amount.fault, words, { min: limits.min, max: mostOf(info) }) };
  if (!isWithin(amount.minorUnits, limits)) return { problem: amountProblem('tooLarge', words, limits) };
  const withdrawable = withdrawableOf(info);
  if (withdrawable !== null && BigInt(amount.minorUnits) > BigInt(withdrawable))
    return { problem: { at: 'amount', text: 'withdraw.amountTooMuch', values: { most: words.money(withdrawable) } } };
  const check = openIdentityCheck(info);
  if (check && BigInt(amount.minorUnits) >= BigInt(check.from))
    return { problem: { at: 'amount', text: 'withdraw.identityRefused' } };
  return { amount: amount.minorUnits };
}

/** Everything that is wrong with a withdrawal, in the order of the fields, or the withdrawal. */
export function checkEntry(
  { account: id, typed }: Entry,
  info: WithdrawInfo,
  words: AmountWording,
  now: number,
): Checked {
  const account = checkAccount(id, info, now);
  const checked = checkAmount(typed, info, words);
  if (account && 'amount' in checked) return { choice: { account, amount: checked.amount } };
  const missing: WithdrawProblem = { at: 'account', text: 'withdraw.accountMissing' };
  const problems = [...(account ? [] : [missing]), ...('problem' in checked ? [checked.problem] : [])];
  return { problem: joinProblems(problems) ?? missing };
}

/** A page that adds an account. */
export interface WayToAdd {
  readonly to: 'addBankCard' | 'addBankCardPix';
  readonly text: TextKey;
}

/** The page of the accounts leads back to the withdrawal. */
export const backHere = { backUrl: '/m/withdraw' } as const;

/** The ways to add an account, the main one first. A back end that lists no kinds has accounts all the same. */
export function waysToAdd(kinds: WithdrawInfo['kinds']): readonly WayToAdd[] {
  const pix: WayToAdd = { to: 'addBankCardPix', text: 'withdraw.addPix' };
  const others: WayToAdd = { to: 'addBankCard', text: 'withdraw.addAccount' };
  const hasPix = kinds.some(({ kind }) => kind === 'pix');
  const hasOthers = kinds.length === 0 || kinds.some(({ kind }) => kind !== 'pix');
  return [...(hasOthers ? [others] : []), ...(hasPix ? [pix] : [])];
}

/** The account to begin with: the one that was chosen before a refresh, else the newest that is ready. */
export function firstAccount(kept: string | undefined, { accounts }: WithdrawInfo, now: number): string {
  const ready = accounts.filter((account) => isReady(account, now));
  return (ready.find(({ id }) => id === kept) ?? ready[0])?.id ?? '';
}

/**
 * The account of a form in which none is chosen: the only one that is ready. An account may become ready while the page
 * is open.
 */
export function accountOf(chosen: string, { accounts }: Pick<WithdrawInfo, 'accounts'>, now: number): string {
  if (chosen !== '') return chosen;
  const [only, ...more] = accounts.filter((account) => isReady(account, now));
  return only && more.length === 0 ? only.id : '';
}

/** A text with its values. */
export interface Phrase {
  readonly text: TextKey;
  readonly values?: TextValues;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The time within which a withdrawal is usually decided; null where the operator names none. */
export function timeText(rules: Pick<NonNullable<WithdrawInfo['rules']>, 'minutes'> | null): Phrase | null {
  const minutes = rules?.minutes ?? 0;
  if (minutes < 1) return null;
  if (minutes < HOUR_MINUTES) return { text: 'withdraw.withinMinutes', values: { minutes: Math.round(minutes) } };
  if (minutes < DAY_MINUTES)
    return { text: 'withdraw.withinHours', values: { hours: Math.round(minutes / HOUR_MINUTES) } };
  return { text: 'withdraw.withinDays', values: { days: Math.round(minutes / DAY_MINUTES) } };
}
