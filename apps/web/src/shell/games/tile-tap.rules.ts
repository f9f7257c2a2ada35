// What a tap on a game does.
import { routes } from '../navigation/routes.ts';
import type { GameDoor } from './tile-game.ts';

type LaunchQuery = Readonly<Record<string, string>>;

export type TileTap =
  | { readonly do: 'launch'; readonly query: LaunchQuery }
  /** The log-in comes first; the game opens right after. */
  | { readonly do: 'logInFirst'; readonly query: LaunchQuery }
  /** Says that the game is not open yet: no tap leads nowhere. */
  | { readonly do: 'tellLater' };

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
  return { do: loggedIn ? 'launch' : 'logInFirst', query: launchQuery(door, backUrl) };
}
