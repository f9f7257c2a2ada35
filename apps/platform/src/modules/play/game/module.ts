// Games: launching one (GL-02), and the endpoint at which a launched game gets its session.
import type { LaunchRequest, LottLaunch, OutputOf, SeaLaunch, VendorLaunch } from '@foyer/contract';
import type { CallContext, MemberContext, Module, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import { requireMay } from '../../account/member/api.ts';
import { aboutInstantGame, isInstantVendor, offeredInstantGame } from '../instant/api.ts';
import { hasPrizeMode, isLotteryVendor, type LotteryVendor, lotteryOf } from '../lottery/api.ts';
import type { VendorLaunchService } from '../vendor/api.ts';
import { aboutVendorGame } from './about-vendor-game.ts';
import { safeBackUrl } from './back-url.rules.ts';
import { createEnterService } from './enter.service.ts';
import { gameAddress } from './game-address.rules.ts';
import { createNewGameCode, purgeGameCodes } from './game-code-store.ts';
import { type GamePage, gamePages } from './game-pages.table.ts';
import { bindGamesSite } from './games-site.ts';

const PURGE_MS = 600_000;
/** Nobody opens games faster by hand; each launch leaves a row for a minute. */
const LAUNCHES_A_MINUTE = 60;

/**
 * The vendors whose lotteries a form may open. LOTT opens those of Vietnam, too, where the form says lottoArea VN, as it does for
 * everybody who reads Vietnamese.
 */
const vendorsOf = (input: LottLaunch | SeaLaunch): readonly LotteryVendor[] => {
  if (input.launchMode === 'SEA') return ['TCG_SEA'];
  if (input.vendor === 'TCG_LOTTO_VN') return ['TCG_LOTTO_VN'];
  return input.lottoArea === 'VN' ? ['LOTT', 'TCG_LOTTO_VN'] : ['LOTT'];
};

/** The lottery that is named, or the operator's first of that kind; a form never opens a lottery of another kind, or with prizes of another mode. */
const lotteryToOpen = (input: LottLaunch | SeaLaunch, { merchant }: MemberContext): string => {
  const vendors = vendorsOf(input);
  const mode = 'lottoPrizeMode' in input ? input.lottoPrizeMode : undefined;
  const isOfKind = (code: string): boolean => {
    const lottery = lotteryOf(code);
    if (lottery === null || !vendors.includes(lottery.vendor)) return false;
    return mode === undefined || hasPrizeMode(lottery, mode);
  };
  const code = input.lottoGameCode ?? merchant.lotteries.find(isOfKind);
  if (code === undefined || !isOfKind(code)) throw new Refusal('game.unknown');
  if (!merchant.lotteries.includes(code)) throw new Refusal('game.unavailable');
  return code;
};

interface Opened {
  readonly page: GamePage;
  readonly query: Readonly<Record<string, string>>;
}

const lotteryRoom = (input: LottLaunch | SeaLaunch, context: MemberContext): Opened => {
  const asksForLobby = 'hasLobby' in input && input.hasLobby === true;
  const view = input.lottoView ?? (asksForLobby ? 'lobby' : undefined);
  const play = 'playType' in input ? input.playType : undefined;
  return {
    page: 'lottery',
    query: { game: lotteryToOpen(input, context), ...(view && { view }), ...(play && { play }) },
  };
};

const instantGame = ({ gameCode = '' }: VendorLaunch, context: MemberContext): Opened => ({
  page: 'instant',
  query: { game: offeredInstantGame(gameCode, context).code },
});

/** One of the operator's own games; null for one of a vendor. */
const ownGame = (input: LaunchRequest, context: MemberContext): Opened | null => {
  if ('launchMode' in input) return lotteryRoom(input, context);
  return isInstantVendor(input.vendor) ? instantGame(input, context) : null;
};

/** What other modules do for a launch. */
export interface GameHooks {
  readonly launchAtVendor: VendorLaunchService;
  readonly aboutLottery: (vendor: string, game: string, context: CallContext) => OutputOf<'game.about'>;
}

/** Throws where the limits allow no launch now. */
function refuseAfter(wait: number): never;
function refuseAfter(wait: number | null): void;
function refuseAfter(wait: number | null): void {
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
}

export const gameModule = (
  { db, now, log, env, merchants }: PlatformContext,
  { launchAtVendor, aboutLottery }: GameHooks,
) => {
  const doors = createEnterService({ db, now });
  const newGameCode = createNewGameCode(db);

  const launch = async (input: LaunchRequest, context: MemberContext): Promise<OutputOf<'game.launch'>> => {
    // Members of every type may launch @assumed: only the status counts.
    requireMay(context.session.member, 'launch', now());
    const key = `launch|${context.merchant.code}|${context.session.memberId}`;
    const limit = { key, most: LAUNCHES_A_MINUTE, windowSeconds: 60 };
    const back = safeBackUrl(input.backUrl);
    const own = ownGame(input, context);
    if (own === null) {
      refuseAfter(await reserveTry(db, [limit]));
      // Each game of its own is one of the union that a vendor cannot have.
      return { gameUrl: await launchAtVendor({ input: input as VendorLaunch, back }, context) };
    }
    const made = await newGameCode(limit, {
      merchant: context.merchant.code,
      sessionId: context.session.id,
      language: input.language,
      backUrl: back,
    });
    if ('wait' in made) return refuseAfter(made.wait);
    const { game = '', ...further } = own.query;
    const query = { code: made.code, game, language: input.language, ...further };
    return { gameUrl: gameAddress(context, gamePages[own.page], query) };
  };

  return {
    name: 'game',
    handlers: {
      'game.launch': launch,
      'game.about': async ({ vendor, game }, context) => {
        if (isLotteryVendor(vendor)) return aboutLottery(vendor, game, context);
        if (isInstantVendor(vendor)) return aboutInstantGame({ db }, game, context);
        return aboutVendorGame(context, vendor, game);
      },
    },
    gameHandlers: { 'games.enter': ({ code }, context) => doors.enter(code, context) },
    routes: (app) =>
      bindGamesSite(app, { gamesDir: env.gamesDir, merchantsDir: env.merchantsDir, merchants, demo: env.demo }),
    start: async () => every(PURGE_MS, 'game codes', log, () => purgeGameCodes(db)),
  } satisfies Module;
};
