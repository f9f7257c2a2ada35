// Selects the games of the lobby for a category and a search.
import type { TileGame } from '../../kit/games/tile-game.ts';
import type { LobbyLane } from './lobby.data.ts';

export interface Found {
  /** Games that open at once; lotteries are the first of them. */
  readonly open: readonly TileGame[];
  readonly later: readonly TileGame[];
}

/** Letters without accents or case, so that "nhanh" finds "Nhạnh" and "SEVENS" finds "Triple Sevens". */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .trim();

const LOTTERY_VENDOR = 'LOTT';

/** The lane a query names, or null for all games. */
export const laneOfQuery = (lanes: readonly LobbyLane[], requested: string | undefined): string | null =>
  lanes.some(({ id }) => id === requested) ? (requested ?? null) : null;

export function filterGames(lanes: readonly LobbyLane[], lane: string | null, search: string): Found {
  const wanted = searchable(search);
  const byName = new Map<string, TileGame>();
  // A search covers all games: a person who types a name knows the game.
  for (const { id, games } of lanes) {
    if (!wanted && lane !== null && id !== lane) continue;
    for (const game of games) byName.set(game.name, byName.get(game.name) ?? game);
  }
  const matching = [...byName.values()].filter(
    ({ name, kind }) => !wanted || [name, kind].some((text) => searchable(text).includes(wanted)),
  );
  const open = matching.filter(({ launch }) => launch);
  const lotteries = open.filter(({ launch }) => launch?.vendor === LOTTERY_VENDOR);
  const others = open.filter(({ launch }) => launch?.vendor !== LOTTERY_VENDOR);
  return { open: [...lotteries, ...others], later: matching.filter(({ launch }) => !launch) };
}
