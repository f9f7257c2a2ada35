// Plays instant games with the play money of a trial: the same rounds, no member, no ledger.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { changeSeeds, instantState, offeredInstantGame, type Purse, playRound } from '../instant/api.ts';
import { changeTrialBalance, holdTrial, type Trial } from './trial-store.ts';

/** Of one address, which a household or an office shares @assumed. */
const STEPS_A_MINUTE = 240;

const purseOf = (trial: Trial, { merchant }: CallContext): Purse => ({
  owner: { kind: 'trial', id: trial.id, merchant: merchant.code },
  balance: async () => trial.balance,
  jackpot: () => null,
  settle: async (tx, { stake, win }) => {
    const left = await changeTrialBalance(tx, trial.id, -stake);
    if (left === null) throw new Refusal('balance.insufficient');
    const balance = win === 0n ? left : ((await changeTrialBalance(tx, trial.id, win)) ?? left);
    return { balance, jackpot: null, stakeTransfer: null, winTransfer: null };
  },
});

export const createInstantTrial = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>) => {
  const onTrial = <T>(key: string, context: CallContext, work: (tx: Tx, purse: Purse) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const trial = await holdTrial(tx, context.merchant.code, key);
      if (trial === null) throw new Refusal('CUSTOMER_NOT_LOGIN');
      return work(tx, purseOf(trial, context));
    });
  const reserve = async ({ merchant, ip }: CallContext): Promise<void> => {
    const count = { key: `instantTrial|${merchant.code}|${callerOf(ip)}`, most: STEPS_A_MINUTE, windowSeconds: 60 };
    const wait = await reserveTry(db, [count]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
  };

  return {
    state: (
      { trial, game }: InputOf<'games.instantTrialState'>,
      context: CallContext,
    ): Promise<OutputOf<'games.instantTrialState'>> => {
      const offered = offeredInstantGame(game, context);
      return onTrial(trial, context, (tx, purse) => instantState(tx, purse, offered, context));
    },
    bet: async (
      { trial, ...bet }: InputOf<'games.instantTrialBet'>,
      context: CallContext,
    ): Promise<OutputOf<'games.instantTrialBet'>> => {
      await reserve(context);
      return onTrial(trial, context, (tx, purse) => playRound(tx, purse, bet, context, now()));
    },
    change: async (
      { trial, ...input }: InputOf<'games.instantTrialSeed'>,
      context: CallContext,
    ): Promise<OutputOf<'games.instantTrialSeed'>> => {
      await reserve(context);
      return onTrial(trial, context, (tx, { owner }) => changeSeeds(tx, owner, input, context, now()));
    },
  };
};
