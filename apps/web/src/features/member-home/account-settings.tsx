// The settings of a member: language, security, password; and the log-out.
import { languageNames } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { PrivacyChoiceRow } from '../../kit/privacy-choice.tsx';
import { useLanguage, useShell, useT } from '../../kit/shell-context.tsx';
import { ChevronIcon, GlobeIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItem, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { KeyIcon, LogOutIcon, MailIcon, ShieldCheckedIcon } from '../../ui/member-icons.tsx';
import text from '../../ui/text.module.css';
import { ContactRow } from './contact-row.tsx';

export interface AccountSettingsProps {
  readonly labels: readonly string[];
  /** Messages that wait in the inbox. */
  readonly unread: number;
}

export function AccountSettings({ labels, unread }: AccountSettingsProps) {
  const t = useT();
  const language = useLanguage();
  const { navigation, overlays, session } = useShell();
  // Goes home before the session ends: a page that needs one must be gone by then.
  const logOut = async (): Promise<void> => {
    const answer = await overlays.open('alert', {
      title: t('memberHome.logOutAsk'),
      message: t('memberHome.logOutText'),
      confirm: t('memberHome.logOut'),
      cancel: t('common.cancel'),
    });
    if (answer !== 'confirmed') return;
    navigation.go('home', { replace: true });
    session.end('loggedOut');
    overlays.toast(t('memberHome.loggedOut'), 'pos');
  };
  const chevron = <ChevronIcon size={20} />;
  return (
    <section className={layout.tightStack} aria-label={t('memberHome.settings')}>
      <h2 className={text.t3}>{t('memberHome.settings')}</h2>
      <List label={t('memberHome.settings')}>
        <ListItem
          icon={<GlobeIcon size={20} />}
          title={t('memberHome.language')}
          text={languageNames[language]}
          end={chevron}
          onClick={() => void overlays.open('language', { current: language })}
        />
        <li>
          <Link to="inbox" className={listItemClass}>
            <ListItemContent
              icon={<MailIcon size={20} />}
              title={t('memberHome.inbox')}
              text={unread > 0 ? t('memberHome.unread', { count: unread }) : t('memberHome.inboxHint')}
              end={chevron}
            />
          </Link>
        </li>
        <li>
          <Link to="security" className={listItemClass}>
            <ListItemContent
              icon={<ShieldCheckedIcon size={20} />}
              title={t('memberHome.security')}
              text={t('memberHome.securityHint')}
              end={chevron}
            />
          </Link>
        </li>
        <li>
          <Link to="changePassword" className={listItemClass}>
            <ListItemContent
              icon={<KeyIcon size={20} />}
              title={t('memberHome.password')}
              text={t('memberHome.passwordHint')}
              end={chevron}
            />
          </Link>
        </li>
        <PrivacyChoiceRow />
        <ContactRow labels={labels} />
        <ListItem
          icon={<LogOutIcon size={20} />}
          tone="neg"
          title={t('memberHome.logOut')}
          onClick={() => void logOut()}
        />
      </List>
    </section>
  );
}
