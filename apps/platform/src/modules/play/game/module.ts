// Games: launching one (GL-02), and the endpoint at which a launched game gets its session.
import type { LaunchRequest, LottLaunch, OutputOf, SeaLaunch } from '@foyer/contract';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import { requireMay } from '../../account/member/api.ts';
import { lotteryOf } from '../lottery/api.ts';
import type { VendorLaunchService } from '../vendor/api.ts';
import { safeBackUrl } from './back-url.rules.ts';
import { createEnterService } from './enter.service.ts';
import { gameAddress } from './game-address.rules.ts';
import { newGameCode, purgeGameCodes } from './game-code-store.ts';
import { bindGamesSite } from './games-site.ts';

const PURGE_MS = 600_000;
/** Nobody opens games faster by hand; each launch leaves a row for a minute. */
const LAUNCHES_A_MINUTE = 60;
/** The page that plays every lottery. */
const LOTTERY_ROOM = 'lottery';

const lotteryToOpen = (input: LottLaunch | SeaLaunch, { merchant }: MemberContext): string => {
  const [first] = merchant.lotteries;
  const code = input.lottoGameCode ?? first;
  if (code === undefined || lotteryOf(code) === null) throw new Refusal('game.unknown');
  if (!merchant.lotteries.includes(code)) throw new Refusal('game.unavailable');
  return code;
};

/** Throws where the limits allow no launch now. */
function refuseAfter(wait: number): never;
function refuseAfter(wait: number | null): void;
function refuseAfter(wait: number | null): void {
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
}

export const gameModule = ({ db, now, log, env, merchants }: PlatformContext, launchAtVendor: VendorLaunchService) => {
  const doors = createEnterService({ db, now });

  const launch = async (input: LaunchRequest, context: MemberContext): Promise<OutputOf<'game.launch'>> => {
    requireMay(context.session.member, 'launch', now());
    const key = `launch|${context.merchant.code}|${context.session.memberId}`;
    const limits = [{ key, most: LAUNCHES_A_MINUTE, windowSeconds: 60 }];
    const back = safeBackUrl(input.backUrl);
    if (!('launchMode' in input)) {
      refuseAfter(await reserveTry(db, limits));
      return { gameUrl: await launchAtVendor({ input, back }, context) };
    }
    const game = lotteryToOpen(input, context);
    const made = await newGameCode(db, limits, {
      merchant: context.merchant.code,
      sessionId: context.session.id,
      language: input.language,
      backUrl: back,
    });
    if ('wait' in made) return refuseAfter(made.wait);
    const { code } = made;
    const view = 'lottoView' in input ? input.lottoView : undefined;
    const play = 'playType' in input ? input.playType : undefined;
    const query = {
      code,
      game,
      language: input.language,
      ...(view && { view }),
      ...(play && { play }),
    };
    return { gameUrl: gameAddress(context, LOTTERY_ROOM, query) };
  };

  return {
    name: 'game',
    handlers: { 'game.launch': launch },
    gameHandlers: { 'games.enter': ({ code }, context) => doors.enter(code, context) },
    routes: (app) =>
      bindGamesSite(app, { gamesDir: env.gamesDir, merchantsDir: env.merchantsDir, merchants, demo: env.demo }),
    start: async () => every(PURGE_MS, 'game codes', log, () => purgeGameCodes(db)),
  } satisfies Module;
};
