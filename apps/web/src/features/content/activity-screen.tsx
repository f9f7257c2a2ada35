// /m/activity: promotions that run, and one of them by its id.
import type { ActivityCard } from '@foyer/contract';
import { useState } from 'react';
import { AnnouncementsBell } from '../../kit/announcements-bell.tsx';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { LateMemberRows } from '../../kit/rewards/late-member-rows.tsx';
import { LatePromotionButtons } from '../../kit/rewards/late-promotion-buttons.tsx';
import { useFlow, useLanguage, useSession, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { ArticlePage } from './article-page.tsx';
import { categoriesFlow, categoriesRunner } from './categories.flow.ts';
import { CategoryChips } from './category-chips.tsx';
import type { ActivityData } from './content.load.ts';
import { categoriesIn, dayOf, isOfCategory } from './content.rules.ts';
import { MoreList } from './more-list.tsx';
import { Others } from './others.tsx';
import { PictureCard, PictureRow } from './picture-card.tsx';
import { ListSkeleton } from './skeletons.tsx';

/** Shows until when a promotion runs, with the day as the member's language writes it. */
function Ends({ at }: { readonly at: string }) {
  const t = useT();
  const language = useTextLanguage();
  return (
    // Server and browser may format a language's dates differently; the server's text stays.
    <time dateTime={at} suppressHydrationWarning>
      {t('content.endsOn', { date: dayOf(at, language) })}
    </time>
  );
}

/** Links from a promotion to the games; a visitor logs in first. */
function TakePart() {
  const t = useT();
  const { overlays } = useShell();
  return useSession() ? (
    <Link to="game" className={buttonClass({ variant: 'primary', block: true })}>
      {t('content.playNow')}
    </Link>
  ) : (
    <Button variant="primary" block onClick={() => void overlays.open('login', {})}>
      {t('content.joinNow')}
    </Button>
  );
}

/** The promotions, all of them or those of a kind. Kinds are loaded anew in another language (LA-01). */
function Cards({ items }: { readonly items: readonly ActivityCard[] }) {
  const t = useT();
  const { load } = useShell();
  const [flow] = useState(categoriesFlow);
  const [runner] = useState(() => categoriesRunner(load));
  const [state] = useFlow(flow, runner);
  const [chosen, choose] = useState<string | null>(null);
  const kinds = state.at === 'known' ? categoriesIn(state.categories, items) : [];
  return (
    <>
      {state.at === 'loading' && <Piece shape="chips" />}
      {kinds.length > 1 && <CategoryChips categories={kinds} chosen={chosen} onChoose={choose} />}
      {items.filter(isOfCategory(chosen)).map((item, place) => (
        <PictureCard
          key={item.id}
          to="activity"
          {...item}
          note={item.endsAt && <Ends at={item.endsAt} />}
          action={t('content.seeOffer')}
          eager={place < 2}
        />
      ))}
    </>
  );
}

export function Screen({ data }: ScreenProps<ActivityData>) {
  const t = useT();
  const language = useLanguage();
  const { load } = useShell();
  if (data.view === 'one') {
    const { one, others } = data;
    return (
      <ArticlePage
        place={t('content.activityTitle')}
        title={one.title}
        lead={one.summary}
        art={one.art}
        badge={one.badge}
        note={one.endsAt && <Ends at={one.endsAt} />}
        body={one.body}
        language={one.language}
        action={<TakePart />}
      >
        <Others title={t('content.moreActivities')} to="activity" all={t('content.allActivities')}>
          {others.map((item) => (
            <li key={item.id}>
              <PictureRow to="activity" {...item} note={item.endsAt && <Ends at={item.endsAt} />} />
            </li>
          ))}
        </Others>
        <LatePromotionButtons />
      </ArticlePage>
    );
  }
  if (data.page.items.length === 0) {
    return (
      <SitePage title={t('content.activityTitle')} centred>
        <PageMessage
          illustration={<TicketIllustration />}
          title={t('content.activityEmptyTitle')}
          text={t('content.activityEmptyText')}
        >
          <Link to="game" className={buttonClass({ variant: 'primary' })}>
            {t('content.toGames')}
          </Link>
        </PageMessage>
      </SitePage>
    );
  }
  return (
    <SitePage
      title={t('content.activityTitle')}
      subtitle={t('content.activityLead')}
      end={<AnnouncementsBell />}
      padded
    >
      <MoreList first={data.page} next={(cursor) => load('content.activities', { cursor })}>
        {(items: readonly ActivityCard[]) => <Cards key={language} items={items} />}
      </MoreList>
      <LateMemberRows />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return <ListSkeleton title={t('content.activityTitle')} subtitle={t('content.activityLead')} />;
}
