// The games of the lobby, by category.
import type { ContentRow } from '../../kit/content-lang.ts';
import { namesOfSeveral, type TileGame, tileGameOf } from '../../kit/games/tile-game.ts';
import { orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

export interface LobbyGame extends TileGame {
  readonly vendor: string;
}

export interface LobbyLane extends ContentRow {
  readonly id: string;
  readonly title: string;
  readonly games: readonly LobbyGame[];
  /** Vendors that the back end counts to it. */
  readonly vendors: readonly string[];
  /** Number of its games. */
  readonly count: number;
}

export interface LobbyData {
  readonly lanes: readonly LobbyLane[];
  /** False: each category has more games than these. */
  readonly isWhole: boolean;
}

/** The games of each category that the page brings: with those of all categories more than a screen has room for. */
export const FIRST_OF_LANE = 6;

export async function loadLobby(load: Load, wanted: 'first' | 'all' = 'first'): Promise<Outcome<LobbyData>> {
  const input = wanted === 'all' ? {} : { most: String(FIRST_OF_LANE) };
  const outcome = orNone(await load('game.lanes', input), { data: { lanes: [] } });
  if (!outcome.ok) return outcome;
  const shared = namesOfSeveral(outcome.value.data.lanes.flatMap(({ cards }) => cards));
  const lanes = outcome.value.data.lanes.map(({ id, title, cards, gameClassify, gameCount, language }) => ({
    id,
    title,
    games: (wanted === 'all' ? cards : cards.slice(0, FIRST_OF_LANE)).map((card) => ({
      ...tileGameOf(card, shared),
      vendor: card.vendor,
    })),
    vendors: gameClassify.vendors,
    // A back end that does not count has sent all of them.
    count: Math.max(gameCount, cards.length),
    ...(language && { language }),
  }));
  return {
    ok: true,
    value: { lanes, isWhole: wanted === 'all' || lanes.every(({ games, count }) => games.length >= count) },
  };
}
