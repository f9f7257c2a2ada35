// /m/help: questions by section, and one answer by its id.
import type { HelpCard } from '@foyer/contract';
import { useContentLang } from '../../kit/content-lang.ts';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { PrivacyChoiceRow, usePrivacyChoice } from '../../kit/privacy-choice.tsx';
import { TalkToUsButton, TalkToUsRow } from '../../kit/services/talk-to-us.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { BallsIcon } from '../../ui/category-icons.tsx';
import { ClockIcon, LockIcon } from '../../ui/form-icons.tsx';
import { ChevronIcon, GlobeIcon, UserIcon } from '../../ui/icons.tsx';
import { SearchIllustration } from '../../ui/illustrations.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import {
  CoinsIcon,
  HelpIcon,
  KeyIcon,
  LogOutIcon,
  NewsIcon,
  ShieldCheckedIcon,
  TrophyIcon,
} from '../../ui/member-icons.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { ArticlePage } from './article-page.tsx';
import type { HelpData } from './content.load.ts';
import css from './content.module.css';
import { sectionsOf } from './content.rules.ts';
import { MoreList } from './more-list.tsx';
import { Others } from './others.tsx';
import { HelpSkeleton } from './skeletons.tsx';

/** The article about data, which every operator has @assumed. */
const PRIVACY = 'privacy';

/** The sign of an article, by its id @assumed: an operator's own articles have the sign of all help. */
const subjects: ReadonlyMap<string, typeof HelpIcon> = new Map([
  ['log-in', LogOutIcon],
  ['password', KeyIcon],
  ['place-a-bet', BallsIcon],
  ['check-a-draw', ShieldCheckedIcon],
  ['odds-and-returns', TrophyIcon],
  ['missed-draws', ClockIcon],
  ['balance', CoinsIcon],
  ['play-safely', UserIcon],
  ['terms', NewsIcon],
  [PRIVACY, LockIcon],
  ['language', GlobeIcon],
]);

function Topic({ topic }: { readonly topic: HelpCard }) {
  const lang = useContentLang()(topic);
  const SubjectIcon = subjects.get(topic.id) ?? HelpIcon;
  return (
    <li>
      <Link to="help" query={{ id: topic.id }} className={listItemClass}>
        <ListItemContent
          icon={<SubjectIcon size={20} />}
          tone="accent"
          title={topic.title}
          text={topic.summary}
          {...lang}
          end={<ChevronIcon size={20} />}
        />
      </Link>
    </li>
  );
}

function PrivacyChoice() {
  if (usePrivacyChoice() === null) return null;
  return (
    <List>
      <PrivacyChoiceRow />
    </List>
  );
}

export function Screen({ data }: ScreenProps<HelpData>) {
  const t = useT();
  const { load } = useShell();
  const langOf = useContentLang();
  if (data.view === 'one') {
    const { one, others } = data;
    return (
      <ArticlePage
        place={t('content.helpTitle')}
        title={one.title}
        note={one.section}
        body={one.body}
        language={one.language}
      >
        {one.id === PRIVACY && <PrivacyChoice />}
        <Others title={t('content.relatedHelp')} to="help" all={t('content.allHelp')}>
          {others.map((topic) => (
            <Topic key={topic.id} topic={topic} />
          ))}
        </Others>
        <TalkToUsRow />
      </ArticlePage>
    );
  }
  if (data.page.items.length === 0) {
    return (
      <SitePage title={t('content.helpTitle')} centred>
        <PageMessage
          illustration={<SearchIllustration />}
          title={t('content.helpEmptyTitle')}
          text={t('content.helpEmptyText')}
        >
          <Link to="news" className={buttonClass({ variant: 'primary' })}>
            {t('content.toNews')}
          </Link>
          <TalkToUsButton />
        </PageMessage>
      </SitePage>
    );
  }
  return (
    <SitePage title={t('content.helpTitle')} subtitle={t('content.helpLead')} padded rhythm="calm">
      <MoreList first={data.page} next={(cursor) => load('content.help', { cursor })}>
        {(items: readonly HelpCard[]) =>
          sectionsOf(items).map(({ section, items: topics }) => (
            <section key={section} className={css.section}>
              <h2 {...langOf(topics[0] ?? {})}>{section}</h2>
              <List>
                {topics.map((topic) => (
                  <Topic key={topic.id} topic={topic} />
                ))}
              </List>
            </section>
          ))
        }
      </MoreList>
      <TalkToUsRow />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return <HelpSkeleton title={t('content.helpTitle')} subtitle={t('content.helpLead')} />;
}
