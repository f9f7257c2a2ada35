// An amount on its way from what was shown to what it is. Pure.

const STEPS = 1_000;

/** The amount at a share of the way, which runs from 0 to 1. */
export const countedAt = (from: bigint, to: bigint, share: number): bigint =>
  from + ((to - from) * BigInt(Math.round(Math.min(1, Math.max(0, share)) * STEPS))) / BigInt(STEPS);
