// Loads the parts of home one by one: when one fails, the others still show. Loads with the HTTP client: the first page has its
// data from the server.
import type { Banner, Lane } from '@foyer/contract';
import type { ContentRow } from '../../kit/content-lang.ts';
import { namesOfSeveral, type TileGame, tileGameOf } from '../../kit/games/tile-game.ts';
import { orNone } from '../../shell/http/failure.ts';
import type { Failure, Load, Outcome } from '../../shell/http/outcome.ts';
import { type BannerTarget, bannerTarget } from './banner.rules.ts';
import { type HomeDraw, loadDraws, type Part, partOf } from './draws.data.ts';
import { isOpen } from './lane.rules.ts';
import { packGame } from './pack-game.ts';
import type { PackedGame } from './packed-game.ts';

export interface HomeLane extends ContentRow {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  /** Absent on a lane of lotteries that the cards of the draws fill. */
  readonly games?: readonly PackedGame[];
  /** The cards of the draws stand before its games, once there are any. */
  readonly hasDraws?: true;
  /** The kind of the first of its games. */
  readonly kind?: string;
}

/** Puts what can be played first; the operator's order holds within both groups @assumed. */
const playableFirst = <T>(items: readonly T[], isPlayable: (item: T) => boolean): readonly T[] => [
  ...items.filter(isPlayable),
  ...items.filter((item) => !isPlayable(item)),
];

export interface HomeBanner extends Pick<Banner, 'eyebrow' | 'title' | 'action' | 'art' | 'language'> {
  readonly target: BannerTarget;
  /** The URL of the picture, for a banner that names one. */
  readonly url?: string;
}

export interface HomeData {
  readonly banners: Part<readonly HomeBanner[]>;
  readonly lanes: Part<readonly HomeLane[]>;
  readonly draws: Part<readonly HomeDraw[]>;
}

/** The most tiles of a lane; its title links to the rest. Six lanes of them are as much as a first page may weigh. */
const LANE_TILES = 4;

/** Cards of draws that fill a lane: each is wider than two tiles. */
const LANE_DRAWS = 3;

/** Returns the lotteries that can be played and have no draw, as far as the cards of the draws leave room. */
const besideDraws = (games: readonly TileGame[], draws: readonly HomeDraw[]): readonly TileGame[] =>
  games
    .filter(({ launch }) => launch && draws.every(({ game }) => game !== launch.code))
    .slice(0, Math.max(0, LANE_DRAWS - draws.length));

export const laneOf = ({ id, title, cards, gameCount, language }: Lane, draws: readonly HomeDraw[] = []): HomeLane => {
  const lane = { id, title, count: gameCount, ...(language && { language }) };
  const lottery = cards.length > 0 && cards.every(({ gameType }) => gameType === 'LOTT');
  const shared = namesOfSeveral(cards);
  const tiles = playableFirst(
    cards.map((card) => tileGameOf(card, shared)),
    ({ launch }) => launch !== undefined,
  );
  const games = lottery && draws.length > 0 ? besideDraws(tiles, draws) : tiles;
  // A page has no byte to spare for an empty list.
  if (lottery && games.length === 0) return lane;
  const kind = games[0]?.kind ?? '';
  const packed = games.slice(0, LANE_TILES).map((game) => packGame(game, kind));
  return { ...lane, ...(lottery && { hasDraws: true }), kind, games: packed };
};

const bannerOf = (banner: Banner): HomeBanner => {
  const { eyebrow, title, action, art, url, language } = banner;
  const more = { ...(url && { url }), ...(language && { language }) };
  return { eyebrow, title, action, art, target: bannerTarget(banner), ...more };
};

export const loadBanners = async (load: Load): Promise<HomeData['banners']> =>
  partOf(orNone(await load('content.banners', { group: 'home' }), { items: [] }), ({ items }) => items.map(bannerOf));
export const loadLanes = async (
  load: Load,
  draws: HomeData['draws'] | Promise<HomeData['draws']>,
): Promise<HomeData['lanes']> => {
  const outcome = orNone(await load('game.lanes', { most: String(LANE_TILES) }), { data: { lanes: [] } });
  const loaded = await draws;
  const shown = loaded.at === 'there' ? loaded.value : [];
  return partOf(outcome, ({ data }) =>
    playableFirst(
      data.lanes.map((lane) => laneOf(lane, shown)),
      isOpen,
    ),
  );
};

/** Loads all parts at the same time. The page fails only when every part fails. */
export async function loadHome(load: Load): Promise<Outcome<HomeData>> {
  let failure: Failure | null = null;
  const watched: Load = async (name, input, options) => {
    const outcome = await load(name, input, options);
    if (!outcome.ok) failure = outcome;
    return outcome;
  };
  const loading = loadDraws(watched);
  const [banners, lanes, draws] = await Promise.all([loadBanners(watched), loadLanes(watched, loading), loading]);
  const nothing = [banners, lanes, draws].every(({ at }) => at === 'failed');
  return nothing && failure ? failure : { ok: true, value: { banners, lanes, draws } };
}
