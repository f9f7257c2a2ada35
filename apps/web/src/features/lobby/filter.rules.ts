// Selects the games of the lobby: by category, by vendor, and by a search over all of them.
import { type OwnListName, ownListNames } from '../../kit/games/own-lists/own-lists.rules.ts';
import { isLottery } from '../../kit/games/tile-tap.rules.ts';
import { orderVendors, type Vendor, vendorOf } from '../../kit/games/vendor.rules.ts';
import type { ListedGame } from '../../shell/storage/own-lists.ts';
import { FIRST_OF_LANE, type LobbyGame, type LobbyLane } from './lobby.data.ts';
import { type Searchable, search, toSearch } from './search.rules.ts';

/** What of the games is to be seen; null is all. */
export interface Filter {
  readonly lane: string | null;
  readonly vendor: string | null;
  /** One of the person's own lists in place of lane and vendor. */
  readonly list?: OwnListName;
}

export const isAll = ({ lane, vendor, list }: Filter): boolean => lane === null && vendor === null && !list;

export interface Found {
  /** Games that open at once; lotteries are the first of them. */
  readonly open: readonly LobbyGame[];
  readonly later: readonly LobbyGame[];
}

/** The vendors of a category, or of all: those that the back end counts to it, and those of its games. */
export const vendorsOf = (lanes: readonly LobbyLane[], lane: string | null): readonly Vendor[] =>
  orderVendors(
    lanes
      .filter(({ id }) => lane === null || id === lane)
      .flatMap(({ vendors, games }) => [...vendors, ...games.map(({ vendor }) => vendor)]),
  );

/** The filter that a query names; what it names and nobody has is all. */
export function filterOf(lanes: readonly LobbyLane[], query: Readonly<Record<string, string | undefined>>): Filter {
  const list = ownListNames.find((name) => name === query.list);
  if (list) return { lane: null, vendor: null, list };
  const lane = lanes.find(({ id }) => id === query.lane)?.id ?? null;
  const vendor = vendorsOf(lanes, lane).find(({ code }) => code === query.vendor)?.code ?? null;
  return { lane, vendor };
}

/** The query that names a filter. */
export const queryOfFilter = ({ lane, vendor, list }: Filter): Readonly<Record<string, string>> => ({
  ...(list && { list }),
  ...(lane !== null && { lane }),
  ...(vendor !== null && { vendor }),
});

const isOfLottery = ({ vendor }: LobbyGame): boolean => isLottery(vendor);
const lotteriesFirst = (games: readonly LobbyGame[]): readonly LobbyGame[] => [
  ...games.filter(isOfLottery),
  ...games.filter((game) => !isOfLottery(game)),
];

/** Tells a game from all others: by its code at its vendor, or by its name there while it cannot be opened. */
export const gameKey = ({ vendor, name, launch }: LobbyGame): string => `${vendor} ${launch?.code ?? ` ${name}`}`;

/** Returns each game once: the first of every lane, then all others, so that what comes later only adds to the end. */
const eachOnce = (lanes: readonly LobbyLane[]): readonly LobbyGame[] => {
  const byKey = new Map<string, LobbyGame>();
  const first = lotteriesFirst(lanes.flatMap(({ games }) => games.slice(0, FIRST_OF_LANE)));
  const others = lotteriesFirst(lanes.flatMap(({ games }) => games.slice(FIRST_OF_LANE)));
  for (const game of [...first, ...others]) byKey.set(gameKey(game), byKey.get(gameKey(game)) ?? game);
  return [...byKey.values()];
};

/** Makes all games ready for searches. */
export const gamesToSearch = (lanes: readonly LobbyLane[]): readonly Searchable<LobbyGame>[] =>
  eachOnce(lanes).map((game) => toSearch(game, [game.name, game.kind]));

const inTwoParts = (games: readonly LobbyGame[]): Found => ({
  open: games.filter(({ launch }) => launch),
  later: games.filter(({ launch }) => !launch),
});

/** Returns the games that a filter lets through. */
export function filterGames(lanes: readonly LobbyLane[], { lane, vendor }: Filter): Found {
  const games = eachOnce(lanes.filter(({ id }) => lane === null || id === lane));
  return inTwoParts(games.filter((game) => vendor === null || vendorOf(game.vendor) === vendor));
}

/** Returns the games of one of the person's own lists, in its order. A game that the lobby has no more is left out. */
export function gamesOfList(lanes: readonly LobbyLane[], listed: readonly ListedGame[]): Found {
  const games = eachOnce(lanes);
  const open = listed.flatMap(
    ({ vendor, game }) => games.find(({ launch }) => launch?.vendor === vendor && launch.code === game) ?? [],
  );
  return { open, later: [] };
}

/** Returns the games that a search finds. It covers all games: a person who types a name knows the game. */
export const searchGames = (games: readonly Searchable<LobbyGame>[], typed: string): Found =>
  inTwoParts(lotteriesFirst(search(games, typed)));
