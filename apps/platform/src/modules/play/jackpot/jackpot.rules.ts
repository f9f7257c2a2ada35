// Decides the jackpot of a round. The proof page does the same in the browser, with code of its own.
import { createHmac } from 'node:crypto';

/** What a pot has from its opening until it is won. */
export interface PotTerms {
  /** What of a stake goes into it, in basis points. */
  readonly share: number;
  /** A stake wins with a chance of its amount in so much. */
  readonly stakesPerWin: bigint;
}

const BASIS_POINTS = 10_000n;
const TWO_TO_48 = 2n ** 48n;
/** The first four bytes decide the round itself. */
const FIRST_BYTE = 4;
const BYTES = 6;

/** What of a stake goes into the pot. A part below one minor unit stays with the operator. */
export const partOf = (stake: bigint, { share }: Pick<PotTerms, 'share'>): bigint =>
  (stake * BigInt(share)) / BASIS_POINTS;

/** The files allow stakes up to a tenth of what is staked for a win. */
const MOST_CHANCE = 10n;

/**
 * How high the number of a round may be: what is staked for a win. No later limit of stakes lets one round win with more than one chance in
 * ten, and no minor unit ever has more than one in `stakesPerWin` @assumed
 */
export const highestNumber = (stake: bigint, { stakesPerWin }: Pick<PotTerms, 'stakesPerWin'>): bigint =>
  stake * MOST_CHANCE > stakesPerWin ? stake * MOST_CHANCE : stakesPerWin;

/** The jackpot's number of a round, from 1 to `of`: the bytes of the round's own HMAC that decide nothing else. */
export const numberOf = (seed: Uint8Array, round: string, of: bigint): bigint => {
  const block = createHmac('sha256', seed).update(round, 'utf8').digest();
  return (BigInt(block.readUIntBE(FIRST_BYTE, BYTES)) * of) / TWO_TO_48 + 1n;
};

/** Each minor unit of the stake is a ticket: 500 of them win with the numbers from 1 to 500. */
export const winsJackpot = (stake: bigint, number: bigint): boolean => number <= stake;
