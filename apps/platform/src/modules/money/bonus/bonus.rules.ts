// What a deposit's bonus comes to.
import type { DepositBonusOffer, Localized } from '../../../merchants/merchant.ts';

/** A bonus as a member reads it. Amounts are in minor units. */
export interface BonusTerms {
  readonly amount: bigint;
  /** Turnover that makes it cash. */
  readonly stakes: bigint;
  /** From the arrival of the deposit. */
  readonly days: number;
}

/** The bonus that an order remembers: what the operator offers later does not change it. */
export interface OrderBonus extends BonusTerms {
  readonly title: Localized;
  /** How often the member may have it. Missing: nobody counts, as of a reward. */
  readonly times?: number;
}

/** A bet that was won or lost. Amounts are in minor units. */
export interface EndedBet {
  readonly stake: bigint;
  /** What came back, the stake included. */
  readonly payout: bigint;
}

/**
 * What bets count for a bonus, taken together: the money that was at risk, which is what they won or lost, up to their stakes.
 * Stakes on every outcome of a draw, or on an outcome that is all but certain, count with what they cost @assumed.
 */
export const turnoverOf = (bets: readonly EndedBet[]): bigint => {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const gain = bets.reduce((sum, bet) => sum + bet.payout, 0n) - stake;
  const change = gain < 0n ? -gain : gain;
  return change < stake ? change : stake;
};

const WHOLE_PERCENT = 100n;

/** The bonus of a deposit; null where the deposit is too small for one. */
export const termsOf = (offer: Omit<DepositBonusOffer, 'title' | 'times'>, deposit: bigint): BonusTerms | null => {
  if (deposit < offer.leastDeposit) return null;
  const share = (deposit * BigInt(offer.percent)) / WHOLE_PERCENT;
  const amount = share > offer.most ? offer.most : share;
  return { amount, stakes: amount * BigInt(offer.turnover), days: offer.days };
};
