// Feeds a jackpot, and pays it: in the transaction of the round that does so.
import { texts } from 'virtual:shared-texts/games';
import type { LanguageCode } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import { INSTANT_VENDOR } from '../../../merchants/game-vendors.ts';
import type { Jackpot, Localized, Merchant } from '../../../merchants/merchant.ts';
import { textIn } from '../../../texts/text-in.ts';
import { bookTransfer, moveMoney } from '../../money/wallet/api.ts';
import { highestNumber, type PotTerms, winsJackpot } from './jackpot.rules.ts';
import { potAccount, SEED_ACCOUNT } from './jackpot-promises.ts';
import {
  addPot,
  addToPot,
  closePot,
  nextNumber,
  noteSeedTransfer,
  openPot,
  type Pot,
  type PotOf,
} from './jackpot-store.ts';

/** The jackpot that a game has at the operator; null where it has none, or the operator has switched it off. */
export const jackpotOf = ({ jackpot }: Pick<Merchant, 'jackpot'>, game: string): Jackpot | null =>
  jackpot?.isOn === true && jackpot.game === game ? jackpot : null;

/** What a pot gets that opens now. One that waits keeps its own: whoever sets the numbers cannot make a win of it cheaper. */
const termsOf = ({ share, stakesPerWin }: Jackpot): PotTerms => ({ share, stakesPerWin: BigInt(stakesPerWin) });

/** What a round would win now, in minor units, and on what terms. */
export interface WaitingPot extends PotTerms {
  readonly amount: bigint;
}

/** What waits now. Before the first stake that is what the operator will put in. */
export const waitingPot = async (
  on: Database | Tx,
  { code }: Pick<Merchant, 'code'>,
  jackpot: Jackpot,
): Promise<WaitingPot> => {
  const terms = termsOf(jackpot);
  const pot = await openPot(on, { merchant: code, game: jackpot.game }, terms);
  return pot ?? { ...terms, amount: BigInt(jackpot.seed) };
};

/** A round of a member, whose stake is booked already: `part` of it on the account of the pot. */
export interface JackpotRound {
  readonly id: string;
  readonly stake: bigint;
  readonly part: bigint;
  /** Draws the round's number, from 1 to the highest one. */
  readonly draw: (highest: bigint) => bigint;
  readonly at: Date;
}

interface Play {
  readonly merchant: Merchant;
  readonly memberId: string;
  readonly jackpot: Jackpot;
  /** Of the game. */
  readonly names: Localized;
  readonly round: JackpotRound;
}

const of = ({ merchant, jackpot }: Play): PotOf => ({ merchant: merchant.code, game: jackpot.game });

/** "Beacon · Jackpot" */
const subjectOf = (names: Localized): Localized => {
  const withWord = Object.entries(names).map(([language, name]) => [
    language,
    `${name} · ${textIn(texts, 'jackpot', language as LanguageCode)}`, // the keys of Localized
  ]);
  return { ...names, ...Object.fromEntries(withWord) };
};

/** Opens the next pot with what the operator puts in; nothing where another transaction was first. */
const open = async (tx: Tx, play: Play): Promise<void> => {
  const { merchant, memberId, jackpot, names, round } = play;
  const number = await nextNumber(tx, of(play));
  const { currency } = merchant.settings;
  const seed = BigInt(jackpot.seed);
  const pot = { ...of(play), ...termsOf(jackpot), currency, seed, openedAt: round.at };
  if (!(await addPot(tx, number, pot))) return;
  const { transferId } = await bookTransfer(tx, {
    merchant,
    memberId,
    currency,
    type: 'jackpotSeed',
    legs: [
      { house: potAccount(jackpot.game), amount: seed },
      { house: SEED_ACCOUNT, amount: -seed },
    ],
    reference: `jackpotSeed|${jackpot.game}|${number}`,
    subject: subjectOf(names),
  });
  await noteSeedTransfer(tx, of(play), transferId);
};

/** Of rounds that win at the same moment each next one comes to a new pot. */
const MOST_TRIES = 20;

/** The pot with the round's part in it, held until the transaction ends. */
const fed = async (tx: Tx, play: Play): Promise<Pot> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const pot = await addToPot(tx, of(play), play.round.part, termsOf(play.jackpot));
    if (pot !== null) return pot;
    await open(tx, play);
  }
  throw new Error('no pot of the jackpot stays open');
};

export interface JackpotOutcome {
  /** What the round has drawn, and how high the number could be. */
  readonly number: bigint;
  readonly highest: bigint;
  /** What waits after the round. */
  readonly amount: bigint;
  /** What the round has won: 0 for nearly all. */
  readonly win: bigint;
  /** The member's money after the win; null where nothing was won. */
  readonly balance: bigint | null;
}

/**
 * Adds the round's part to the pot, and pays the pot where the round wins it. The number is drawn on the terms of the pot that is held: it
 * may be another one than the page has shown. The pot is held from here on: this comes last.
 */
export const settleJackpot = async (tx: Tx, play: Play): Promise<JackpotOutcome> => {
  const { merchant, memberId, jackpot, names, round } = play;
  const pot = await fed(tx, play);
  const { amount } = pot;
  const highest = highestNumber(round.stake, pot);
  const number = round.draw(highest);
  if (!winsJackpot(round.stake, number)) return { number, highest, amount, win: 0n, balance: null };
  const { transferId, balance } = await moveMoney(tx, {
    merchant,
    memberId,
    currency: merchant.settings.currency,
    type: 'win',
    amount,
    against: potAccount(jackpot.game),
    reference: `jackpot|${jackpot.game}|${pot.number}`,
    subject: subjectOf(names),
    related: round.id,
    game: { vendor: INSTANT_VENDOR, code: jackpot.game },
  });
  await closePot(tx, of(play), { memberId, roundId: round.id, transfer: transferId, at: round.at });
  await open(tx, play);
  return { number, highest, amount: (await waitingPot(tx, merchant, jackpot)).amount, win: amount, balance };
};
