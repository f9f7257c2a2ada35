// The wins of the last day on an operator's site: read once a node and operator, as every visitor of home may ask.
import type { OutputOf } from '@foyer/contract';
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, MemberContext, PlatformContext } from '../../../module.ts';
import { maskedName } from '../../account/member/api.ts';
import { lotteryOf } from './lotteries.table.ts';
import { artOf, nameOf } from './lottery-names.ts';
import { hiddenAmong, hidesWins, largestWins, newestWins, setHidden, type WinRow } from './wins-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** In each list @assumed */
const SHOWN = 8;
/** So old may an answer be: a member who hides the own wins waits no longer than this. */
const KEPT_MS = 10_000;

/** A win at another game than a lottery, with what a row shows of the game. */
export interface OtherWin extends WinRow {
  readonly memberId: string;
  readonly vendor: string;
  readonly names: Localized;
  readonly art: string;
}

/**
 * What the list of wins asks of modules above.
 * Wins of instant rounds and of vendors' games are not shown @assumed: every second round may win.
 */
export interface WinsHooks {
  /** The jackpots that were won since a moment, the latest first, at most so many. */
  readonly jackpotWins: (merchant: Merchant, since: Date, most: number) => Promise<readonly OtherWin[]>;
}

type Win = WinRow | OtherWin;

interface Wins {
  readonly latest: readonly Win[];
  readonly largest: readonly Win[];
}

interface Kept {
  readonly until: number;
  readonly wins: Promise<Wins>;
}

const byTime = (one: Win, other: Win): number => other.at.getTime() - one.at.getTime();
const bySize = (one: Win, other: Win): number => Number(other.win - one.win) || byTime(one, other);

export const createWinsService = (
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  { jackpotWins }: Pick<WinsHooks, 'jackpotWins'>,
) => {
  const kept = new Map<string, Kept>();

  const shownJackpots = async (merchant: Merchant, since: Date): Promise<readonly OtherWin[]> => {
    const won = await jackpotWins(merchant, since, SHOWN);
    if (won.length === 0) return won;
    const hidden = await hiddenAmong(
      db,
      won.map(({ memberId }) => memberId),
    );
    return won.filter(({ memberId }) => !hidden.has(memberId));
  };

  const read = async (merchant: Merchant): Promise<Wins> => {
    const query = { merchant: merchant.code, since: new Date(now().getTime() - DAY_MS), most: SHOWN };
    const [latest, largest, jackpots] = await Promise.all([
      newestWins(db, query),
      largestWins(db, query),
      shownJackpots(merchant, query.since),
    ]);
    return {
      latest: [...latest, ...jackpots].toSorted(byTime).slice(0, SHOWN),
      largest: [...largest, ...jackpots].toSorted(bySize).slice(0, SHOWN),
    };
  };

  const winsAt = (merchant: Merchant): Promise<Wins> => {
    const known = kept.get(merchant.code);
    const moment = now().getTime();
    if (known !== undefined && known.until > moment) return known.wins;
    const wins = read(merchant);
    kept.set(merchant.code, { until: moment + KEPT_MS, wins });
    wins.catch(() => kept.delete(merchant.code));
    return wins;
  };

  /** What a row shows of its game; null where the operator has it no more. */
  const gameOf = (win: Win, { merchant, language }: CallContext) => {
    if ('names' in win) {
      const { vendor, names, art } = win;
      return { vendor, title: names[language] ?? names.EN, art, jackpot: true };
    }
    const lottery = merchant.lotteries.includes(win.game) ? lotteryOf(win.game) : null;
    if (lottery === null) return null;
    const { vendor } = lottery;
    return { vendor, title: nameOf(merchant, lottery, language), art: artOf(merchant, lottery), jackpot: false };
  };

  const wireWins = (found: readonly Win[], context: CallContext) =>
    found.flatMap((row) => {
      const shown = gameOf(row, context);
      if (shown === null) return [];
      const { userName, game, win, at } = row;
      return { name: maskedName(userName), game, ...shown, amount: String(win), at: at.toISOString() };
    });

  return {
    of: async (context: CallContext): Promise<OutputOf<'game.wins'>> => {
      const { latest, largest } = await winsAt(context.merchant);
      return { latest: wireWins(latest, context), largest: wireWins(largest, context) };
    },
    privacyOf: async ({ session }: MemberContext): Promise<OutputOf<'game.winsPrivacy'>> => ({
      hidden: await hidesWins(db, session.memberId),
    }),
    hide: async (hidden: boolean, { session, merchant }: MemberContext): Promise<OutputOf<'game.hideWins'>> => {
      await setHidden(db, session.memberId, hidden);
      kept.delete(merchant.code);
      return { hidden };
    },
  };
};
