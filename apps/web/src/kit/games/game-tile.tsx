// A tile that opens its game.

import { GameTileContent, type GameTileContentProps, gameTileClass, restingTileClass } from '../../ui/game-tile.tsx';
import { useContentLang } from '../content-lang.ts';
import { useArt, useT } from '../shell-context.tsx';
import { PlayLink } from './play-link.tsx';
import type { TileGame } from './tile-game.ts';

export interface GameTileProps {
  readonly game: TileGame;
  readonly picture?: GameTileContentProps['picture'];
  /** True among games that can be played: the tile itself says that it cannot. Elsewhere the heading says so. */
  readonly saysSoon?: boolean;
}

export function GameTile({ game, picture = 'late', saysSoon = false }: GameTileProps) {
  const t = useT();
  const art = useArt();
  const langOf = useContentLang();
  const { name, kind, launch } = game;
  const tag = game.maintenance ? 'maintenance' : saysSoon && !launch ? 'soon' : game.tag;
  return (
    <PlayLink game={game} className={game.maintenance ? restingTileClass : gameTileClass}>
      <GameTileContent
        {...langOf(game)}
        name={name}
        kind={kind}
        art={art(game.art)}
        tag={tag && { kind: tag, label: t(`home.${tag}`) }}
        picture={picture}
      />
    </PlayLink>
  );
}
