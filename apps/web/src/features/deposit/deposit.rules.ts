// Rules of a deposit before it is made: what is wrong with it, what it costs, and which one the member may want again.
import type { DepositMethod, DepositOrder } from '@foyer/contract';
import { readAmount, typedFrom } from '@foyer/contract/typed-amount';
import { type AmountWording, amountProblem, isWithin } from '../../kit/wallet/amount-problem.rules.ts';
import type { Problem } from '../../shell/errors/problem.rules.ts';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import { isDecided } from './order.rules.ts';

export type DepositField = 'method' | 'amount' | 'bonus';
export type DepositProblem = Problem<DepositField>;

/** What is entered: the code of a method, and the amount as it was typed. */
export interface Entry {
  readonly method: string;
  readonly typed: string;
}

/** A deposit as the call takes it. */
export interface Choice {
  readonly method: DepositMethod;
  /** Minor units. */
  readonly amount: string;
}

export type Checked = { readonly choice: Choice } | { readonly problem: DepositProblem };

/** The first thing that is wrong with a deposit, or the deposit. */
export function checkEntry(
  { method: code, typed }: Entry,
  methods: readonly DepositMethod[],
  words: AmountWording,
): Checked {
  const method = methods.find((one) => one.code === code);
  if (!method) return { problem: { at: 'method', text: 'deposit.methodMissing' } };
  const amount = readAmount(typed, words.form);
  if (!amount.ok) return { problem: amountProblem(amount.fault, words, method) };
  if (!isWithin(amount.minorUnits, method)) return { problem: amountProblem('tooLarge', words, method) };
  return { choice: { method, amount: amount.minorUnits } };
}

/** A rate counts hundredths of a per cent. */
const WHOLE_RATE = 10_000n;

const wholeRate = ({ rate }: DepositMethod['fee']): bigint => BigInt(Math.max(0, Math.round(rate)));

/** What the fee takes of a deposit, in minor units: a share is rounded up. */
export const feeOf = ({ method: { fee }, amount }: Choice): string => {
  const share = (BigInt(amount) * wholeRate(fee) + WHOLE_RATE - 1n) / WHOLE_RATE;
  return String(share + BigInt(fee.fixed));
};

/** What of a deposit arrives in the balance. */
export const arrivingOf = (choice: Choice): string => {
  const rest = BigInt(choice.amount) - BigInt(feeOf(choice));
  return rest > 0n ? String(rest) : '0';
};

/** A text with its values. */
export interface Phrase {
  readonly text: TextKey;
  readonly values?: TextValues;
}

/** The fee of a method: "No fee", "1.5% fee", "$1 + 1.5% fee". */
export function feeText({ fee }: Pick<DepositMethod, 'fee'>, { form, money }: AmountWording): Phrase {
  const rate = wholeRate(fee);
  const percent = typedFrom(String(rate), { ...form, minorDigits: 2 }).replace(/0$/, '');
  const fixed = money(fee.fixed);
  if (BigInt(fee.fixed) === 0n)
    return rate === 0n ? { text: 'deposit.noFee' } : { text: 'deposit.feeRate', values: { percent } };
  return rate === 0n
    ? { text: 'deposit.feeFixed', values: { fixed } }
    : { text: 'deposit.feeBoth', values: { fixed, percent } };
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The time that the money usually takes. */
export function timeText({ minutes }: Pick<DepositMethod, 'minutes'>): Phrase {
  if (minutes < 1) return { text: 'deposit.atOnce' };
  if (minutes < HOUR_MINUTES) return { text: 'deposit.aboutMinutes', values: { minutes: Math.round(minutes) } };
  if (minutes < DAY_MINUTES)
    return { text: 'deposit.aboutHours', values: { hours: Math.round(minutes / HOUR_MINUTES) } };
  return { text: 'deposit.aboutDays', values: { days: Math.round(minutes / DAY_MINUTES) } };
}

/** An order names its method by the title; one whose title has changed is found where its kind has one method alone. */
function methodOfOrder({ method, kind }: DepositOrder, methods: readonly DepositMethod[]): DepositMethod | undefined {
  const ofKind = methods.filter((one) => one.kind === kind);
  return ofKind.find(({ title }) => title === method) ?? (ofKind.length === 1 ? ofKind[0] : undefined);
}

/**
 * The deposit to offer once more: the last that succeeded, else the last that is decided; null where it is not possible
 * now. One that waits is to be paid, not made twice.
 */
export function choiceToRepeat(orders: readonly DepositOrder[], methods: readonly DepositMethod[]): Choice | null {
  const last = orders.find(({ status }) => status === 'succeeded') ?? orders.find(isDecided);
  const method = last && methodOfOrder(last, methods);
  return method && isWithin(last.amount, method) ? { method, amount: last.amount } : null;
}
