// Types of a lottery's data: number range, bets, odds, drawn numbers, bet line.

/** From what a draw is made. `ordered`: one digit per place, repeats allowed; else numbers without repeats, then the bonus from the rest. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly draw: number;
  readonly bonus: number;
  readonly ordered: boolean;
  /** A table of prizes, the top prize first: its digits are the drawn numbers, and every number of the table counts. */
  readonly prizes?: readonly PrizeGroup[];
}

/** Numbers of one rank in a table of prizes. */
export interface PrizeGroup {
  readonly code: string;
  readonly count: number;
  readonly digits: number;
}

/** The vendor under whose name a lottery is launched: other forms of a launch, other kinds of draws. */
export type LotteryVendor = 'LOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA';

/**
 * The rule that judges a line. `contains`: all picked numbers were drawn. `matches`: the prize grows with their count.
 * `bonus`: the bonus was picked. `sumSize` and `sumParity`: the sum of the drawn numbers decides. `places`: the last
 * places fit in order. `anyOrder`: all places fit in any order. `tails`: each number of a table of prizes pays that ends
 * with the digits.
 */
export type Rule = 'contains' | 'matches' | 'bonus' | 'sumSize' | 'sumParity' | 'places' | 'anyOrder' | 'tails';

/** The payout of one outcome of a bet: a multiple of the stake, in hundredths. */
export interface Odds {
  readonly tier: string;
  readonly hundredths: number;
}

export interface BetRow {
  readonly code: string;
  readonly kind: 'numbers' | 'side' | 'digits';
  readonly rule: Rule;
  readonly pick: number;
  readonly sides: readonly string[];
  readonly odds: readonly Odds[];
  /**
   * The share of a stake that returns in the long run, in basis points, by choice that a player has; proven by counting
   * in odds.test.ts.
   */
  readonly returns: Readonly<Record<string, number>>;
  /** Of a bet on a table: the prizes that count; all of them where it names none. */
  readonly among?: readonly string[];
}

export interface Lottery {
  readonly code: string;
  readonly name: string;
  /** Name of its tile in the shared art. */
  readonly art: string;
  readonly vendor: LotteryVendor;
  readonly intervalSeconds: number;
  readonly range: Range;
  readonly bets: readonly BetRow[];
}

/** The drawn numbers: sorted unless the places matter. */
export interface Drawn {
  readonly numbers: readonly number[];
  readonly bonus: readonly number[];
  /** Every number of a table of prizes, in its order. */
  readonly prizes?: readonly string[];
}

/** One line of a bet, checked: numbers sorted unless the places matter. */
export interface Line {
  readonly betType: string;
  readonly numbers: readonly number[];
  readonly side: string | null;
}
