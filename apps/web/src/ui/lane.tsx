// A lane: a title, a link to all of it, and a row cut at the edge to invite a swipe.
import type { ReactNode } from 'react';
import css from './lane.module.css';
import type { LangAttributes } from './lang.ts';
import scroller from './scroller.module.css';

/** `lang` and `dir` are those of the title. */
export interface LaneProps extends LangAttributes {
  readonly title: string;
  /** Link to everything of the lane; give it the class `laneMoreClass`. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export const laneMoreClass = css.more;

/** A heading that belongs to all lanes below it. */
export const LaneDivider = ({ children }: Pick<LaneProps, 'children'>) => (
  <h2 className={`${css.lane} ${css.divider}`}>{children}</h2>
);

/** Its heading names it; as a region of its own it would be one landmark among too many. */
export function Lane({ title, more, children, lang, dir }: LaneProps) {
  return (
    <section className={css.lane}>
      <div className={css.head}>
        <h2 lang={lang} dir={dir}>
          {title}
        </h2>
        {more}
      </div>
      <div className={scroller.row}>{children}</div>
    </section>
  );
}
