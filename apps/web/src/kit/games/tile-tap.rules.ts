// Decides the action of a tap on a game.
import { routes } from '../../shell/navigation/routes.ts';
import type { LaunchTarget } from './tile-game.ts';

type LaunchQuery = Readonly<Record<string, string>>;

interface LaunchStep {
  readonly query: LaunchQuery;
  /** GL-02: true for games other than lotteries: the launch starts where the tap was, without the launch page. */
  readonly direct: boolean;
}

export type TileTap =
  | ({ readonly do: 'launch' } & LaunchStep)
  /** Opens the log-in first; the game opens right after. */
  | ({ readonly do: 'logInFirst' } & LaunchStep)
  /** Shows what the game is, with the choice of real play or a trial. */
  | ({ readonly do: 'showSheet' } & LaunchStep)
  /** Shows that the game is not open yet, so that every tap has a result. */
  | { readonly do: 'showComingLater' };

const lotteryVendors: ReadonlySet<string> = new Set(['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN']);

export const isLottery = (vendor: string): boolean => lotteryVendors.has(vendor);

/** Returns the query of /m/launchGame for a game and its way back. */
export const launchQuery = (
  { code, vendor, isLottery: _, ...passedOn }: LaunchTarget,
  backUrl: string,
): LaunchQuery => ({
  vendor,
  code,
  ...passedOn,
  // Without a `backUrl` a game leads back to home.
  ...(backUrl !== routes.home.paths[0] && { backUrl }),
});

interface TapFacts {
  readonly mayLaunch: boolean;
  /** Undefined: neither was asked for. */
  readonly asksFirst: boolean | undefined;
  /** The game has been opened on this device before. */
  readonly isKnown: boolean;
  readonly backUrl: string;
}

/** A member plays with one tap. A visitor reads about the game first, unless the device knows it. */
export function tileTap(
  launch: LaunchTarget | undefined,
  { mayLaunch, asksFirst, isKnown, backUrl }: TapFacts,
): TileTap {
  if (!launch) return { do: 'showComingLater' };
  const step = { query: launchQuery(launch, backUrl), direct: !launch.isLottery && !isLottery(launch.vendor) };
  if (asksFirst ?? !(mayLaunch || isKnown)) return { do: 'showSheet', ...step };
  return { do: mayLaunch ? 'launch' : 'logInFirst', ...step };
}
