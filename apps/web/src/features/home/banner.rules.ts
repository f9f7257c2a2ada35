// BN-01: where a banner leads.
import type { Banner } from '@foyer/contract';
import { isGameCode } from '@foyer/contract/game-code';
import { isLotteryType, type LaunchTarget, lotteryMark } from '../../kit/games/tile-game.ts';
import { type RouteName, routeOf } from '../../shell/navigation/routes.ts';
import { safeTarget } from '../../shell/navigation/safe-target.ts';

export type BannerTarget =
  | { readonly to: 'route'; readonly route: RouteName; readonly query: Readonly<Record<string, string>> }
  /** Opened like its tile, log-in first. */
  | { readonly to: 'game'; readonly launch?: LaunchTarget }
  /** An address as the operator wrote it; outside-address.rules.ts says whether it can be opened. */
  | { readonly to: 'outside'; readonly address: string };

type Linked = Pick<Banner, 'linkageType' | 'linkage' | 'vendor' | 'gameType' | 'roomId' | 'nodeId'>;

/** The base URL of links, compared only with itself: any page of ours then counts as inside. */
const SITE = 'https://site.invalid';

/** Returns the fields that launch a game; null where nothing says who opens it, or no launch can carry its code. */
function launchOf({ linkage, vendor, gameType = '', roomId, nodeId }: Linked): LaunchTarget | null {
  // A game without a vendor belongs to the lottery if its type says so.
  const opener = vendor || (isLotteryType(gameType) ? 'LOTT' : null);
  // A banner that names no game opens its node @assumed.
  const code = linkage || nodeId || '';
  if (opener === null || (code !== '' && !isGameCode(code))) return null;
  return {
    code,
    vendor: opener,
    ...lotteryMark(gameType, opener),
    ...(nodeId && { nodeId }),
    ...(roomId && { roomId }),
  };
}

export function bannerTarget(banner: Linked): BannerTarget {
  const { linkageType, linkage } = banner;
  if (linkageType === 'P') return { to: 'route', route: 'activity', query: { id: linkage } };
  if (linkageType === 'G') {
    const launch = launchOf(banner);
    return { to: 'game', ...(launch && { launch }) };
  }
  const inside = safeTarget(linkage, { origin: SITE });
  if (!inside) return { to: 'outside', address: linkage };
  const { pathname, searchParams } = new URL(inside, SITE);
  return { to: 'route', route: routeOf(pathname), query: Object.fromEntries(searchParams) };
}
