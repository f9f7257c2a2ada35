// A link into a game, or a button that says when the game opens.
import type { ReactNode } from 'react';
import { routes } from '../../shell/navigation/routes.ts';
import { Link } from '../link.tsx';
import { useRoute } from '../shell-context.tsx';
import { launchQuery } from './tile-tap.rules.ts';
import { type Playable, usePlay } from './use-play.ts';

export interface PlayLinkProps {
  readonly game: Playable;
  readonly className: string | undefined;
  readonly label?: string;
  /** As of `usePlay`. */
  readonly asksFirst?: boolean;
  readonly children: ReactNode;
}

export function PlayLink({ game, className, label, asksFirst, children }: PlayLinkProps) {
  const play = usePlay();
  const { route } = useRoute();
  if (!game.launch) {
    return (
      <button type="button" className={className} aria-label={label} onClick={() => void play(game)}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to="launchGame"
      query={launchQuery(game.launch, routes[route].paths[0])}
      className={className}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        void play(game, asksFirst);
      }}
    >
      {children}
    </Link>
  );
}
