// /m/activity: promotions that run, and one of them by its id.
import type { ActivityCard } from '@foyer/contract';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { LateReferralEntry } from '../../kit/referral/late-referral-entry.tsx';
import { useSession, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { ArticlePage } from './article-page.tsx';
import type { ActivityData } from './content.load.ts';
import { dayOf } from './content.rules.ts';
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

export function Screen({ data }: ScreenProps<ActivityData>) {
  const t = useT();
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
    <SitePage title={t('content.activityTitle')} subtitle={t('content.activityLead')} padded>
      <MoreList first={data.page} next={(cursor) => load('content.activities', { cursor })}>
        {(items: readonly ActivityCard[]) =>
          items.map((item, place) => (
            <PictureCard
              key={item.id}
              to="activity"
              {...item}
              note={item.endsAt && <Ends at={item.endsAt} />}
              action={t('content.seeOffer')}
              eager={place < 2}
            />
          ))
        }
      </MoreList>
      <LateReferralEntry />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return <ListSkeleton title={t('content.activityTitle')} subtitle={t('content.activityLead')} />;
}
