// A lane of games, and the way to all of its games.
import { useContentLang } from '../../kit/content-lang.ts';
import { GameTile } from '../../kit/games/game-tile.tsx';
import type { TileGame } from '../../kit/games/tile-game.ts';
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Lane, laneMoreClass } from '../../ui/lane.tsx';
import type { HomeLane } from './home.data.ts';

export function LaneMore({ lane }: { readonly lane: HomeLane }) {
  const t = useT();
  const { id, count, title } = lane;
  return (
    <Link
      to="game"
      query={{ lane: id }}
      className={laneMoreClass}
      aria-label={t('home.allOfLane', { count, lane: title })}
    >
      {t('home.allOf', { count })}
      <ChevronIcon size={16} />
    </Link>
  );
}

/** The number of pictures that load with the page itself: more of them would delay its scripts. */
const EAGER_PICTURES = 2;

export interface GameLaneProps {
  readonly lane: HomeLane;
  readonly games: readonly TileGame[];
  /** The position among the lanes, from 0. */
  readonly place: number;
}

export function GameLane({ lane, games, place }: GameLaneProps) {
  return (
    <Lane {...useContentLang()(lane)} title={lane.title} more={<LaneMore lane={lane} />}>
      {games.map((game, column) => (
        <GameTile key={game.name} game={game} eager={place === 0 && column < EAGER_PICTURES} />
      ))}
    </Lane>
  );
}
