// /m/securityCenter: the account's protection, contacts and devices.
import { type ReactNode, useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { KeyIcon, UsersIcon } from '../../ui/member-icons.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { Contacts } from './contacts.tsx';
import { Methods } from './methods.tsx';
import { OwnData } from './own-data.tsx';
import { ProtectionCard } from './protection-card.tsx';
import type { SecurityData } from './security.data.ts';
import { securityFlow } from './security.flow.ts';
import { securityRunner } from './security.runner.ts';
import { Sessions } from './sessions.tsx';

interface LoginMethodRowProps {
  readonly to: 'changePassword' | 'linkedAccounts';
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

function LoginMethodRow({ to, ...content }: LoginMethodRowProps) {
  return (
    <li>
      <Link to={to} className={listItemClass}>
        <ListItemContent {...content} end={<ChevronIcon size={20} />} />
      </Link>
    </li>
  );
}

/** The password, and accounts of others where the operator lets people in by them. */
function LoginMethods() {
  const t = useT();
  const { identity } = useShell().settings;
  return (
    <section className={layout.tightStack} aria-label={t('security.loginWays')}>
      <h2 className={text.t3}>{t('security.loginWays')}</h2>
      <List label={t('security.loginWays')}>
        <LoginMethodRow
          to="changePassword"
          icon={<KeyIcon size={20} />}
          title={t('memberHome.password')}
          text={t('security.passwordHint')}
        />
        {identity && identity.channels.length > 0 && (
          <LoginMethodRow
            to="linkedAccounts"
            icon={<UsersIcon size={20} />}
            title={t('security.accounts')}
            text={t('security.accountsHint')}
          />
        )}
      </List>
    </section>
  );
}

export function Screen({ data }: ScreenProps<SecurityData>) {
  const t = useT();
  const shell = useShell();
  const [flow] = useState(() => securityFlow(data));
  const [state, send] = useFlow(flow, securityRunner(shell));
  const { overview } = state;
  return (
    <SitePage title={t('security.title')} padded>
      <ProtectionCard state={state} send={send} />
      {overview.policy !== 'off' && <Methods state={state} send={send} />}
      <Contacts state={state} send={send} />
      <Sessions state={state} send={send} />
      <LoginMethods />
      <OwnData state={state} send={send} />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('security.title')} padded loading={t('ui.loading')}>
      <Piece shape="ticker" />
      <Piece shape="title" />
      <Piece shape="block" />
      <Piece shape="title" />
      <Piece shape="row" />
      <Piece shape="row" />
      <Piece shape="title" />
      <Piece shape="row" />
    </SitePage>
  );
}
