// One article on its page: art, title, day, body, and what stands beside it.
import type { ReactNode } from 'react';
import { type ContentRow, useContentLang } from '../../kit/content-lang.ts';
import { useTextLanguage } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { Article, type ArticleBlock } from '../../ui/article.tsx';
import { Badge } from '../../ui/badge.tsx';
import css from './content.module.css';
import { dayOf } from './content.rules.ts';
import { HeroPicture } from './hero-picture.tsx';

export interface ArticlePageProps extends ContentRow {
  /** The name of the section: "News". */
  readonly place: string;
  readonly title: string;
  readonly lead?: string;
  readonly art?: string | null;
  readonly badge?: string | null;
  /** The line under the title: a day, for instance. */
  readonly note?: ReactNode;
  readonly body: readonly ArticleBlock[];
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function ArticlePage(props: ArticlePageProps) {
  const { place, title, lead, art, badge, note, body, action, children } = props;
  const lang = useContentLang()(props);
  return (
    <SitePage title={place} quiet padded rhythm="calm">
      <article className={css.article}>
        {art && <HeroPicture art={art} badge={badge ?? null} eager page />}
        <header className={css.head}>
          {!art && badge && <Badge tone="accent">{badge}</Badge>}
          <h1 {...lang}>{title}</h1>
          {note && <p className={css.note}>{note}</p>}
        </header>
        {lead && (
          <p className={css.lead} {...lang}>
            {lead}
          </p>
        )}
        <Article blocks={body} {...lang} />
        {action}
      </article>
      {children}
    </SitePage>
  );
}

/** A day as the member's language writes it. */
export function Day({ at }: { readonly at: string }) {
  const language = useTextLanguage();
  return (
    // Server and browser may format a language's dates differently; the server's text stays.
    <time dateTime={at} suppressHydrationWarning>
      {dayOf(at, language)}
    </time>
  );
}
