// What the bonus of a deposit comes to, and the words for it.
import type { DepositBonus, InputOf } from '@foyer/contract';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';

/** The terms as the call carries them: the member agrees to what the page showed. Amounts are in minor units. */
export type BonusTerms = NonNullable<InputOf<'wallet.deposit'>['bonus']>;

/** Per cent and turnover count with two decimals. */
const HUNDRED = 100n;
const hundredths = (count: number): bigint => BigInt(Math.max(0, Math.round(count * 100)));

/** The bonus of a deposit; null where none is offered, or the deposit is too small for one. */
export function termsOf(bonus: DepositBonus | null, deposit: string | null): BonusTerms | null {
  if (bonus === null || deposit === null || BigInt(deposit) < BigInt(bonus.leastDeposit)) return null;
  const share = (BigInt(deposit) * hundredths(bonus.percent)) / (HUNDRED * HUNDRED);
  const amount = share < BigInt(bonus.most) ? share : BigInt(bonus.most);
  const stakes = (amount * hundredths(bonus.turnover)) / HUNDRED;
  return amount > 0n && stakes > 0n ? { amount: String(amount), stakes: String(stakes), days: bonus.days } : null;
}

/** The sentence of the card: what arrives and what for, or from which deposit on there is a bonus. */
export function bonusText(
  { percent, most, leastDeposit, turnover, days }: DepositBonus,
  terms: BonusTerms | null,
  money: (minorUnits: string) => string,
): { readonly text: TextKey; readonly values: TextValues } {
  if (terms) {
    const { amount, stakes } = terms;
    return { text: 'deposit.bonusTerms', values: { amount: money(amount), stakes: money(stakes), days } };
  }
  const values = { percent, most: money(most), least: money(leastDeposit), turnover, days };
  return { text: 'deposit.bonusOffer', values };
}

/** Chosen, but the amount has no bonus yet. */
const WAITING = '-';

/** The choice of a bonus as an intent and its draft keep it: the terms, so that a repetition has the same; empty without it. */
export function chosenBonus(bonus: DepositBonus | null, isChosen: boolean, deposit: string | null): string {
  if (!isChosen || bonus === null) return '';
  const terms = termsOf(bonus, deposit);
  return terms ? `${terms.amount} ${terms.stakes} ${terms.days}` : WAITING;
}

/** The terms that were chosen; null without a bonus. */
export function readTerms(chosen: string): BonusTerms | null {
  const [amount, stakes, days] = chosen.split(' ');
  return amount && stakes && days ? { amount, stakes, days: Number(days) } : null;
}
