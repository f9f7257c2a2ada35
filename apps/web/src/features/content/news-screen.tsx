// /m/news: what is new, and one piece of news by its id.

import { AnnouncementsBell } from '../../kit/announcements-bell.tsx';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { ArticlePage, Day } from './article-page.tsx';
import type { NewsData } from './content.load.ts';
import css from './content.module.css';
import { MoreList } from './more-list.tsx';
import { Others } from './others.tsx';
import { PictureCard, PictureRow } from './picture-card.tsx';
import { ListSkeleton } from './skeletons.tsx';

export function Screen({ data }: ScreenProps<NewsData>) {
  const t = useT();
  const { load } = useShell();
  if (data.view === 'one') {
    const { one, others } = data;
    return (
      <ArticlePage
        place={t('content.newsTitle')}
        title={one.title}
        lead={one.summary}
        art={one.art}
        badge={one.badge}
        note={<Day at={one.publishedAt} />}
        body={one.body}
        language={one.language}
      >
        <Others title={t('content.moreNews')} to="news" all={t('content.allNews')}>
          {others.map((item) => (
            <li key={item.id}>
              <PictureRow to="news" {...item} note={<Day at={item.publishedAt} />} />
            </li>
          ))}
        </Others>
      </ArticlePage>
    );
  }
  if (data.page.items.length === 0) {
    return (
      <SitePage title={t('content.newsTitle')} centred>
        <PageMessage
          illustration={<TicketIllustration />}
          title={t('content.newsEmptyTitle')}
          text={t('content.newsEmptyText')}
        >
          <Link to="game" className={buttonClass({ variant: 'primary' })}>
            {t('content.toGames')}
          </Link>
        </PageMessage>
      </SitePage>
    );
  }
  return (
    <SitePage title={t('content.newsTitle')} subtitle={t('content.newsLead')} end={<AnnouncementsBell />} padded>
      <MoreList first={data.page} next={(cursor) => load('content.news', { cursor })}>
        {([first, ...rest]) => (
          <>
            {first && <PictureCard to="news" {...first} note={<Day at={first.publishedAt} />} eager />}
            {rest.length > 0 && (
              <ul className={classNames(cardClass, css.rows)}>
                {rest.map((item) => (
                  <li key={item.id}>
                    <PictureRow to="news" {...item} note={<Day at={item.publishedAt} />} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </MoreList>
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return <ListSkeleton title={t('content.newsTitle')} subtitle={t('content.newsLead')} />;
}
