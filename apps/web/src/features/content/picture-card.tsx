// An article as a card: large with its art on top, or a row with a small picture.
import type { ReactNode } from 'react';
import { type ContentRow, useContentLang } from '../../kit/content-lang.ts';
import { Link } from '../../kit/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NewsIcon } from '../../ui/member-icons.tsx';
import css from './content.module.css';
import { HeroPicture, Thumb } from './hero-picture.tsx';

export interface PictureCardProps extends ContentRow {
  readonly to: 'news' | 'activity';
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly art: string | null;
  readonly badge?: string | null;
  /** The day when the article was published or the promotion ends. */
  readonly note: ReactNode;
  /** The action that a tap leads to, where the card calls for one. */
  readonly action?: string;
  /** Seen without scrolling. */
  readonly eager?: boolean;
}

export function PictureCard(props: PictureCardProps) {
  const { to, id, title, summary, art, badge, note, action, eager = false } = props;
  const lang = useContentLang()(props);
  return (
    <Link to={to} query={{ id }} className={classNames(cardClass, css.large)}>
      {art && <HeroPicture art={art} badge={badge ?? null} eager={eager} />}
      <span className={css.text}>
        {!art && badge && <Badge tone="accent">{badge}</Badge>}
        <b {...lang}>{title}</b>
        <span {...lang}>{summary}</span>
        {note && <small>{note}</small>}
        {action && <i className={buttonClass({ variant: 'soft', size: 'md' })}>{action}</i>}
      </span>
    </Link>
  );
}

export function PictureRow(props: PictureCardProps) {
  const { to, id, title, summary, art, badge, note } = props;
  const lang = useContentLang()(props);
  return (
    <Link to={to} query={{ id }} className={css.row}>
      <Thumb art={art} instead={<NewsIcon />} />
      <span className={css.text}>
        <b {...lang}>{title}</b>
        <span {...lang}>{summary}</span>
        {(badge || note) && (
          <small>
            {badge && <i {...lang}>{badge}</i>}
            {badge && note && ' · '}
            {note}
          </small>
        )}
      </span>
    </Link>
  );
}
