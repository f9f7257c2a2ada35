// Launches a vendor's game: asks the vendor for its address, and passes on none that leads elsewhere.
import { createHash } from 'node:crypto';
import { type LanguageCode, languages, type VendorLaunch } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, MemberContext, PlatformContext } from '../../../module.ts';
import type { VendorLaunchOutcome, VendorTrialRequest } from '../../../ports/game-vendor/vendor.ts';
import { Refusal } from '../../../refusal.ts';
import { safeGameUrl } from './game-url.rules.ts';
import { newPlay } from './play-store.ts';
import { cardOf } from './vendor-games.ts';
import type { Vendors } from './vendors.ts';

/** A trial has no way back of its own: the site's bar stands above it. */
const LOBBY = '/m/game';

type Needs = Pick<PlatformContext, 'db' | 'env' | 'callbackBase' | 'log' | 'metrics' | 'now'>;

/** Names a member to one vendor: two vendors cannot compare whom they know. */
const playerOf = ({ merchant, session }: MemberContext, vendor: string): string =>
  createHash('sha256').update(`${merchant.code}|${vendor}|${session.memberId}`).digest('base64url').slice(0, 22);

/** Origins that a vendor's game may have: the operator's list, and in the demo the vendor. sub-host of the site. */
const originsFor = ({ merchant, scheme, host }: CallContext, isDemo: boolean): readonly string[] => [
  ...merchant.settings.gameHosts,
  ...(isDemo ? [`${scheme}://vendor.${host}`] : []),
];

export interface LaunchWanted {
  readonly input: VendorLaunch;
  /** A page of the site under /m. */
  readonly back: string;
}

/** A game by its vendor and its code there. */
export interface TrialWanted {
  readonly vendor: string;
  readonly game: string;
}

export const createVendorLaunch = ({ db, env, callbackBase, log, metrics, now }: Needs, vendors: Vendors) => {
  const fail = (vendor: string, merchant: string, why: 'unreachable' | 'refused' | 'address'): never => {
    metrics.vendorLaunchesFailed.inc({ merchant, vendor, why });
    log.error({ merchant, channel: vendor, code: why }, 'a vendor did not open its game');
    throw new Refusal('game.unavailable');
  };

  /** The vendor of a game that opens now, and the game's card. */
  const openGame = (merchant: Merchant, vendor: string, game: string | undefined) => {
    const port = vendors.of(merchant.code, vendor);
    if (port === null) throw new Refusal('game.unavailable');
    const card = game === undefined ? null : cardOf(merchant, vendor, game);
    if (card === null) throw new Refusal('game.unknown');
    if (merchant.gameVendors.maintenance.has(vendor)) throw new Refusal('game.maintenance');
    if (!card.playable) throw new Refusal('game.unavailable');
    return { port, card };
  };

  const requestOf = (
    card: NonNullable<ReturnType<typeof cardOf>>,
    { merchant, scheme, host }: CallContext,
    language: LanguageCode,
    back: string,
  ): VendorTrialRequest => ({
    game: card.gameCode,
    gameType: card.gameType,
    title: card.displayName[language] ?? card.displayName.EN,
    currency: merchant.settings.currency,
    minorDigits: merchant.settings.minorDigits,
    language: languages[language].tag,
    backUrl: `${scheme}://${host}${back}`,
  });

  const safeAddress = (found: VendorLaunchOutcome, vendor: string, context: CallContext): string => {
    const { code } = context.merchant;
    if (found.outcome !== 'ready') return fail(vendor, code, found.outcome);
    return safeGameUrl(found.address, originsFor(context, env.demo)) ?? fail(vendor, code, 'address');
  };

  return {
    /** Answers the address of the game, for one use. Throws Refusal game.unknown, game.unavailable or game.maintenance. */
    launch: async ({ input, back }: LaunchWanted, context: MemberContext): Promise<string> => {
      const { merchant, session } = context;
      const { vendor, gameCode, language, nodeId = null, roomId = null } = input;
      const { port, card } = openGame(merchant, vendor, gameCode);
      const play = { memberId: session.memberId, sessionId: session.id, game: card.gameCode };
      const found = await port.launch({
        ...requestOf(card, context, language, back),
        session: await newPlay(db, { merchant: merchant.code, vendor }, play, now()),
        player: playerOf(context, vendor),
        walletUrl: `${callbackBase()}/wps/vendor/${merchant.code}/${vendor}`,
        node: nodeId,
        room: roomId,
      });
      return safeAddress(found, vendor, context);
    },
    /** The same for a trial, which makes no play and names no member. */
    launchTrial: async ({ vendor, game }: TrialWanted, context: CallContext): Promise<string> => {
      // The node of the call is not always a vendor.
      if (cardOf(context.merchant, vendor, game) === null) throw new Refusal('game.unknown');
      const { port, card } = openGame(context.merchant, vendor, game);
      const found = await port.launchTrial(requestOf(card, context, context.language, LOBBY));
      return safeAddress(found, vendor, context);
    },
  };
};

export type VendorLaunchService = ReturnType<typeof createVendorLaunch>['launch'];
export type VendorTrialService = ReturnType<typeof createVendorLaunch>['launchTrial'];
