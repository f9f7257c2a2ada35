// The column every page stands in: a bar on top, the content, a bar below.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './page.module.css';

export interface PageProps {
  readonly top: ReactNode;
  readonly bottom?: ReactNode;
  /** A thin line above everything, for what is true of the whole site. */
  readonly line?: ReactNode;
  /** `dense`: many small blocks. `calm`: few large ones. */
  readonly rhythm?: 'dense' | 'calm';
  /** Space at both sides; lanes and carousels bring their own. */
  readonly padded?: boolean;
  /** The content stands in the middle of the height that is left. */
  readonly centred?: boolean;
  /** The skeleton of a page that is still loading. */
  readonly loading?: string | undefined;
  readonly children: ReactNode;
}

export function Page({ top, bottom, line, rhythm = 'dense', padded, centred, loading, children }: PageProps) {
  return (
    <div className={css.page}>
      {line && <aside className={css.line}>{line}</aside>}
      {top}
      <main
        className={classNames(css.main, css[rhythm], padded && css.padded, centred && css.centred)}
        aria-busy={loading ? true : undefined}
        aria-label={loading}
      >
        {children}
      </main>
      {bottom}
    </div>
  );
}
