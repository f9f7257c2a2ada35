// Plays instant games for any purse: rounds one after another, each once for its key, and the change of seeds.
import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Jackpot } from '../../../merchants/merchant.ts';
import type { CallContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { type JackpotOutcome, numberOf, partOf, waitingPot, wireJackpot } from '../jackpot/api.ts';
import { type InstantGame, instantGameOf } from './instant-games.table.ts';
import { artOf, nameIn } from './instant-names.ts';
import {
  addNextSeed,
  addRound,
  countRound,
  holdSeeds,
  lastRevealed,
  type Owner,
  type RoundRow,
  type RoundTransfers,
  revealSeed,
  roundByKey,
  roundsOf,
  type SeedRow,
  useSeed,
} from './instant-store.ts';
import { resultOf, roundText, seedCommitment, winOf } from './outcome.rules.ts';

const SEED_BYTES = 32;
/** The rounds that a player sees at once. */
const SHOWN_ROUNDS = 20;
/** 1 to 64 characters without control characters @assumed. */
const CLIENT_SEED = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u;

type State = OutputOf<'games.instantState'>;
type Bet = InputOf<'games.instantBet'>;

/** A round before its money moves. */
export interface DrawnRound extends Omit<RoundRow, 'jackpot'> {
  /** What of the stake goes into the pot, and how the round draws its number; null where it has no jackpot. */
  readonly jackpot: { readonly part: bigint; readonly draw: (highest: bigint) => bigint } | null;
}

/** What a round moved, and the money that is left. */
export interface Settled extends RoundTransfers {
  readonly balance: bigint;
  /** Null where the round has no jackpot. */
  readonly jackpot: JackpotOutcome | null;
}

/** Where the money of a round is. */
export interface Purse {
  readonly owner: Owner;
  readonly balance: (tx: Tx) => Promise<bigint>;
  /** The jackpot that rounds of this money feed and may win; null: none, as play money does neither. */
  readonly jackpot: (game: InstantGame) => Jackpot | null;
  /** Takes the stake and pays the win. Throws Refusal balance.insufficient. */
  readonly settle: (tx: Tx, round: DrawnRound, game: InstantGame) => Promise<Settled>;
}

/** The instant game of a code at the operator, or the refusal. */
export const offeredInstantGame = (code: string, { merchant }: Pick<CallContext, 'merchant'>): InstantGame => {
  const game = instantGameOf(code);
  if (game === null) throw new Refusal('game.unknown');
  if (!merchant.instantGames.includes(code)) throw new Refusal('game.unavailable');
  return game;
};

const newSeed = () => {
  const seed = randomBytes(SEED_BYTES);
  return { id: newId(), seed, commitment: seedCommitment(seed) };
};

interface HeldSeeds {
  readonly current: SeedRow | null;
  readonly next: SeedRow;
}

const nextOf = (held: readonly SeedRow[]): SeedRow | undefined => held.find(({ status }) => status === 'next');

/** The seeds of an owner; the first time a seed is promised. */
const seedsFor = async (tx: Tx, owner: Owner, { code }: InstantGame): Promise<HeldSeeds> => {
  await addNextSeed(tx, owner, code, newSeed());
  let held = await holdSeeds(tx, owner, code);
  // A change that was waited for has put the promised seed in use: the next one is younger than the statement that waited.
  if (nextOf(held) === undefined) held = await holdSeeds(tx, owner, code);
  const next = nextOf(held);
  if (next === undefined) throw new Error('a seed that was promised is gone');
  return { current: held.find(({ status }) => status === 'current') ?? null, next };
};

const wireSeeds = ({ commitment, clientSeed, nonce }: SeedRow) => ({ commitment, clientSeed: clientSeed ?? '', nonce });

const wireRevealed = (row: SeedRow | null): State['revealed'] =>
  row && {
    commitment: row.commitment,
    clientSeed: row.clientSeed ?? '',
    seed: row.seed.toString('base64url'),
    rounds: row.nonce,
  };

const wireRound = (row: RoundRow): State['rounds'][number] => ({
  round: row.id,
  commitment: row.commitment,
  clientSeed: row.clientSeed,
  nonce: row.nonce,
  target: row.target,
  result: row.result,
  stake: String(row.stake),
  win: String(row.win),
  at: row.playedAt.toISOString(),
  jackpot: row.jackpot && {
    number: String(row.jackpot.number),
    of: String(row.jackpot.of),
    win: String(row.jackpot.win),
  },
});

const checkBet = ({ targets }: InstantGame, { stake, target }: Bet, { merchant }: CallContext): void => {
  const { min, max } = merchant.stake;
  if (BigInt(stake) < BigInt(min) || BigInt(stake) > BigInt(max)) throw new Refusal('stake.out.of.range');
  if (target < targets.least || target > targets.most) throw new Refusal('target.out.of.range');
};

const isSameBet = (round: RoundRow, bet: Bet): boolean =>
  round.game === bet.game && String(round.stake) === bet.stake && round.target === bet.target;

export const instantState = async (
  tx: Tx,
  purse: Purse,
  game: InstantGame,
  { merchant, language }: CallContext,
): Promise<State> => {
  const { current, next } = await seedsFor(tx, purse.owner, game);
  const rounds = await roundsOf(tx, purse.owner, { game: game.code, after: null, limit: SHOWN_ROUNDS });
  const { min, max, chips } = merchant.stake;
  const jackpot = purse.jackpot(game);
  return {
    game: game.code,
    name: nameIn(merchant, game, language),
    art: artOf(merchant, game),
    seeds: current && wireSeeds(current),
    next: next.commitment,
    revealed: wireRevealed(await lastRevealed(tx, purse.owner, game.code)),
    rounds: rounds.map(wireRound),
    stake: { min, max, chips: [...chips] },
    targets: game.targets,
    returns: game.returns,
    balance: String(await purse.balance(tx)),
    jackpot: jackpot && wireJackpot(jackpot, await waitingPot(tx, merchant, jackpot)),
  };
};

/** What a round has drawn and won of the jackpot. */
const jackpotIn = ({ jackpot }: DrawnRound, outcome: JackpotOutcome | null): RoundRow['jackpot'] => {
  if (jackpot === null || outcome === null) return null;
  const { number, highest: of, win } = outcome;
  return { number, of, part: jackpot.part, win };
};

/** Plays one round, or answers the one that was played under this key. */
export const playRound = async (
  tx: Tx,
  purse: Purse,
  bet: Bet,
  context: CallContext,
  now: Date,
): Promise<OutputOf<'games.instantBet'>> => {
  const key = context.idempotencyKey;
  if (key === null) throw new Refusal('input.invalid');
  const game = offeredInstantGame(bet.game, context);
  checkBet(game, bet, context);
  const { owner } = purse;
  const jackpot = purse.jackpot(game);
  const { current } = await seedsFor(tx, owner, game);
  const known = await roundByKey(tx, owner, key);
  if (known !== null) {
    if (!isSameBet(known, bet)) throw new Refusal('idempotency.mismatch');
    if (current === null) throw new Error('seeds were in use and are gone');
    return {
      round: wireRound(known),
      seeds: wireSeeds(current),
      balance: String(await purse.balance(tx)),
      jackpot: jackpot && String((await waitingPot(tx, context.merchant, jackpot)).amount),
    };
  }
  if (current === null || current.clientSeed === null || current.commitment !== bet.commitment)
    throw new Refusal('seed.changed');
  const { clientSeed, nonce, commitment } = current;
  const stake = BigInt(bet.stake);
  const name = { game: game.code, nonce, clientSeed };
  const result = resultOf(game, current.seed, name);
  const round: DrawnRound = {
    id: newId(),
    game: game.code,
    seedId: current.id,
    commitment,
    clientSeed,
    nonce,
    currency: context.merchant.settings.currency,
    target: bet.target,
    result,
    stake,
    win: winOf(stake, bet.target, result),
    jackpot: jackpot && {
      part: partOf(stake, await waitingPot(tx, context.merchant, jackpot)),
      draw: (highest) => numberOf(current.seed, roundText(name), highest),
    },
    playedAt: now,
  };
  const { balance, jackpot: outcome, ...transfers } = await purse.settle(tx, round, game);
  const settled = { ...round, jackpot: jackpotIn(round, outcome) };
  await addRound(tx, owner, { round: settled, key, ...transfers });
  await countRound(tx, current.id);
  return {
    round: wireRound(settled),
    seeds: { commitment, clientSeed, nonce: nonce + 1 },
    balance: String(balance),
    jackpot: outcome && String(outcome.amount),
  };
};

/** Puts the promised seed in use with the player's own, and reveals the one before. A repetition changes nothing more. */
export const changeSeeds = async (
  tx: Tx,
  owner: Owner,
  input: InputOf<'games.instantSeed'>,
  context: CallContext,
  now: Date,
): Promise<OutputOf<'games.instantSeed'>> => {
  const game = offeredInstantGame(input.game, context);
  const clientSeed = input.clientSeed.trim();
  if (!CLIENT_SEED.test(clientSeed)) throw new Refusal('client.seed.invalid');
  const { current, next } = await seedsFor(tx, owner, game);
  const isDone = current?.commitment === input.next && current.clientSeed === clientSeed;
  if (!isDone) {
    if (next.commitment !== input.next) throw new Refusal('seed.changed');
    if (current !== null) await revealSeed(tx, current.id, now);
    await useSeed(tx, next.id, clientSeed);
  }
  const after = await seedsFor(tx, owner, game);
  if (after.current === null) throw new Error('the seeds were not changed');
  return {
    seeds: wireSeeds(after.current),
    next: after.next.commitment,
    revealed: wireRevealed(await lastRevealed(tx, owner, game.code)),
  };
};
