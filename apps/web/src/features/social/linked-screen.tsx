// /m/securityCenter/accounts: the member's linked accounts, to link and to remove.
import type { LinkedIdentity, SocialChannel } from '@foyer/contract';
import { useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useFlow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { shortDay } from '../../shell/i18n/dates.ts';
import { channelNames } from '../../shell/identity/channel-names.ts';
import { Button } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { ChannelMark } from './channel-mark.tsx';
import type { LinkedData } from './linked.data.ts';
import { type LinkedEvent, type LinkedState, linkedFlow } from './linked.flow.ts';
import { linkable } from './linked.rules.ts';
import { linkedRunner } from './linked.runner.ts';
import { BrowserNotices, LoginProgress } from './login-progress.tsx';
import { channelOf, isUnderWay } from './social.flow.ts';
import css from './social.module.css';
import { useSocialEngine } from './use-social-engine.ts';

/** Explains why the last log-in method cannot be removed, and what would change that. */
function LastWay() {
  const t = useT();
  return (
    <span className={css.lastWay}>
      {t('social.lastWay')}{' '}
      <Link to="changePassword" className={formCss.document}>
        {t('social.choosePassword')}
      </Link>
    </span>
  );
}

interface LinkedRowProps {
  readonly account: LinkedIdentity;
  readonly state: LinkedState;
  readonly send: (event: LinkedEvent) => void;
}

export function LinkedRow({ account, state, send }: LinkedRowProps) {
  const t = useT();
  const language = useTextLanguage();
  const { channel, lastWay, linkedAt, name } = account;
  // The isolates keep the day, which begins with a digit, from joining a name in the other writing direction.
  const since = t('social.since', { day: `\u2068${shortDay(linkedAt, language)}\u2069` });
  return (
    <ListItem
      icon={<ChannelMark channel={channel} />}
      title={name ? <bdi>{name}</bdi> : channelNames[channel]}
      text={
        <>
          {name && (
            <>
              <bdi>{channelNames[channel]}</bdi>
              {' · '}
            </>
          )}
          {since}
          {lastWay && <LastWay />}
        </>
      }
      end={
        !lastWay && (
          <Button
            variant="soft"
            size="md"
            busy={state.at === 'removing' && state.account.id === account.id}
            label={t('social.removeNamed', { channel: channelNames[channel] })}
            onClick={() => send({ type: 'removeTapped', account })}
          >
            {t('social.remove')}
          </Button>
        )
      }
    />
  );
}

interface LinkRowProps {
  readonly channel: SocialChannel;
  readonly busy: boolean;
  readonly onTap: () => void;
}

function LinkRow({ channel, busy, onTap }: LinkRowProps) {
  const t = useT();
  return (
    <ListItem
      icon={<ChannelMark channel={channel} />}
      title={channelNames[channel]}
      text={t('social.notLinked')}
      end={
        <Button
          variant="soft"
          size="md"
          busy={busy}
          label={t('social.linkNamed', { channel: channelNames[channel] })}
          onClick={onTap}
        >
          {t('social.link')}
        </Button>
      }
    />
  );
}

function useLinked({ items }: LinkedData) {
  const shell = useShell();
  const [flow] = useState(() => linkedFlow(items));
  const [state, send] = useFlow(flow, linkedRunner(shell));
  const { state: social, ...rest } = useSocialEngine({
    from: 'linkedAccounts',
    reload: () => send({ type: 'changed' }),
  });
  // Without the browser's cryptography a page cannot start an OAuth request.
  const others = rest.engine.services.usable ? linkable(rest.offered, state.items) : [];
  return { ...rest, social, state, send, others };
}

export function Screen({ data }: ScreenProps<LinkedData>) {
  const t = useT();
  const { engine, social, around, hold, tap, state, send, others } = useLinked(data);
  return (
    <SitePage title={t('pages.linkedAccounts')} padded>
      <section className={layout.tightStack} ref={hold} aria-label={t('pages.linkedAccounts')}>
        <p className={css.small}>{t('social.accountsText')}</p>
        {others.length > 0 && <BrowserNotices around={around} engine={engine} />}
        <List label={t('pages.linkedAccounts')}>
          {state.items.map((account) => (
            <LinkedRow key={account.id} account={account} state={state} send={send} />
          ))}
          {others.map(({ channel }) => (
            <LinkRow
              key={channel}
              channel={channel}
              busy={isUnderWay(social) && channelOf(social) === channel}
              onTap={() => tap(channel)}
            />
          ))}
        </List>
        <LoginProgress state={social} engine={engine} />
      </section>
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('pages.linkedAccounts')} padded loading={t('ui.loading')}>
      <Piece shape="line" />
      <Piece shape="row" />
      <Piece shape="row" />
      <Piece shape="row" />
    </SitePage>
  );
}
