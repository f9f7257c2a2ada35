// The wins of the last day on an operator's site: read once a node and operator, as every visitor of home may ask.
import type { OutputOf } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, MemberContext, PlatformContext } from '../../../module.ts';
import { maskedName } from '../../account/member/api.ts';
import { lotteryOf } from './lotteries.table.ts';
import { artOf, nameOf } from './lottery-names.ts';
import { hidesWins, largestWins, newestWins, setHidden, type WinRow } from './wins-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** In each list @assumed */
const SHOWN = 8;
/** So old may an answer be: a member who hides the own wins waits no longer than this. */
const KEPT_MS = 10_000;

interface Wins {
  readonly latest: readonly WinRow[];
  readonly largest: readonly WinRow[];
}

interface Kept {
  readonly until: number;
  readonly wins: Promise<Wins>;
}

export const createWinsService = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>) => {
  const kept = new Map<string, Kept>();

  const read = async ({ code }: Merchant): Promise<Wins> => {
    const query = { merchant: code, since: new Date(now().getTime() - DAY_MS), most: SHOWN };
    const [latest, largest] = await Promise.all([newestWins(db, query), largestWins(db, query)]);
    return { latest, largest };
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

  const wireWins = (found: readonly WinRow[], { merchant, language }: CallContext) =>
    found.flatMap(({ userName, game, win, at }) => {
      const lottery = merchant.lotteries.includes(game) ? lotteryOf(game) : null;
      if (lottery === null) return [];
      return {
        name: maskedName(userName),
        game,
        title: nameOf(merchant, lottery, language),
        art: artOf(merchant, lottery),
        amount: String(win),
        at: at.toISOString(),
      };
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
