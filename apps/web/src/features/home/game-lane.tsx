// A lane of games, and the way to all of its games.
import { Fragment, type ReactNode } from 'react';
import { useContentLang } from '../../kit/content-lang.ts';
import { GameTile } from '../../kit/games/game-tile.tsx';
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { Lane, laneMoreClass } from '../../ui/lane.tsx';
import type { HomeLane } from './home.data.ts';
import { isOpen } from './lane.rules.ts';
import type { AboutButton } from './late-about.ts';
import { type PackedGame, unpackGame } from './packed-game.ts';

function LaneMore({ lane }: { readonly lane: HomeLane }) {
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
    </Link>
  );
}

/** The number of pictures that load with the page itself: more of them would delay its scripts. */
export const EAGER_PICTURES = 2;

/** The number of tiles that a phone shows of a lane before a swipe. */
const SEEN_TILES = 3;

export interface GameLaneProps {
  readonly lane: HomeLane;
  readonly games: readonly PackedGame[];
  /** True where the lane is seen without scrolling. */
  readonly eager: boolean;
  readonly About: AboutButton | null;
  /** What stands before the games. */
  readonly children: ReactNode;
}

export function GameLane({ lane, games, eager, About, children }: GameLaneProps) {
  const mixed = isOpen(lane);
  return (
    <Lane {...useContentLang()(lane)} title={lane.title} more={<LaneMore lane={lane} />}>
      {children}
      {games.map((packed, column) => {
        const game = unpackGame(packed, lane.kind ?? '');
        return (
          <Fragment key={packed.join()}>
            <GameTile
              game={game}
              picture={column >= SEEN_TILES ? 'swiped' : eager && column < EAGER_PICTURES ? 'eager' : 'late'}
              saysSoon={mixed}
            />
            {About && <About game={game} />}
          </Fragment>
        );
      })}
    </Lane>
  );
}
