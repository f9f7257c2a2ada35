// A game as a tile: art, its name and kind at the foot, at most one tag.
import css from './game-tile.module.css';
import type { LangAttributes } from './lang.ts';
import { LateImage } from './late-image.tsx';

/** `lang` and `dir` are those of the name and the kind. */
export interface GameTileContentProps extends LangAttributes {
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

export function GameTileContent({ name, kind, art, tag, eager = false, lang, dir }: GameTileContentProps) {
  return (
    <>
      {art && (eager ? <img src={art} alt="" loading="lazy" /> : <LateImage src={art} />)}
      {tag && <i className={css[tag.kind]}>{tag.label}</i>}
      <span lang={lang} dir={dir}>
        <b>{name}</b> <small>{kind}</small>
      </span>
    </>
  );
}
