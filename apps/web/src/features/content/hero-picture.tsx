// The picture of an article: a wide one fills its space, an upright one is centred in it.
import type { ReactNode } from 'react';
import { useArt } from '../../kit/shell-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isUpright } from './content.rules.ts';
import css from './hero-picture.module.css';

export interface HeroPictureProps {
  readonly art: string;
  /** A word at the start corner. */
  readonly badge?: string | null;
  /** Seen without scrolling. */
  readonly eager?: boolean;
  /** On the article's own page. */
  readonly page?: boolean;
}

export function HeroPicture({ art, badge, eager = false, page = false }: HeroPictureProps) {
  const picture = useArt()(art);
  const loading = eager ? undefined : 'lazy';
  return (
    <span className={classNames(css.hero, page && css.page)}>
      {picture && !isUpright(art) && (
        <img
          className={css.wide}
          src={picture}
          alt=""
          width="316"
          height="152"
          loading={loading}
          fetchPriority={page ? 'high' : undefined}
        />
      )}
      {picture && isUpright(art) && (
        <img className={css.front} src={picture} alt="" width="104" height="138" loading={loading} />
      )}
      {badge && <span className={css.badge}>{badge}</span>}
    </span>
  );
}

/** The small picture of a row. */
export function Thumb({ art, instead }: { readonly art: string | null; readonly instead: ReactNode }) {
  const address = useArt();
  const picture = art ? address(art) : undefined;
  return (
    <span className={css.thumb}>
      {art && picture ? (
        <img
          className={isUpright(art) ? css.thumbUpright : css.thumbWide}
          src={picture}
          alt=""
          width="72"
          height="72"
          loading="lazy"
        />
      ) : (
        instead
      )}
    </span>
  );
}
