// The types of transfers: how a member filters them, and which sum of the day each changes.

/** A column of the day's sums. */
export type DaySum = 'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'refunds' | 'others';

interface TransferRow {
  /** What the member's history is filtered by. */
  readonly category: 'deposit' | 'withdraw' | 'bet' | 'other';
  /** Null: no money came to the member or left. */
  readonly sum: DaySum | null;
}

export const transferTypes = {
  deposit: { category: 'deposit', sum: 'deposits' },
  /** Cash is held for a withdrawal that waits. */
  withdraw: { category: 'withdraw', sum: null },
  /** What was held comes back as cash: the withdrawal was refused or cancelled. */
  withdrawReturn: { category: 'withdraw', sum: null },
  /** What was held leaves: the withdrawal was paid. */
  payout: { category: 'withdraw', sum: 'withdrawals' },
  stake: { category: 'bet', sum: 'stakes' },
  win: { category: 'bet', sum: 'wins' },
  refund: { category: 'bet', sum: 'refunds' },
  /** A bonus is granted: it stands apart from cash until its turnover is reached. */
  bonusGrant: { category: 'other', sum: null },
  /** A bonus whose turnover was not reached in time is taken back. */
  bonusEnd: { category: 'other', sum: null },
  /** A bonus becomes cash. */
  bonus: { category: 'other', sum: 'others' },
  /** Cash for a mission, or for points. */
  reward: { category: 'other', sum: 'others' },
  /** The operator's own money goes into a new pot of a jackpot. */
  jackpotSeed: { category: 'other', sum: null },
  adjustment: { category: 'other', sum: 'others' },
  demoCredit: { category: 'other', sum: 'others' },
} as const satisfies Readonly<Record<string, TransferRow>>;

export type TransferType = keyof typeof transferTypes;

export const categoryOf = (type: TransferType): TransferRow['category'] => transferTypes[type].category;

/** Sums of money that left the member are positive, as the member says them: "staked 20". */
const spent: readonly DaySum[] = ['withdrawals', 'stakes'];

const counts: { readonly [S in DaySum]?: string } = { deposits: 'deposit_count', withdrawals: 'withdrawal_count' };

/** The column that a type changes, the column that counts it, and whether it is money that left the member. */
export const daySumOf = (
  type: TransferType,
): { readonly column: DaySum; readonly count: string | null; readonly isSpent: boolean } | null => {
  const column = transferTypes[type].sum;
  return column === null ? null : { column, count: counts[column] ?? null, isSpent: spent.includes(column) };
};
