// The block under an article: a few other articles, and the link to all of them.
import type { ReactNode } from 'react';
import { Link } from '../../kit/link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import css from './content.module.css';

export interface OthersProps {
  readonly title: string;
  readonly to: 'news' | 'activity' | 'help';
  readonly all: string;
  /** One list item an article. */
  readonly children: readonly ReactNode[];
}

export function Others({ title, to, all, children }: OthersProps) {
  return (
    <section className={css.others}>
      {children.length > 0 && (
        <>
          <h2>{title}</h2>
          <ul className={classNames(cardClass, css.rows)}>{children}</ul>
        </>
      )}
      <Link to={to} className={buttonClass({ block: true })}>
        {all}
      </Link>
    </section>
  );
}
