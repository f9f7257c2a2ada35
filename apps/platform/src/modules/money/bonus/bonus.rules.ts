// What a deposit's bonus comes to.
import type { DepositBonusOffer, Localized } from '../../../merchants/merchant.ts';

/** A bonus as a member reads it. Amounts are in minor units. */
export interface BonusTerms {
  readonly amount: bigint;
  /** Stakes that make it cash. */
  readonly stakes: bigint;
  /** From the arrival of the deposit. */
  readonly days: number;
}

/** The bonus that an order remembers: what the operator offers later does not change it. */
export interface OrderBonus extends BonusTerms {
  readonly title: Localized;
}

const WHOLE_PERCENT = 100n;

/** The bonus of a deposit; null where the deposit is too small for one. */
export const termsOf = (offer: Omit<DepositBonusOffer, 'title'>, deposit: bigint): BonusTerms | null => {
  if (deposit < offer.leastDeposit) return null;
  const share = (deposit * BigInt(offer.percent)) / WHOLE_PERCENT;
  const amount = share > offer.most ? offer.most : share;
  return { amount, stakes: amount * BigInt(offer.turnover), days: offer.days };
};
