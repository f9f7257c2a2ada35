// /m/securityCenter/identityCheck: the documents that the operator asks for, and what became of them.
import type { DocumentKind, IdentityCheck } from '@foyer/contract';
import { useState } from 'react';
import { TalkToUsButton, TalkToUsRow } from '../../kit/services/talk-to-us.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { createFocusKeeper } from '../../kit/upload/focus-keeper.ts';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { SearchIllustration } from '../../ui/illustrations.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { identityCheckFlow } from './identity-check.flow.ts';
import { identityCheckRunner } from './identity-check.runner.ts';
import css from './security.module.css';

const isVisible = (): boolean => document.visibilityState === 'visible';

const words: Readonly<Record<DocumentKind, { readonly title: TextKey; readonly hint: TextKey }>> = {
  identityFront: { title: 'identityCheck.identityFront', hint: 'identityCheck.cardHint' },
  identityBack: { title: 'identityCheck.identityBack', hint: 'identityCheck.cardHint' },
  passport: { title: 'identityCheck.passport', hint: 'identityCheck.passportHint' },
  selfie: { title: 'identityCheck.selfie', hint: 'identityCheck.selfieHint' },
};

/** How the check stands, and what to do next. */
function Standing({ check: { status, reason, documents } }: { readonly check: IdentityCheck }) {
  const t = useT();
  const missing = documents.filter(({ sentAt }) => sentAt === null).length;
  if (status === 'approved')
    return (
      <Notice tone="pos" title={t('identityCheck.approvedTitle')}>
        {t('identityCheck.approvedText')}
      </Notice>
    );
  if (status === 'waiting')
    return (
      <Notice tone="warn" title={t('identityCheck.waitingTitle')}>
        {t('identityCheck.waitingText')}
      </Notice>
    );
  if (status === 'refused' && missing > 0)
    return (
      <Notice tone="neg" title={t('identityCheck.refusedTitle')}>
        {reason && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
        <p>{t('identityCheck.refusedText')}</p>
      </Notice>
    );
  return (
    <Notice tone="info" title={t('identityCheck.noneTitle', { count: missing })}>
      {t('identityCheck.noneText')}
    </Notice>
  );
}

interface DocumentProps {
  readonly document: IdentityCheck['documents'][number];
  readonly isClosed: boolean;
  readonly onSent: () => void;
}

function Document({ document: { kind, sentAt }, isClosed, onSent }: DocumentProps) {
  const t = useT();
  const model = useUpload({ name: 'security.identityDocument', input: { kind }, onAccepted: onSent });
  const { title, hint } = words[kind];
  return <UploadField model={model} title={t(title)} hint={t(hint)} isSent={sentAt !== null} isClosed={isClosed} />;
}

function Check({ first }: { readonly first: IdentityCheck }) {
  const t = useT();
  const shell = useShell();
  const [flow] = useState(() => identityCheckFlow(first));
  const [runner] = useState(() => identityCheckRunner({ load: shell.load, isVisible }));
  const [{ check }, send] = useFlow(flow, runner);
  useAppEvent(shell.events, 'pageShown', () => send({ type: 'loadDue' }));
  const [focus] = useState(createFocusKeeper);
  const isClosed = check.status === 'waiting' || check.status === 'approved';
  // An approval takes the documents away, perhaps from under the focus. It goes to the section, which has a name of its
  // own: the approval itself is read once, by the live region.
  return (
    <section className={layout.tightStack} aria-label={t('identityCheck.title')} tabIndex={-1} ref={focus.words}>
      <div role="status">
        <Standing check={check} />
      </div>
      {check.status !== 'approved' && (
        <div className={layout.tightStack} ref={focus.passing}>
          {check.documents.map((document) => (
            <Document
              key={document.kind}
              document={document}
              isClosed={isClosed}
              onSent={() => send({ type: 'sent', kind: document.kind })}
            />
          ))}
        </div>
      )}
      <p className={css.quiet}>{t('identityCheck.privacy')}</p>
      <TalkToUsRow />
    </section>
  );
}

function NotAsked() {
  const t = useT();
  return (
    <PageMessage
      illustration={<SearchIllustration />}
      title={t('identityCheck.notAskedTitle')}
      text={t('identityCheck.notAskedText')}
    >
      <TalkToUsButton />
    </PageMessage>
  );
}

export function IdentityCheckSection({ check }: { readonly check: IdentityCheck | null }) {
  const key = useKeyOf(check);
  return check ? <Check key={key} first={check} /> : <NotAsked />;
}
