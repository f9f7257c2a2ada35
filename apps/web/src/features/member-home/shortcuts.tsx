// The links from the member's page to other pages.
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { cardClass } from '../../ui/card.tsx';
import { BallsIcon } from '../../ui/category-icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import { BankCardIcon, ChatIcon, HelpIcon, HistoryIcon, NewsIcon, ShieldCheckedIcon } from '../../ui/member-icons.tsx';
import css from './member-home.module.css';

interface Shortcut {
  readonly to: RouteName;
  readonly query?: Readonly<Record<string, string>>;
  readonly icon: typeof GiftIcon;
  readonly text: TextKey;
}

/** Pages that are built: nobody is led to a page that only says "later". */
const shortcuts: readonly Shortcut[] = [
  { to: 'myBets', icon: BallsIcon, text: 'memberHome.myBets' },
  { to: 'history', icon: HistoryIcon, text: 'pages.history' },
  { to: 'addBankCard', icon: BankCardIcon, text: 'memberHome.payoutAccounts' },
  { to: 'activity', icon: GiftIcon, text: 'memberHome.promotions' },
  { to: 'news', icon: NewsIcon, text: 'memberHome.news' },
  { to: 'help', icon: HelpIcon, text: 'memberHome.help' },
  { to: 'help', query: { id: 'play-safely' }, icon: ShieldCheckedIcon, text: 'memberHome.safety' },
  { to: 'feedback', icon: ChatIcon, text: 'memberHome.feedback' },
];

export function Shortcuts({ openBets }: { readonly openBets: number }) {
  const t = useT();
  return (
    <nav className={classNames(cardClass, css.shortcuts)} aria-label={t('memberHome.shortcuts')}>
      {shortcuts.map(({ icon: Icon, text, ...target }) => {
        const count = target.to === 'myBets' ? openBets : 0;
        const name = count > 0 ? `${t(text)}, ${t('memberHome.openBets', { count })}` : undefined;
        return (
          <Link key={text} {...target} aria-label={name}>
            <i>
              <Icon />
              <CountBadge count={count} />
            </i>
            {t(text)}
          </Link>
        );
      })}
    </nav>
  );
}
