// /m/securityCenter: the account's protection, contacts and devices.
import type { IdentityCheck } from '@foyer/contract';
import { type ReactNode, useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useFlow, useRoute, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { IdCardIcon, KeyIcon, UsersIcon } from '../../ui/member-icons.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { Contacts } from './contacts.tsx';
import { lazyIdentityCheck, lazyPush } from './lazy-sections.tsx';
import { Methods } from './methods.tsx';
import { OwnData } from './own-data.tsx';
import { ProtectionCard } from './protection-card.tsx';
import type { SecurityData } from './security.data.ts';
import { securityFlow } from './security.flow.ts';
import { securityRunner } from './security.runner.ts';
import { Sessions } from './sessions.tsx';
import { WinsPrivacy } from './wins-privacy.tsx';

interface LoginMethodRowProps {
  readonly to: 'changePassword' | 'linkedAccounts' | 'identityCheck';
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

const checkHints = {
  none: 'identityCheck.entryNone',
  waiting: 'identityCheck.entryWaiting',
  approved: 'identityCheck.entryApproved',
  refused: 'identityCheck.entryRefused',
} as const;

/** Who the member is, where the operator asks for it. */
function IdentityRow({ check: { status } }: { readonly check: IdentityCheck }) {
  const t = useT();
  return (
    <List label={t('identityCheck.title')}>
      <LoginMethodRow
        to="identityCheck"
        icon={<IdCardIcon size={20} />}
        title={t('identityCheck.title')}
        text={t(checkHints[status])}
      />
    </List>
  );
}

export function Screen({ data }: ScreenProps<SecurityData>) {
  const t = useT();
  // The page stays what it was while the next one is on its way.
  const [route] = useState(useRoute().route);
  if (route !== 'identityCheck') return <SecurityPage data={data} />;
  return (
    <SitePage title={t('identityCheck.title')} padded>
      <lazyIdentityCheck.Section check={data.overview.identityCheck} />
    </SitePage>
  );
}

function SecurityPage({ data }: Pick<ScreenProps<SecurityData>, 'data'>) {
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
      {overview.identityCheck && <IdentityRow check={overview.identityCheck} />}
      <OwnData state={state} send={send} />
      <WinsPrivacy />
      <lazyPush.Section />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  const { route } = useRoute();
  return (
    <SitePage
      title={t(route === 'identityCheck' ? 'identityCheck.title' : 'security.title')}
      padded
      loading={t('ui.loading')}
    >
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
