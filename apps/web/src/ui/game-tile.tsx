// A game as a tile: art, its name and kind at the foot, at most one tag.
import css from './game-tile.module.css';
import type { LangAttributes } from './lang.ts';
import { LazyImage } from './lazy-image.tsx';

/** `lang` and `dir` are those of the name and the kind. */
export interface GameTileContentProps extends LangAttributes {
  readonly name: string;
  readonly kind: string;
  /** Address of the picture. */
  readonly art: string | undefined;
  readonly tag?: { readonly kind: 'hot' | 'new' | 'soon' | 'maintenance'; readonly label: string } | undefined;
  /**
   * `eager`: seen without scrolling. `late`: fetched when the page works. `swiped`: late, and seen only after a swipe,
   * so that the HTML does without it.
   */
  readonly picture: 'eager' | 'late' | 'swiped';
}

/** Class of a tile's link or button. */
export const gameTileClass = css.tile;
/** The same of a game that rests. */
export const restingTileClass = `${css.tile} ${css.rests}`;

export function GameTileContent({ name, kind, art, tag, picture, lang, dir }: GameTileContentProps) {
  return (
    <>
      {art &&
        (picture === 'eager' ? (
          <img src={art} alt="" loading="lazy" />
        ) : (
          <LazyImage src={art} inHtml={picture === 'late'} />
        ))}
      {tag && <i className={tag.kind === 'hot' ? css.hot : undefined}>{tag.label}</i>}
      <span lang={lang} dir={dir}>
        <b>{name}</b> <small>{kind}</small>
      </span>
    </>
  );
}
