// Plays instant games with a member's money.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { CallContext, MemberContext, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { requireMay } from '../../account/member/api.ts';
import { countStake } from '../../money/bonus/api.ts';
import { balanceOf, moveMoney } from '../../money/wallet/api.ts';
import type { LotteryHooks } from '../lottery/api.ts';
import type { InstantGame } from './instant-games.table.ts';
import { namesOf } from './instant-names.ts';
import { changeSeeds, instantState, offeredInstantGame, type Purse, playRound } from './instant-play.ts';
import { INSTANT_ACCOUNT } from './instant-promises.ts';
import { proofOfRound, type RoundRow } from './instant-store.ts';

/** Rounds and changes of seeds of one member; nobody plays faster by hand @assumed. */
const STEPS_A_MINUTE = 150;

export type InstantHooks = Pick<LotteryHooks, 'betSettled'>;
type Needs = Pick<PlatformContext, 'db' | 'now' | 'outbox'>;

export const createInstantService = (platform: Needs, { betSettled }: InstantHooks) => {
  const { db, now } = platform;

  const purseOf = ({ merchant, session }: MemberContext): Purse => {
    const { memberId, member } = session;
    const { currency } = merchant.settings;
    const owner = { memberId, merchant: merchant.code, currency };
    const move = (tx: Tx, type: 'stake' | 'win', round: RoundRow, game: InstantGame) =>
      moveMoney(tx, {
        merchant,
        memberId,
        currency,
        type,
        amount: type === 'stake' ? -round.stake : round.win,
        against: INSTANT_ACCOUNT,
        reference: `${type}|${INSTANT_ACCOUNT}|${round.id}`,
        subject: namesOf(merchant, game),
      });
    return {
      owner: { kind: 'member', id: memberId, merchant: merchant.code },
      balance: (tx) => balanceOf(tx, owner),
      settle: async (tx, round, game) => {
        // Before any money moves: rows of promotions are always locked before those of the ledger.
        await betSettled(tx, { merchant: merchant.code, memberId, amount: round.stake, at: round.playedAt });
        const stake = await move(tx, 'stake', round, game);
        const counted = await countStake(platform, tx, { merchant, member, amount: round.stake }, round.playedAt);
        const win = round.win > 0n ? await move(tx, 'win', round, game) : null;
        return {
          balance: win?.balance ?? counted ?? stake.balance,
          stakeTransfer: stake.transferId,
          winTransfer: win?.transferId ?? null,
        };
      },
    };
  };

  const reserve = async ({ merchant, session }: MemberContext): Promise<void> => {
    const count = { key: `instant|${merchant.code}|${session.memberId}`, most: STEPS_A_MINUTE, windowSeconds: 60 };
    const wait = await reserveTry(db, [count]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
  };

  return {
    stateOf: async (code: string, context: MemberContext): Promise<OutputOf<'games.instantState'>> => {
      const game = offeredInstantGame(code, context);
      return db.transaction((tx) => instantState(tx, purseOf(context), game, context));
    },
    bet: async (input: InputOf<'games.instantBet'>, context: MemberContext): Promise<OutputOf<'games.instantBet'>> => {
      requireMay(context.session.member, 'bet', now());
      await reserve(context);
      return db.transaction((tx) => playRound(tx, purseOf(context), input, context, now()));
    },
    change: async (
      input: InputOf<'games.instantSeed'>,
      context: MemberContext,
    ): Promise<OutputOf<'games.instantSeed'>> => {
      await reserve(context);
      return db.transaction((tx) => changeSeeds(tx, purseOf(context).owner, input, context, now()));
    },
    proofOf: async (
      { game, round: id }: InputOf<'games.instantProof'>,
      { merchant }: CallContext,
    ): Promise<OutputOf<'games.instantProof'>> => {
      const proof = await proofOfRound(db, merchant.code, game, id);
      if (proof === null) throw new Refusal('receipt.unknown');
      const { commitment, clientSeed, nonce, target, result } = proof.round;
      const seed = proof.seed?.toString('base64url') ?? null;
      return { game, round: id, commitment, clientSeed, nonce, target, result, seed };
    },
  };
};
