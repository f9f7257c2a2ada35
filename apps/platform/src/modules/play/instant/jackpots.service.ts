// The jackpots of instant games as everybody sees them: what waits, read once a node and operator, and who won one.
import type { OutputOf } from '@foyer/contract';
import { INSTANT_VENDOR } from '../../../merchants/game-vendors.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { jackpotOf, type WaitingPot, waitingPot, wireJackpot, wonPots } from '../jackpot/api.ts';
import type { OtherWin } from '../lottery/api.ts';
import { type InstantGame, instantGameOf } from './instant-games.table.ts';
import { artOf, nameIn, namesOf } from './instant-names.ts';

/** So old may an answer be: every visitor of home asks. */
const KEPT_MS = 2_000;

interface Kept {
  readonly until: number;
  readonly pot: Promise<WaitingPot>;
}

const gamesOf = ({ instantGames }: Merchant): InstantGame[] =>
  instantGames.flatMap((code) => instantGameOf(code) ?? []);

export const createJackpotsService = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>) => {
  const kept = new Map<string, Kept>();

  const potAt = (merchant: Merchant, jackpot: NonNullable<Merchant['jackpot']>): Promise<WaitingPot> => {
    const known = kept.get(merchant.code);
    const moment = now().getTime();
    if (known !== undefined && known.until > moment) return known.pot;
    const pot = waitingPot(db, merchant, jackpot);
    kept.set(merchant.code, { until: moment + KEPT_MS, pot });
    pot.catch(() => kept.delete(merchant.code));
    return pot;
  };

  return {
    of: async ({ merchant, language }: CallContext): Promise<OutputOf<'game.jackpots'>> => {
      const items = gamesOf(merchant).map(async (game) => {
        const jackpot = jackpotOf(merchant, game.code);
        if (jackpot === null) return [];
        return {
          ...wireJackpot(jackpot, await potAt(merchant, jackpot)),
          vendor: INSTANT_VENDOR,
          game: game.code,
          title: nameIn(merchant, game, language),
          art: artOf(merchant, game),
        };
      });
      return { items: (await Promise.all(items)).flat() };
    },
  };
};

export const jackpotWins =
  ({ db }: Pick<PlatformContext, 'db'>) =>
  async (merchant: Merchant, since: Date, most: number): Promise<readonly OtherWin[]> =>
    (await wonPots(db, merchant.code, since, most)).flatMap((won) => {
      const game = instantGameOf(won.game);
      if (game === null) return [];
      return { ...won, vendor: INSTANT_VENDOR, names: namesOf(merchant, game), art: artOf(merchant, game) };
    });
