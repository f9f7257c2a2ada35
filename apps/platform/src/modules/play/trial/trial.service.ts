// Plays a trial: bets of play money on real draws. Each is settled when its trial is next asked for.
import { currencySign, type InputOf, type LanguageCode, type OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { siteHost } from '../game/api.ts';
import {
  checkedBet,
  cursorOf,
  endOf,
  findIssue,
  issuesOf,
  type Lottery,
  lotteryOf,
  newReceiptNumber,
  PAGE,
  pageOf,
  parseCursor,
  requireOpen,
  type ShownReceipt,
  wireReceipt,
} from '../lottery/api.ts';
import { addTrialBet, openTrialBets, settleTrialBet, trialBetByKey, trialBetsOf } from './trial-bet-store.ts';
import { changeTrialBalance, holdTrial, openTrial, type Trial } from './trial-store.ts';

/** Of one address, which a household or an office shares @assumed. */
const BETS_A_MINUTE = 120;

const offered = (game: string, { merchant }: CallContext): Lottery => {
  const lottery = merchant.lotteries.includes(game) ? lotteryOf(game) : null;
  if (lottery === null) throw new Refusal('game.unknown');
  return lottery;
};

/** Pays what drawn issues have won. Answers the play money that there is now. */
const settle = async (tx: Tx, trial: Trial): Promise<bigint> => {
  let won = 0n;
  for (const bet of await openTrialBets(tx, trial.id)) {
    const issue = await findIssue(tx, bet.game, bet.issue);
    const lottery = lotteryOf(bet.game);
    if (issue === null || lottery === null || issue.status === 'open') continue;
    const end = endOf(lottery, bet, issue.status === 'drawn' ? issue : null);
    await settleTrialBet(tx, bet.id, end);
    won += end.win;
  }
  return won === 0n ? trial.balance : ((await changeTrialBalance(tx, trial.id, won)) ?? trial.balance);
};

type Needs = Pick<PlatformContext, 'db' | 'now'>;

export const createTrialService = ({ db, now }: Needs) => {
  /** Runs work on a trial that its key opens, with what is won by then. */
  const onTrial = <T>(key: string, { merchant }: CallContext, work: (tx: Tx, trial: Trial) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const trial = await holdTrial(tx, merchant.code, key);
      if (trial === null) throw new Refusal('CUSTOMER_NOT_LOGIN');
      return work(tx, { ...trial, balance: await settle(tx, trial) });
    });

  const place = async (tx: Tx, trial: Trial, key: string, bet: ShownReceipt) => {
    const placed = await trialBetByKey(tx, trial.id, key);
    if (placed !== null) return { bet: placed, balance: trial.balance };
    await requireOpen(tx, bet.game, bet.issue, now());
    const balance = await changeTrialBalance(tx, trial.id, -bet.total);
    if (balance === null) throw new Refusal('balance.insufficient');
    await addTrialBet(tx, trial.id, key, bet);
    return { bet, balance };
  };

  return {
    enter: async (code: string, { merchant, scheme, host }: CallContext): Promise<OutputOf<'games.trialEnter'>> => {
      const opened = await openTrial(db, merchant.code, code);
      if (opened === null) throw new Refusal('game.code.invalid');
      const { trial, key } = opened;
      const { currency, currencySymbol, currencyPosition, minorDigits, shownDigits } = merchant.settings;
      return {
        session: key,
        // A name of its own: a bet that another trial left unanswered in this tab is not sent again by this one.
        member: { name: trial.id, currency, language: trial.language as LanguageCode }, // written by a launch that checked it
        currencySymbol: currencySign(currency, currencySymbol),
        currencyPosition,
        minorDigits,
        shownDigits,
        balance: String(trial.balance),
        backUrl: `${scheme}://${siteHost(host)}/m/home`,
        games: [...merchant.lotteries],
      };
    },
    bet: async (
      { trial, ...input }: InputOf<'games.trialBet'>,
      context: CallContext,
    ): Promise<OutputOf<'games.trialBet'>> => {
      const { idempotencyKey: key, merchant, ip } = context;
      if (key === null) throw new Refusal('input.invalid');
      const count = { key: `trialBet|${merchant.code}|${callerOf(ip)}`, most: BETS_A_MINUTE, windowSeconds: 60 };
      const wait = await reserveTry(db, [count]);
      if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
      const lottery = offered(input.game, context);
      const bet: ShownReceipt = {
        id: newReceiptNumber(),
        game: lottery.code,
        issue: input.issue,
        ...checkedBet(lottery, input, merchant),
        win: 0n,
        status: 'open',
        placedAt: now(),
      };
      const placed = await onTrial(trial, context, (tx, held) => place(tx, held, key, bet));
      const issue = placed.bet.status === 'open' ? null : await findIssue(db, placed.bet.game, placed.bet.issue);
      return { receipt: wireReceipt(placed.bet, issue, now()), balance: String(placed.balance) };
    },
    bets: async (input: InputOf<'games.trialBets'>, context: CallContext): Promise<OutputOf<'games.trialBets'>> => {
      const lottery = offered(input.game, context);
      const query = {
        game: lottery.code,
        status: input.status ?? null,
        receipt: input.receipt ?? null,
        after: parseCursor(input.cursor),
        limit: PAGE + 1,
      };
      const { found, balance } = await onTrial(input.trial, context, async (tx, trial) => ({
        found: await trialBetsOf(tx, trial.id, query),
        balance: trial.balance,
      }));
      if (input.receipt !== undefined && found.length === 0) throw new Refusal('receipt.unknown');
      const { items, nextCursor } = pageOf(found, ({ placedAt, id }) => cursorOf(placedAt, id));
      const issues = await issuesOf(db, items);
      return {
        items: items.map((row) => wireReceipt(row, issues.of(row), now())),
        nextCursor,
        balance: String(balance),
      };
    },
  };
};
