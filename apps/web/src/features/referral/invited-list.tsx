// Those who registered by an invitation: how many, and who, under covered names.
import type { Referral } from '@foyer/contract';
import { useState } from 'react';
import { olderPagesFlow } from '../../kit/older-pages.flow.ts';
import { olderPagesRunner } from '../../kit/older-pages.runner.ts';
import { useFlow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { lineTime } from '../../kit/wallet/ledger-line.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { List, ListItem } from '../../ui/list.tsx';
import type { Invited } from './invitation.flow.ts';
import css from './referral.module.css';

function Counts({ registered, deposited }: Pick<Invited, 'registered' | 'deposited'>) {
  const t = useT();
  return (
    <dl className={css.counts}>
      <div>
        <dt>{t('referral.registered')}</dt>
        <dd>{registered}</dd>
      </div>
      <div>
        <dt>{t('referral.deposited')}</dt>
        <dd>{deposited}</dd>
      </div>
    </dl>
  );
}

function Row({ referral: { name, registeredAt, hasDeposited } }: { readonly referral: Referral }) {
  const t = useT();
  const { clock } = useShell();
  const language = useTextLanguage();
  return (
    <ListItem
      icon={<UserIcon size={20} />}
      tone={hasDeposited ? 'pos' : 'plain'}
      title={<bdi>{name}</bdi>}
      text={registeredAt && t('referral.joined', { time: lineTime(registeredAt, clock.now(), language, t) })}
      end={hasDeposited && <Badge tone="pos">{t('referral.hasDeposited')}</Badge>}
    />
  );
}

export interface InvitedListProps {
  readonly title: string;
  readonly none: string;
  readonly first: Invited;
}

export function InvitedList({ title, none, first }: InvitedListProps) {
  const t = useT();
  const { load } = useShell();
  const [flow] = useState(() => olderPagesFlow<Referral>('invited', first));
  const [runner] = useState(() => olderPagesRunner<Referral>((cursor) => load('member.referrals', { cursor })));
  const [state, dispatch] = useFlow(flow, runner);
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      <Counts {...first} />
      {state.items.length === 0 ? (
        <Card padded>
          <p className={css.none}>{none}</p>
        </Card>
      ) : (
        <List label={title}>
          {state.items.map((referral) => (
            <Row key={referral.id} referral={referral} />
          ))}
        </List>
      )}
      {state.at === 'failed' && <p role="alert">{t('referral.moreFailed')}</p>}
      {state.nextCursor !== null && (
        <Button block busy={state.at === 'loading'} onClick={() => dispatch({ type: 'olderTapped' })}>
          {t('referral.more')}
        </Button>
      )}
    </section>
  );
}
