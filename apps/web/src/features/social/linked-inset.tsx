// The member's linked accounts, on the security page: which log in, one more to link, one to remove.
import type { LinkedIdentity, SocialChannel } from '@foyer/contract';
import { ProblemNotice } from '../../app/problem-notice.tsx';
import { useFlow, useLanguage, useShell, useT } from '../../app/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { BrandMark } from './brand-marks.tsx';
import { channelNames } from './channel-names.ts';
import { type LinkedEvent, type LinkedState, linkedFlow } from './linked.flow.ts';
import { linkable, linkedDay } from './linked.rules.ts';
import { linkedRunner } from './linked.runner.ts';
import { channelOf, isUnderWay } from './social.flow.ts';
import css from './social.module.css';
import { Around, UnderWay } from './under-way.tsx';
import { useSocialEngine } from './use-social-engine.ts';

interface LinkedRowProps {
  readonly account: LinkedIdentity;
  readonly state: LinkedState;
  readonly send: (event: LinkedEvent) => void;
}

export function LinkedRow({ account, state, send }: LinkedRowProps) {
  const t = useT();
  const language = useLanguage();
  const { channel, lastWay, linkedAt, name } = account;
  const since = t('social.since', { day: linkedDay(linkedAt, language) });
  return (
    <ListItem
      icon={<BrandMark channel={channel} />}
      title={name ? <bdi>{name}</bdi> : channelNames[channel]}
      text={
        <>
          {name && `${channelNames[channel]} · `}
          {since}
          {lastWay && <span className={css.lastWay}>{t('social.lastWay')}</span>}
        </>
      }
      end={
        !lastWay && (
          <Button
            look="soft"
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
      icon={<BrandMark channel={channel} />}
      title={channelNames[channel]}
      text={t('social.notLinked')}
      end={
        <Button
          look="soft"
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

function NotCome({ reference, retry }: { readonly reference: string; readonly retry: () => void }) {
  const t = useT();
  return (
    <ProblemNotice
      reference={reference}
      action={
        <Button look="soft" size="md" onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('social.accountsFailed')}
    </ProblemNotice>
  );
}

function useLinked() {
  const shell = useShell();
  const [state, send] = useFlow(linkedFlow, linkedRunner(shell));
  const social = useSocialEngine({ from: 'security', lookAgain: () => send({ type: 'changed' }) });
  const items = 'items' in state ? state.items : null;
  // Without the browser's cryptography nobody can be sent to a provider.
  const others = items && social.engine.doors.usable ? linkable(social.offered, items) : [];
  return { ...social, social: social.state, state, send, items, others };
}

export function Inset() {
  const t = useT();
  const { engine, social, around, hold, tap, state, send, items, others } = useLinked();
  return (
    <section className={layout.tightStack} ref={hold} aria-label={t('social.accounts')}>
      <h2 className={text.t3}>{t('social.accounts')}</h2>
      <p className={css.small}>{t('social.accountsText')}</p>
      {others.length > 0 && <Around around={around} engine={engine} />}
      {state.at === 'asking' && <Skeleton shape="block" />}
      {state.at === 'failed' && <NotCome reference={state.reference} retry={() => send({ type: 'retryTapped' })} />}
      {items && (
        <List label={t('social.accounts')}>
          {items.map((account) => (
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
      )}
      <UnderWay state={social} engine={engine} />
    </section>
  );
}
