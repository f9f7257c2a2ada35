// The inbox: the newest message first, unread ones marked; whoever has seen them has read them.
import type { InboxMessage } from '@foyer/contract';
import { useState } from 'react';
import { AnnouncementsBell } from '../../kit/announcements-bell.tsx';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useFlow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { lineTime } from '../../kit/wallet/ledger-line.rules.ts';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SearchIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import type { InboxData } from './inbox.data.ts';
import { inboxFlow } from './inbox.flow.ts';
import css from './inbox.module.css';
import { inboxRunner } from './inbox.runner.ts';

function Message({ message }: { readonly message: InboxMessage }) {
  const t = useT();
  const { clock } = useShell();
  const language = useTextLanguage();
  const { subject, body, at, isRead } = message;
  return (
    <Card padded>
      <article className={css.message}>
        <header>
          {/* The text is in the language that the member had when it was written. */}
          <h2 dir="auto">{subject}</h2>
          {!isRead && <Badge tone="accent">{t('inbox.unread')}</Badge>}
        </header>
        <p dir="auto">{body}</p>
        <small>{lineTime(at, clock.now(), language, t)}</small>
      </article>
    </Card>
  );
}

function NoMessages() {
  const t = useT();
  return (
    <PageMessage illustration={<SearchIllustration />} title={t('inbox.noneTitle')} text={t('inbox.noneText')}>
      <Link to="memberHome" className={buttonClass({ size: 'md' })}>
        {t('inbox.toMe')}
      </Link>
    </PageMessage>
  );
}

function Messages({ first }: { readonly first: InboxData }) {
  const t = useT();
  const shell = useShell();
  const [flow] = useState(() => inboxFlow(first));
  const [runner] = useState(() => inboxRunner(shell));
  const [state, dispatch] = useFlow(flow, runner);
  if (state.items.length === 0) return <NoMessages />;
  return (
    <>
      {state.items.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {state.at === 'failed' && <p role="alert">{t('inbox.failed')}</p>}
      {state.nextCursor !== null && (
        <Button block busy={state.at === 'loading'} onClick={() => dispatch({ type: 'olderTapped' })}>
          {t('inbox.more')}
        </Button>
      )}
    </>
  );
}

export function Screen({ data }: ScreenProps<InboxData>) {
  const t = useT();
  return (
    <SitePage title={t('pages.inbox')} end={<AnnouncementsBell />} padded>
      <Messages key={useKeyOf(data)} first={data} />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('pages.inbox')} padded loading={t('ui.loading')}>
      <Piece shape="block" />
      <Piece shape="block" />
      <Piece shape="block" />
    </SitePage>
  );
}
