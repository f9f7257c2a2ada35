// The game wire of instant games: a round is decided by the bet itself, from seeds of both sides.
import * as z from 'zod/mini';
import { code, JackpotFacts } from './game.ts';
import { listOf, orElse, ReadAmount, ReadId, ReadNumber, ReadText, ReadTime } from './read.ts';
import { Opaque, PositiveAmount, text } from './values.ts';

/** SHA-256 of a server seed, base64url: public before the player's seed is chosen. */
const commitment = z.string();

/** What decides the rounds to come. */
export const InstantSeeds = z.object({
  commitment,
  /** What the player, or the player's phone, has chosen. */
  clientSeed: ReadText,
  /** Number of the next round with these seeds, from 0 on. */
  nonce: ReadNumber,
});

/** The jackpot's number of a round. It wins the jackpot where its stake, in minor units, reaches the number. */
export const RoundJackpot = z.object({
  /** From 1 on. */
  number: ReadAmount,
  /** The highest number that could come. */
  of: ReadAmount,
  /** What was paid: 0 for nearly all. */
  win: ReadAmount,
});

/** A round that was played. Multiples of the stake are in hundredths. */
export const InstantRound = z.object({
  round: ReadId,
  commitment,
  clientSeed: ReadText,
  nonce: ReadNumber,
  /** The multiple that the player bet on. */
  target: ReadNumber,
  /** The multiple that came. The bet is won where it reaches the target. */
  result: ReadNumber,
  stake: ReadAmount,
  /** What was paid: 0 for a lost bet. */
  win: ReadAmount,
  at: ReadTime,
  /** What the round drew for the jackpot; null where the game has none, as in a trial. */
  jackpot: orElse('jackpot', z.nullable(RoundJackpot), null),
});

/** Seeds that are used up: the secret may be known. */
export const RevealedSeeds = z.object({
  commitment,
  clientSeed: ReadText,
  /** The server seed: base64url of 32 bytes. */
  seed: z.string(),
  /** How many rounds it decided. */
  rounds: ReadNumber,
});

export const InstantState = z.object({
  game: z.string(),
  name: z.string(),
  art: orElse('art', ReadText, ''),
  /** Null until the player's seed is chosen for the first time. */
  seeds: z.nullable(InstantSeeds),
  /** The commitment to the server seed that follows a change of seeds. */
  next: commitment,
  /** The seeds before, once there are some. */
  revealed: orElse('revealed', z.nullable(RevealedSeeds), null),
  /** The latest first. */
  rounds: listOf('rounds', InstantRound),
  stake: z.object({ min: PositiveAmount, max: PositiveAmount, chips: z.array(PositiveAmount) }),
  /** The multiples that can be bet on, in hundredths. */
  targets: z.object({ least: ReadNumber, most: ReadNumber }),
  /** What comes back of all stakes in the long run, in basis points. */
  returns: ReadNumber,
  balance: ReadAmount,
  jackpot: orElse('jackpot', z.nullable(JackpotFacts), null),
});

const game = code(32);
const trial = Opaque;

const newRound = {
  game,
  stake: PositiveAmount,
  target: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** The commitment that the phone shows: a bet is never decided by other seeds. */
  commitment: Opaque,
};
const Played = z.object({
  round: InstantRound,
  seeds: InstantSeeds,
  balance: ReadAmount,
  /** What waits in the jackpot after the round; null where there is none. */
  jackpot: orElse('jackpot', z.nullable(ReadAmount), null),
});

/** Longer texts are refused with a reason of their own. */
const newSeed = { game, clientSeed: text(16_384), next: Opaque };
const Changed = z.object({
  seeds: InstantSeeds,
  next: commitment,
  revealed: orElse('revealed', z.nullable(RevealedSeeds), null),
});

export const instantWire = {
  'games.instantState': { input: z.strictObject({ game }), output: InstantState },
  'games.instantBet': { input: z.strictObject(newRound), output: Played },
  'games.instantSeed': { input: z.strictObject(newSeed), output: Changed },
  'games.instantProof': {
    input: z.strictObject({ game, round: code(64) }),
    output: z.object({
      game: z.string(),
      round: z.string(),
      commitment,
      clientSeed: ReadText,
      nonce: ReadNumber,
      target: ReadNumber,
      result: ReadNumber,
      /** Null while the server seed still decides rounds. */
      seed: z.nullable(z.string()),
      /** What the round drew for the jackpot, and whether its stake reached it. */
      jackpot: orElse(
        'jackpot',
        z.nullable(z.object({ number: ReadAmount, of: ReadAmount, isWon: z.boolean() })),
        null,
      ),
    }),
  },
  'games.jackpot': { input: z.strictObject({ game }), output: z.object({ jackpot: z.nullable(JackpotFacts) }) },
  'games.instantTrialState': { input: z.strictObject({ trial, game }), output: InstantState },
  'games.instantTrialBet': { input: z.strictObject({ trial, ...newRound }), output: Played },
  'games.instantTrialSeed': { input: z.strictObject({ trial, ...newSeed }), output: Changed },
} as const;
