// A game as a tile: art fills it, its name and kind stand on the foot, one tag at most at the start corner.
import css from './game-tile.module.css';
import { LateImage } from './late-image.tsx';

export interface GameTileContentProps {
  readonly name: string;
  readonly kind: string;
  /** Address of the picture. */
  readonly art: string | undefined;
  readonly tag?: { readonly kind: 'hot' | 'new'; readonly label: string } | undefined;
  /** True where the tile is seen without scrolling. */
  readonly eager?: boolean;
}

/** Class of a tile's link or button. */
export const gameTileClass = css.tile;

export function GameTileContent({ name, kind, art, tag, eager = false }: GameTileContentProps) {
  return (
    <>
      {art && (eager ? <img src={art} alt="" loading="lazy" /> : <LateImage src={art} />)}
      {tag && <i className={css[tag.kind]}>{tag.label}</i>}
      <span>
        <b>{name}</b> <small>{kind}</small>
      </span>
    </>
  );
}
