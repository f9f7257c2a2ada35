// Decides a round from the seeds of both sides. The proof page does the same in the browser, with code of its own.
import { createHash, createHmac } from 'node:crypto';
import type { InstantGame } from './instant-games.table.ts';

/** What names a round: the player's seed stands last, so that no other round has the same text. */
export interface RoundName {
  readonly game: string;
  readonly nonce: number;
  readonly clientSeed: string;
}

const TWO_TO_32 = 2n ** 32n;
/** A result never lies below the stake itself. */
const LEAST_RESULT = 100n;

/** SHA-256 of the server seed, base64url: published before the player chooses a seed. */
export const seedCommitment = (seed: Uint8Array): string => createHash('sha256').update(seed).digest('base64url');

export const roundText = ({ game, nonce, clientSeed }: RoundName): string => `${game}|${nonce}|${clientSeed}`;

/** The first 32 bits of HMAC-SHA-256(server seed, "game|nonce|client seed"), big-endian. */
const wordOf = (seed: Uint8Array, name: RoundName): bigint =>
  BigInt(createHmac('sha256', seed).update(roundText(name), 'utf8').digest().readUInt32BE(0));

/**
 * The multiple of a round, in hundredths. It reaches a target T with a chance of `returns` / T, so that each target returns
 * the same share.
 */
export const resultOf = ({ targets, returns }: InstantGame, seed: Uint8Array, name: RoundName): number => {
  const multiple = (BigInt(returns) * TWO_TO_32) / (100n * (wordOf(seed, name) + 1n));
  const most = BigInt(targets.most);
  if (multiple < LEAST_RESULT) return Number(LEAST_RESULT);
  return Number(multiple > most ? most : multiple);
};

/** Pays the target's multiple of the stake where the result reaches it. A part below one minor unit stays with the operator. */
export const winOf = (stake: bigint, target: number, result: number): bigint =>
  result >= target ? (stake * BigInt(target)) / 100n : 0n;
