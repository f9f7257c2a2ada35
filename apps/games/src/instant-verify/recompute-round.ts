// Repeats a round from its seeds with SHA-256 alone.
// Written apart from the server's code on purpose; both must match the vectors of the contract.

import type { Hashes } from '../verify/derive.ts';
import { fromBase64url, toBase64url } from '../verify/derive.ts';

export interface RoundSeeds {
  readonly game: string;
  readonly nonce: number;
  readonly clientSeed: string;
  /** base64url of 32 bytes. */
  readonly seed: string;
  /** The highest number of the jackpot; null where the round had none. */
  readonly jackpotOf: string | null;
}

export interface RecomputedRound {
  readonly commitment: string;
  /** The multiple in hundredths. */
  readonly result: number;
  readonly jackpotNumber: string | null;
}

/** In hundredths of hundredths: 97 of 100 come back in the long run. */
const SHARE = 97;
const LOWEST = 100;
const HIGHEST = 100_000;
/** Bytes 4 to 9 are the jackpot's: a fraction of 48 bits. */
const [JACKPOT_FROM, JACKPOT_TO] = [4, 10];

/** The fraction as a number from 1 to `of`. */
const jackpotNumber = (block: Uint8Array, of: string): string => {
  const hex = [...block.slice(JACKPOT_FROM, JACKPOT_TO)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return String(((BigInt(`0x${hex}`) * BigInt(of)) >> 48n) + 1n);
};

export const recomputeRound = async (
  hashes: Hashes,
  { game, nonce, clientSeed, seed, jackpotOf }: RoundSeeds,
): Promise<RecomputedRound> => {
  const secret = fromBase64url(seed);
  const commitment = toBase64url(await hashes.sha256(secret));
  const block = await hashes.hmac(secret, new TextEncoder().encode([game, nonce, clientSeed].join('|')));
  const [a = 0, b = 0, c = 0, d = 0] = block;
  const chance = ((a * 256 + b) * 256 + c) * 256 + d + 1;
  // Below 2^39: exact in a double.
  const multiple = Math.floor((SHARE * 4_294_967_296) / chance);
  return {
    commitment,
    result: Math.min(HIGHEST, Math.max(LOWEST, multiple)),
    jackpotNumber: jackpotOf === null ? null : jackpotNumber(block, jackpotOf),
  };
};
