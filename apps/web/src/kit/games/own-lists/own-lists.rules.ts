// Merges and changes a person's own lists of games. Of two entries of one game the later one stands. Pure.
import type { ListedGame, OwnLists } from '../../../shell/storage/own-lists.ts';

/** Favourites that stay, and as many that were removed @assumed. */
const MOST_FAVOURITES = 100;
/** Games played last that stay @assumed. */
const MOST_RECENT = 30;

/** The lists, as an address names them. */
export const ownListNames = ['favourites', 'recent'] as const;
export type OwnListName = (typeof ownListNames)[number];

export const noLists: OwnLists = { favourites: [], recent: [] };

/** A game by its vendor and its code there. */
export interface GameId {
  readonly vendor: string;
  readonly code: string;
}

const isSame = (one: ListedGame, other: ListedGame): boolean => one.vendor === other.vendor && one.game === other.game;

const isOf = ({ vendor, code }: GameId, listed: ListedGame): boolean =>
  listed.vendor === vendor && listed.game === code;

/** The latest first; the times are all of one form. */
const inOrder = (games: readonly ListedGame[]): readonly ListedGame[] =>
  [...games].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));

const latestOfEach = (games: readonly ListedGame[]): readonly ListedGame[] =>
  inOrder(games).filter((game, place, all) => all.findIndex((other) => isSame(game, other)) === place);

const favouritesOf = (games: readonly ListedGame[]): readonly ListedGame[] => {
  const latest = latestOfEach(games);
  return [false, true].flatMap((isRemoved) =>
    latest.filter((game) => (game.isRemoved ?? false) === isRemoved).slice(0, MOST_FAVOURITES),
  );
};

/** Joins two sets of lists. */
export const merged = (one: OwnLists, other: OwnLists): OwnLists => ({
  favourites: favouritesOf([...one.favourites, ...other.favourites]),
  recent: latestOfEach([...one.recent, ...other.recent]).slice(0, MOST_RECENT),
});

/** The entries that are not among `sent`: what was changed since. */
export const changedSince = (sent: OwnLists, now: OwnLists): OwnLists => {
  const without = (games: readonly ListedGame[], known: readonly ListedGame[]): readonly ListedGame[] =>
    games.filter((game) => !known.some((other) => isSame(game, other) && game.at === other.at));
  return {
    favourites: without(now.favourites, sent.favourites),
    recent: without(now.recent, sent.recent),
  };
};

export const isEmpty = ({ favourites, recent }: OwnLists): boolean => favourites.length + recent.length === 0;

/** The favourites, the latest first, without those that were removed. */
export const shownFavourites = ({ favourites }: OwnLists): readonly ListedGame[] =>
  favourites.filter(({ isRemoved }) => !isRemoved);

export const isFavourite = (lists: OwnLists, game: GameId): boolean =>
  shownFavourites(lists).some((listed) => isOf(game, listed));

/** The entry that makes a game a favourite, or none any more. */
export const toggled = (lists: OwnLists, game: GameId, at: string): OwnLists => ({
  favourites: [{ vendor: game.vendor, game: game.code, at, ...(isFavourite(lists, game) && { isRemoved: true }) }],
  recent: [],
});

/** The entry of a game that is played now. */
export const played = ({ vendor, code }: GameId, at: string): OwnLists => ({
  favourites: [],
  recent: [{ vendor, game: code, at }],
});
