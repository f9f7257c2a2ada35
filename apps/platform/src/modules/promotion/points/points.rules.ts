// Points that playing makes.

/**
 * The points that a bet adds, by the member's stakes over all time with it: so no remainder is ever lost.
 * @param stakesPerPoint minor units; null: none
 */
export const earnedBy = (amount: bigint, stakes: bigint, stakesPerPoint: string | null): bigint => {
  if (stakesPerPoint === null) return 0n;
  const unit = BigInt(stakesPerPoint);
  return stakes / unit - (stakes - amount) / unit;
};
