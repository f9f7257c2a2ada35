// /m/feedback: what a member writes to the operator, and the reference under which it arrived.
import { FEEDBACK_LENGTH } from '@foyer/contract/feedback-length';
import { useRef, useState } from 'react';
import { Form } from '../../kit/form.tsx';
import { Link } from '../../kit/link.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Drafts } from '../../shell/shell.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import { PageMessage } from '../../ui/page-message.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type FeedbackEntry, feedbackFlow, kinds } from './feedback.flow.ts';
import css from './feedback.module.css';
import { FEEDBACK_DRAFT, feedbackRunner } from './feedback.runner.ts';
import { LetterIllustration } from './letter-illustration.tsx';

const nothingTyped = (): FeedbackEntry => ({ kind: 'problem', text: '', key: newIntentKey() });

function entryOf({ kind, text = '', key }: ReturnType<Drafts['read']>): FeedbackEntry {
  const empty = nothingTyped();
  return { kind: kinds.find((each) => each === kind) ?? empty.kind, text, key: key ?? empty.key };
}

function useFeedback() {
  const shell = useShell();
  const [entry, setEntry] = useState(() => entryOf(shell.drafts.read(FEEDBACK_DRAFT)));
  const input = useRef<HTMLTextAreaElement>(null);
  const [runner] = useState(() =>
    feedbackRunner(shell, {
      // Moves the focus after the message is in the page, so that both are announced together.
      focusField: (at) => at === 'text' && setTimeout(() => input.current?.focus()),
      clear: () => setEntry(nothingTyped()),
    }),
  );
  const [state, send] = useFlow(feedbackFlow, runner);
  return {
    entry,
    input,
    state,
    edit: (change: Partial<FeedbackEntry>) => {
      if (state.at === 'sending') return;
      // Another text is another intent.
      const next = { ...entry, ...change, key: newIntentKey() };
      setEntry(next);
      shell.drafts.keep(FEEDBACK_DRAFT, { ...next });
      send({ type: 'edited' });
    },
    submit: () => {
      // A refresh while the call is under way repeats the same intent.
      shell.drafts.keep(FEEDBACK_DRAFT, { ...entry });
      send({ type: 'submitted', entry });
    },
    writeAnother: () => send({ type: 'anotherTapped' }),
  };
}

type FeedbackModel = ReturnType<typeof useFeedback>;

function FeedbackForm({ form: { entry, input, state, edit, submit } }: { readonly form: FeedbackModel }) {
  const t = useT();
  const words = useFailureMessage();
  const problem = 'problem' in state ? state.problem : null;
  const isSending = state.at === 'sending';
  return (
    <Form onSubmit={submit}>
      <p className={formCss.lead}>{t('feedback.lead')}</p>
      <SegmentedControl
        label={t('feedback.kind')}
        segments={kinds.map((value) => ({ value, label: t(`feedback.${value}`) }))}
        value={entry.kind}
        onChange={(kind) => edit({ kind })}
      />
      <TextArea
        label={t('feedback.text')}
        name="text"
        value={entry.text}
        onChange={(text) => edit({ text })}
        hint={t('feedback.textHint', { most: FEEDBACK_LENGTH })}
        error={problem?.at === 'text' ? words(problem) : null}
        inputRef={input}
        readOnly={isSending}
        required
      />
      <FormProblem problem={problem} title={t('feedback.refusedTitle')} />
      <Button type="submit" variant="primary" block busy={isSending}>
        {t(isSending ? 'feedback.sending' : 'feedback.submit')}
      </Button>
    </Form>
  );
}

interface SentProps {
  readonly reference: string;
  readonly onAnother: () => void;
}

/** The message arrived: its reference, and the way on. */
function Sent({ reference, onAnother }: SentProps) {
  const t = useT();
  return (
    <div className={css.sent} role="alert">
      <PageMessage
        illustration={<LetterIllustration />}
        title={t('feedback.sentTitle')}
        text={t('feedback.sentText')}
        reference={t('common.reference', { reference })}
      >
        <Link to="memberHome" className={buttonClass({ variant: 'primary', size: 'md' })}>
          {t('feedback.toMe')}
        </Link>
        <Button variant="text" size="md" onClick={onAnother} autoFocus>
          {t('feedback.another')}
        </Button>
      </PageMessage>
    </div>
  );
}

export function Screen() {
  const t = useT();
  const form = useFeedback();
  const { state } = form;
  return (
    <SitePage title={t('feedback.title')} padded>
      {state.at === 'sent' ? (
        <Sent reference={state.reference} onAnother={form.writeAnother} />
      ) : (
        <FeedbackForm form={form} />
      )}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('feedback.title')} padded loading={t('ui.loading')}>
      <Piece shape="line" />
      <Piece shape="row" />
      <Piece shape="block" />
      <Piece shape="row" />
    </SitePage>
  );
}
