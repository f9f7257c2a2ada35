// Plays instant games with a member's money.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import { INSTANT_VENDOR } from '../../../merchants/game-vendors.ts';
import type { CallContext, MemberContext, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { requireMay } from '../../account/member/api.ts';
import { countBets } from '../../money/bonus/api.ts';
import { balanceOf, bookTransfer, moveMoney } from '../../money/wallet/api.ts';
import { jackpotOf, potAccount, settleJackpot, waitingPot, wireJackpot } from '../jackpot/api.ts';
import type { LotteryHooks } from '../lottery/api.ts';
import type { InstantGame } from './instant-games.table.ts';
import { namesOf } from './instant-names.ts';
import {
  changeSeeds,
  type DrawnRound,
  instantState,
  offeredInstantGame,
  type Purse,
  playRound,
} from './instant-play.ts';
import { INSTANT_ACCOUNT } from './instant-promises.ts';
import { proofOfRound } from './instant-store.ts';

/** Rounds and changes of seeds of one member; nobody plays faster by hand @assumed. */
const STEPS_A_MINUTE = 150;

export type InstantHooks = Pick<LotteryHooks, 'betSettled'>;
type Needs = Pick<PlatformContext, 'db' | 'now' | 'outbox'>;

export const createInstantService = (platform: Needs, { betSettled }: InstantHooks) => {
  const { db, now } = platform;

  const purseOf = ({ merchant, session }: MemberContext): Purse => {
    const { memberId } = session;
    const { currency } = merchant.settings;
    const owner = { memberId, merchant: merchant.code, currency };
    const transferOf = (type: 'stake' | 'win', { id }: DrawnRound, game: InstantGame) => ({
      ...{ merchant, memberId, currency, type },
      reference: `${type}|${INSTANT_ACCOUNT}|${id}`,
      subject: namesOf(merchant, game),
      related: id,
      game: { vendor: INSTANT_VENDOR, code: game.code },
    });
    /** The part of the jackpot goes into its pot with the stake: none of it is ever without the other. */
    const takeStake = async (tx: Tx, round: DrawnRound, game: InstantGame) => {
      const part = round.jackpot?.part ?? 0n;
      const { transferId, balances } = await bookTransfer(tx, {
        ...transferOf('stake', round, game),
        legs: [
          { account: 'cash', amount: -round.stake },
          { house: INSTANT_ACCOUNT, amount: round.stake - part },
          ...(part > 0n ? [{ house: potAccount(game.code), amount: part }] : []),
        ],
      });
      return { transferId, balance: balances.cash ?? 0n }; // cash stands in the legs
    };
    const payWin = (tx: Tx, round: DrawnRound, game: InstantGame) =>
      moveMoney(tx, { ...transferOf('win', round, game), amount: round.win, against: INSTANT_ACCOUNT });
    const settlePot = async (tx: Tx, { jackpot: drawn, ...round }: DrawnRound, game: InstantGame) => {
      const jackpot = jackpotOf(merchant, game.code);
      if (jackpot === null || drawn === null) return null;
      const { id, stake, playedAt: at } = round;
      const names = namesOf(merchant, game);
      return settleJackpot(tx, { merchant, memberId, jackpot, names, round: { id, stake, at, ...drawn } });
    };
    return {
      owner: { kind: 'member', id: memberId, merchant: merchant.code },
      balance: (tx) => balanceOf(tx, owner),
      jackpot: (game) => jackpotOf(merchant, game.code),
      settle: async (tx, round, game) => {
        // Before any money moves: rows of promotions are always locked before those of the ledger.
        await betSettled(tx, { merchant: merchant.code, memberId, amount: round.stake, at: round.playedAt });
        const stake = await takeStake(tx, round, game);
        const win = round.win > 0n ? await payWin(tx, round, game) : null;
        const bet = { stake: round.stake, payout: round.win, placedAt: round.playedAt };
        const counted = await countBets(platform, tx, { merchant, memberId, bets: [bet] }, round.playedAt);
        const jackpot = await settlePot(tx, round, game);
        return {
          balance: jackpot?.balance ?? counted ?? win?.balance ?? stake.balance,
          jackpot,
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
      const { commitment, clientSeed, nonce, target, result, stake, jackpot } = proof.round;
      const seed = proof.seed?.toString('base64url') ?? null;
      const drawn = jackpot && {
        number: String(jackpot.number),
        of: String(jackpot.of),
        isWon: jackpot.number <= stake,
      };
      return { game, round: id, commitment, clientSeed, nonce, target, result, seed, jackpot: drawn };
    },
    jackpotOf: async (code: string, context: CallContext): Promise<OutputOf<'games.jackpot'>> => {
      const { merchant } = context;
      const jackpot = jackpotOf(merchant, offeredInstantGame(code, context).code);
      return { jackpot: jackpot && wireJackpot(jackpot, await waitingPot(db, merchant, jackpot)) };
    },
  };
};
