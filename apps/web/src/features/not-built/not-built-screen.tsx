// The page of a route that is not built yet.
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { ChevronIcon, GamesIcon, GiftIcon, UserIcon } from '../../ui/icons.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { NewsIcon } from '../../ui/member-icons.tsx';
import css from './not-built.module.css';
import type { NotBuiltData } from './not-built.rules.ts';
import { type Alternative, notBuiltPages } from './not-built.rules.ts';
import { PathIllustration } from './path-illustration.tsx';

const icons = {
  user: UserIcon,
  games: GamesIcon,
  gift: GiftIcon,
  news: NewsIcon,
} as const;

function AlternativeLink({ alternative }: { readonly alternative: Alternative }) {
  const t = useT();
  const AlternativeIcon = icons[alternative.icon];
  return (
    <li>
      <Link to={alternative.route} className={listItemClass}>
        <ListItemContent
          icon={<AlternativeIcon size={20} />}
          tone="accent"
          title={t(alternative.text)}
          text={t(alternative.hint)}
          end={<ChevronIcon size={20} />}
        />
      </Link>
    </li>
  );
}

export function Screen({ data: { route } }: ScreenProps<NotBuiltData>) {
  const t = useT();
  const { settings } = useShell();
  const { title, heading, text, alternatives } = notBuiltPages[route];
  const brand = settings.brandName;
  return (
    <SitePage title={t(title)} quiet padded rhythm="calm">
      <div className={css.message}>
        <PathIllustration />
        <h1>{t(heading)}</h1>
        <p>{t(text, { brand })}</p>
      </div>
      <section className={css.today}>
        <h2>{t('notBuilt.today')}</h2>
        <List>
          {alternatives.map((alternative) => (
            <AlternativeLink key={alternative.route} alternative={alternative} />
          ))}
        </List>
      </section>
    </SitePage>
  );
}
