// Exchanges a launch code for a game session, which can only play and ends with its parent.
import { currencySign, type LanguageCode, type OutputOf } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { requireMay } from '../../account/member/api.ts';
import { memberOfSession, openGameSession } from '../../account/session/api.ts';
import { balanceOf } from '../../money/wallet/api.ts';
import { siteHost } from './game-address.rules.ts';
import { takeGameCode } from './game-code-store.ts';

const opened = async (tx: Tx, code: string, { merchant }: CallContext, now: Date) => {
  const launch = await takeGameCode(tx, merchant.code, code);
  const player = launch === null ? null : await memberOfSession(tx, launch.sessionId);
  if (launch === null || player === null) throw new Refusal('game.code.invalid');
  requireMay(player, 'launch', now);
  const session = await openGameSession(tx, merchant, { id: launch.sessionId, memberId: player.memberId });
  return { launch, player, session };
};

export const createEnterService = ({ db, now }: { readonly db: Database; readonly now: PlatformContext['now'] }) => ({
  enter: async (code: string, context: CallContext): Promise<OutputOf<'games.enter'>> => {
    const { launch, player, session } = await db.transaction((tx) => opened(tx, code, context, now()));
    const { merchant, scheme, host } = context;
    const { currency, currencySymbol, currencyPosition, minorDigits, shownDigits } = merchant.settings;
    const balance = await balanceOf(db, { memberId: player.memberId, merchant: merchant.code, currency });
    return {
      session: session.token,
      member: { name: player.userName, currency, language: launch.language as LanguageCode }, // written by a launch that checked it
      currencySymbol: currencySign(currency, currencySymbol),
      currencyPosition,
      minorDigits,
      shownDigits,
      balance: String(balance),
      backUrl: `${scheme}://${siteHost(host)}${launch.backUrl}`,
      games: [...merchant.lotteries],
    };
  },
});
