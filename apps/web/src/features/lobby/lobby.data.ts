// The games of the lobby, by category.
import type { ContentRow } from '../../kit/content-lang.ts';
import { type TileGame, tileGameOf } from '../../kit/games/tile-game.ts';
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
}

export async function loadLobby(load: Load): Promise<Outcome<LobbyData>> {
  const outcome = orNone(await load('game.lanes', {}), { data: { lanes: [] } });
  if (!outcome.ok) return outcome;
  const lanes = outcome.value.data.lanes.map(({ id, title, cards, gameClassify, gameCount, language }) => ({
    id,
    title,
    games: cards.map((card) => ({ ...tileGameOf(card), vendor: card.vendor })),
    vendors: gameClassify.vendors,
    // A back end that does not count has sent all of them.
    count: Math.max(gameCount, cards.length),
    ...(language && { language }),
  }));
  return { ok: true, value: { lanes } };
}
