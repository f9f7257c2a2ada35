// Launches a vendor's game: asks the vendor for its address, and passes on none that leads elsewhere.
import { createHash } from 'node:crypto';
import { languages, type VendorLaunch } from '@foyer/contract';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { safeGameUrl } from './game-url.rules.ts';
import { newPlay } from './play-store.ts';
import { cardOf } from './vendor-games.ts';
import type { Vendors } from './vendors.ts';

type Needs = Pick<PlatformContext, 'db' | 'env' | 'log' | 'metrics' | 'now'>;

/** Names a member to one vendor: two vendors cannot compare whom they know. */
const playerOf = ({ merchant, session }: MemberContext, vendor: string): string =>
  createHash('sha256').update(`${merchant.code}|${vendor}|${session.memberId}`).digest('base64url').slice(0, 22);

/** Origins that a vendor's game may have: the operator's list, and in the demo the vendor. sub-host of the site. */
const originsFor = ({ merchant, scheme, host }: MemberContext, isDemo: boolean): readonly string[] => [
  ...merchant.settings.gameHosts,
  ...(isDemo ? [`${scheme}://vendor.${host}`] : []),
];

export interface LaunchWanted {
  readonly input: VendorLaunch;
  /** A page of the site under /m. */
  readonly back: string;
}

export const createVendorLaunch = ({ db, env, log, metrics, now }: Needs, vendors: Vendors) => {
  const fail = (vendor: string, merchant: string, why: 'unreachable' | 'refused' | 'address'): never => {
    metrics.vendorLaunchesFailed.inc({ merchant, vendor, why });
    log.error({ merchant, channel: vendor, code: why }, 'a vendor did not open its game');
    throw new Refusal('game.unavailable');
  };

  /** Answers the address of the game, for one use. Throws Refusal game.unknown, game.unavailable or game.maintenance. */
  return async ({ input, back }: LaunchWanted, context: MemberContext): Promise<string> => {
    const { merchant, session, scheme, host } = context;
    const { vendor, gameCode, language } = input;
    const port = vendors.of(merchant.code, vendor);
    if (port === null) throw new Refusal('game.unavailable');
    const card = gameCode === undefined ? null : cardOf(merchant, vendor, gameCode);
    if (card === null) throw new Refusal('game.unknown');
    if (merchant.gameVendors.maintenance.has(vendor)) throw new Refusal('game.maintenance');
    if (!card.playable) throw new Refusal('game.unavailable');
    const play = { memberId: session.memberId, sessionId: session.id, game: card.gameCode };
    const { currency, minorDigits } = merchant.settings;
    const found = await port.launch({
      game: card.gameCode,
      gameType: card.gameType,
      title: card.displayName[language] ?? card.displayName.EN,
      session: await newPlay(db, { merchant: merchant.code, vendor }, play, now()),
      player: playerOf(context, vendor),
      currency,
      minorDigits,
      language: languages[language].tag,
      backUrl: `${scheme}://${host}${back}`,
      walletUrl: `${env.paymentNoticeUrl ?? `${scheme}://${host}`}/wps/vendor/${merchant.code}/${vendor}`,
    });
    if (found.outcome !== 'ready') return fail(vendor, merchant.code, found.outcome);
    return safeGameUrl(found.address, originsFor(context, env.demo)) ?? fail(vendor, merchant.code, 'address');
  };
};

export type VendorLaunchService = ReturnType<typeof createVendorLaunch>;
