// Plays a round: takes the stake from the operator's wallet, draws, and pays. Faults are those of real vendors.
import { draw, type Random } from './games.ts';
import type { Pending } from './pending.ts';
import { isReal, newRound, type Outcome, type Play, type RealPlay, type TrialPlay } from './plays.ts';
import { askWallet } from './wallet.ts';

export const roundFaults = ['twice', 'early', 'silent', 'backFirst'] as const;
export type RoundFault = (typeof roundFaults)[number];

interface Tools {
  readonly pending: Pending;
  readonly random: Random;
}

/** A round with play money, which asks nobody. */
const playTrialRound = (play: TrialPlay, random: Random): Outcome => {
  const { stake, kind } = play;
  const balance = play.balance ?? 0n;
  if (balance < stake) return { at: 'refused', why: 'funds' };
  const drawn = draw(kind, random);
  play.balance = balance - stake + stake * BigInt(drawn.factor);
  return { at: 'played', drawn, stake, isPaid: true };
};

const playRealRound = async (
  play: RealPlay,
  round: string,
  fault: RoundFault | null,
  { pending, random }: Tools,
): Promise<Outcome> => {
  const { account, wallet, session, stake, kind } = play;
  const debit = { do: 'debit', session, transaction: `d-${round}`, round, amount: stake } as const;
  const takeBack = { do: 'rollback', transaction: `r-${round}`, debit: debit.transaction } as const;
  const drawn = draw(kind, random);
  const credit = { do: 'credit', transaction: `c-${round}`, round, amount: stake * BigInt(drawn.factor) } as const;
  if (fault === 'backFirst') await askWallet(account, wallet, takeBack);
  if (fault === 'early') await askWallet(account, wallet, credit);
  const [taken] = await Promise.all(
    Array.from({ length: fault === 'twice' ? 2 : 1 }, () => askWallet(account, wallet, debit)),
  );
  if (!taken || fault === 'silent') {
    const back = await pending.tell(account, wallet, takeBack);
    if (back?.ok && back.balance !== null) play.balance = back.balance;
    return { at: 'cancelled' };
  }
  if (!taken.ok) return { at: 'refused', why: taken.why };
  play.balance = taken.balance;
  const paid = await pending.tell(account, wallet, credit);
  if (paid?.ok) play.balance = paid.balance;
  return { at: 'played', drawn, stake, isPaid: paid?.ok === true };
};

/** Plays the round that a page names, once: a form that was sent again finds it played. */
export const startRound = (play: Play, round: string, fault: RoundFault | null, tools: Tools): Promise<void> => {
  if (round !== play.round) return play.running;
  play.round = newRound();
  const played = isReal(play)
    ? playRealRound(play, round, fault, tools)
    : Promise.resolve(playTrialRound(play, tools.random));
  play.running = played.then((outcome) => {
    play.outcome = outcome;
  });
  return play.running;
};
