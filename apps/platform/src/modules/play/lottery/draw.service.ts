// Makes issues, draws due ones and has their bets settled, on any number of nodes.
// A node locks the row it works on; a step left by a dead node is found again by its row.
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { commitmentOf, drawFrom } from './draw.rules.ts';
import { issueAt, timesOf } from './issue.rules.ts';
import { addIssue, holdForDraw, type IssueRow, isAnyDue, recordDraw, recordLostSeed, seedOf } from './issue-store.ts';
import type { Drawn, Lottery } from './lottery.ts';
import { createSettleService, type LotteryHooks } from './settle.service.ts';

/** Issues that stand before they open, so that their promise is public before the first bet. */
const AHEAD = 2;
const SEED_BYTES = 32;
/** A draw this much after its time is reported to the members as late. */
const LATE_AFTER_MS = 5_000;

const nobody: Pick<LotteryHooks, 'betSettled'> = { betSettled: async () => undefined };

export const createDrawService = (
  platform: Pick<PlatformContext, 'db' | 'now' | 'merchants' | 'log' | 'metrics' | 'outbox'>,
  lotteries: readonly Lottery[],
  hooks: Pick<LotteryHooks, 'betSettled'> = nobody,
) => {
  const { db, now, log, metrics } = platform;
  const games = lotteries.map(({ code }) => code);
  const prepared = new Map<string, number>();
  const lotteryOf = (game: string): Lottery => {
    const lottery = lotteries.find(({ code }) => code === game);
    if (lottery === undefined) throw new Error(`no lottery ${game}`);
    return lottery;
  };
  const settling = createSettleService(platform, games, lotteryOf, hooks);

  const prepareIssue = async (lottery: Lottery, number: number): Promise<void> => {
    const { opensAt, closesAt, drawsAt } = timesOf(lottery, number);
    const seed = randomBytes(SEED_BYTES);
    const issue = String(number);
    const commitment = commitmentOf(seed, lottery.code, issue);
    // An issue made in the middle of its time opens when it is made: nobody could see its promise before.
    const opens = new Date(Math.max(opensAt.getTime(), now().getTime()));
    await addIssue(db, { game: lottery.code, issue, opensAt: opens, closesAt, drawsAt, commitment, seed });
  };

  /** Makes the issues that are on now and next. */
  const prepare = async (): Promise<void> => {
    for (const lottery of lotteries) {
      const { issue } = issueAt(lottery, now());
      if (prepared.get(lottery.code) === issue + AHEAD) continue;
      for (let number = issue; number <= issue + AHEAD; number += 1) await prepareIssue(lottery, number);
      prepared.set(lottery.code, issue + AHEAD);
    }
  };

  const drawnOf = async (tx: Tx, { game, issue, commitment }: IssueRow): Promise<Drawn | null> => {
    const { range } = lotteryOf(game);
    const seed = await seedOf(tx, game, issue);
    if (seed === null || commitmentOf(seed, game, issue) !== commitment) return null;
    return drawFrom(seed, game, issue, range);
  };

  const drawOne = async (tx: Tx): Promise<boolean> => {
    const held = await holdForDraw(tx, games, now());
    if (held === null) return false;
    const drawn = await drawnOf(tx, held);
    const late = now().getTime() - held.drawsAt.getTime() > LATE_AFTER_MS;
    if (drawn !== null) await recordDraw(tx, held, drawn, now(), late);
    else await recordLostSeed(tx, held, now());
    if (drawn === null || late)
      log.warn(
        { game: held.game, issue: held.issue },
        drawn === null ? 'a seed was lost: stakes go back' : 'an issue was drawn late',
      );
    return true;
  };

  /** Draws every issue that is due. */
  const drawAll = async (): Promise<void> => {
    while (await db.transaction(drawOne));
  };

  return {
    /**
     * One turn of the scheduler: draws what is due, makes what comes, and pays every bet on drawn issues. Safe to call at any time, anywhere,
     * twice at once.
     */
    runOnce: async (): Promise<void> => {
      const isDue = await isAnyDue(db, games, now());
      const drawAndPrepare = async (): Promise<void> => {
        if (isDue) await drawAll();
        await prepare();
      };
      await drawAndPrepare();
      metrics.receiptsStuck.set(isDue ? await settling.settleDue(drawAndPrepare) : 0);
    },
    /** When the next draw is due. */
    nextDrawAt: (): Date =>
      new Date(Math.min(...lotteries.map((lottery) => issueAt(lottery, now()).drawsAt.getTime()))),
  };
};

export type DrawService = ReturnType<typeof createDrawService>;
