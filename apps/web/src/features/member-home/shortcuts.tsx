// The links from the member's page to other pages.
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChatIcon, CrownIcon } from '../../ui/help-icons.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import { BankCardIcon, HelpIcon, NewsIcon, TrophyIcon, UsersIcon } from '../../ui/member-icons.tsx';
import css from './member-home.module.css';

const shortcuts: readonly { readonly to: RouteName; readonly icon: typeof GiftIcon; readonly text: TextKey }[] = [
  { to: 'activity', icon: GiftIcon, text: 'memberHome.promotions' },
  { to: 'news', icon: NewsIcon, text: 'memberHome.news' },
  { to: 'help', icon: HelpIcon, text: 'memberHome.help' },
  { to: 'feedback', icon: ChatIcon, text: 'memberHome.feedback' },
  { to: 'rewardCenter', icon: TrophyIcon, text: 'memberHome.rewards' },
  { to: 'benefits', icon: CrownIcon, text: 'memberHome.benefits' },
  { to: 'inviteFriends', icon: UsersIcon, text: 'memberHome.invite' },
  { to: 'addBankCard', icon: BankCardIcon, text: 'memberHome.bankCards' },
];

export function Shortcuts() {
  const t = useT();
  return (
    <nav className={classNames(cardClass, css.shortcuts)} aria-label={t('memberHome.shortcuts')}>
      {shortcuts.map(({ to, icon: Icon, text }) => (
        <Link key={to} to={to}>
          <i>
            <Icon />
          </i>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
