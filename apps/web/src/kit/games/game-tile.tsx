// A tile that opens its game.

import { GameTileContent, gameTileClass } from '../../ui/game-tile.tsx';
import { useContentLang } from '../content-lang.ts';
import { useArt, useT } from '../shell-context.tsx';
import { PlayLink } from './play-link.tsx';
import type { TileGame } from './tile-game.ts';

export interface GameTileProps {
  readonly game: TileGame;
  /** True where the tile is seen without scrolling. */
  readonly eager?: boolean;
}

export function GameTile({ game, eager = false }: GameTileProps) {
  const t = useT();
  const art = useArt();
  const langOf = useContentLang();
  const { name, kind, tag, launch } = game;
  return (
    <PlayLink game={game} className={gameTileClass}>
      <GameTileContent
        {...langOf(game)}
        name={name}
        kind={launch ? kind : t('home.soonKind', { kind })}
        art={art(game.art)}
        tag={tag && { kind: tag, label: t(`home.${tag}`) }}
        eager={eager}
      />
    </PlayLink>
  );
}
