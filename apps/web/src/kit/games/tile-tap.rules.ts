// Decides the action of a tap on a game.
import { routes } from '../../shell/navigation/routes.ts';
import type { GameDoor } from './tile-game.ts';

type LaunchQuery = Readonly<Record<string, string>>;

interface Way {
  readonly query: LaunchQuery;
  /** GL-02: no lottery: the launch is asked for where the tap was, without the launch page. */
  readonly direct: boolean;
}

export type TileTap =
  | ({ readonly do: 'launch' } & Way)
  /** The log-in comes first; the game opens right after. */
  | ({ readonly do: 'logInFirst' } & Way)
  /** Says that the game is not open yet: no tap leads nowhere. */
  | { readonly do: 'tellLater' };

const lotteryVendors: ReadonlySet<string> = new Set(['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN']);

/** Query of /m/launchGame for a game, and where its way back leads. */
export const launchQuery = ({ code, vendor }: GameDoor, backUrl: string): LaunchQuery => ({
  vendor,
  code,
  // A game that is told nothing leads back to home.
  ...(backUrl !== routes.home.paths[0] && { backUrl }),
});

export function tileTap(
  door: GameDoor | undefined,
  { loggedIn, backUrl }: { readonly loggedIn: boolean; readonly backUrl: string },
): TileTap {
  if (!door) return { do: 'tellLater' };
  const way = { query: launchQuery(door, backUrl), direct: !lotteryVendors.has(door.vendor) };
  return { do: loggedIn ? 'launch' : 'logInFirst', ...way };
}
