// Swaps the code of a launch for a session of the game, which can play and nothing else, and ends with the session it came from.
import { currencySign, type LanguageCode, type OutputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { CallContext, House } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import type { Member } from '../../account/member/member.ts';
import { requireMay } from '../../account/member/policy.rules.ts';
import { openGameSession } from '../../account/session/session-store.ts';
import { balanceOf } from '../../money/wallet/statement.ts';
import { siteHost } from './game-address.rules.ts';
import { takeGameCode } from './game-code-store.ts';

interface Player extends Pick<Member, 'status'> {
  readonly memberId: string;
  readonly userName: string;
  /** Milliseconds; null is for good. */
  readonly statusUntil: number | null;
}

/** The member of a session that is still alive. */
const playerOf = async (tx: Tx, sessionId: string): Promise<Player | null> => {
  const [player] = await rows<Player>(
    tx,
    sql`select member.id as "memberId", member.user_name as "userName", member.status,
        (extract(epoch from member.status_until) * 1000)::float8 as "statusUntil"
      from session join member on member.id = session.member_id
      where session.id = ${sessionId} and not session.restricted and session.expires_at > now()
        and session.seen_at > now() - make_interval(secs => session.idle_seconds)`,
  );
  return player ?? null;
};

const opened = async (tx: Tx, code: string, { merchant }: CallContext, now: Date) => {
  const launch = await takeGameCode(tx, merchant.code, code);
  const player = launch === null ? null : await playerOf(tx, launch.sessionId);
  if (launch === null || player === null) throw new Refusal('game.code.invalid');
  requireMay(
    { status: player.status, statusUntil: player.statusUntil === null ? null : new Date(player.statusUntil) },
    'launch',
    now,
  );
  const session = await openGameSession(tx, merchant, { id: launch.sessionId, memberId: player.memberId });
  return { launch, player, session };
};

export const createEnterService = ({ db, now }: { readonly db: Database; readonly now: House['now'] }) => ({
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
