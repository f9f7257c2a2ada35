// BN-01: where a banner leads.
import type { Banner } from '@foyer/contract';
import type { LaunchTarget } from '../../kit/games/tile-game.ts';
import { type RouteName, routeOf } from '../../shell/navigation/routes.ts';
import { safeTarget } from '../../shell/navigation/safe-target.ts';

export type BannerTarget =
  | { readonly to: 'route'; readonly route: RouteName; readonly query: Readonly<Record<string, string>> }
  /** Opened like its tile, log-in first. */
  | { readonly to: 'game'; readonly launch?: LaunchTarget }
  | { readonly to: 'outside'; readonly address: string }
  /** An address that is not safe: the banner is a picture. */
  | { readonly to: 'nowhere' };

type Linked = Pick<Banner, 'linkageType' | 'linkage' | 'vendor' | 'gameType'>;

/** The base URL of links, compared only with itself: any page of ours then counts as inside. */
const SITE = 'https://site.invalid';

export function bannerTarget({ linkageType, linkage, vendor, gameType }: Linked): BannerTarget {
  if (linkageType === 'P') return { to: 'route', route: 'activity', query: { id: linkage } };
  if (linkageType === 'G') {
    // A game without a vendor belongs to the lottery if its type says so; any other game without a vendor opens
    // nothing.
    const opener = vendor ?? (gameType === 'LOTT' ? 'LOTT' : null);
    return { to: 'game', ...(opener && { launch: { code: linkage, vendor: opener } }) };
  }
  const inside = safeTarget(linkage, { origin: SITE });
  if (inside) {
    const { pathname, searchParams } = new URL(inside, SITE);
    return { to: 'route', route: routeOf(pathname), query: Object.fromEntries(searchParams) };
  }
  return /^https:\/\/[^/\\@\s]+(?:\/[^\\\s]*)?$/i.test(linkage)
    ? { to: 'outside', address: linkage }
    : { to: 'nowhere' };
}
