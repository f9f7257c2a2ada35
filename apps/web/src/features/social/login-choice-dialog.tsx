// OV-02: the choice of an unknown identity: existing account, or register where offered.
import type { FirebaseChannel } from '@foyer/contract';
import { useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { channelNames } from '../../shell/identity/channel-names.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { Agreement } from './agreement.tsx';
import { type BindEvent, type BindState, bindFlowFor, offersNew } from './bind.flow.ts';
import { type BindProblem, problemWords, wordsOf } from './bind.rules.ts';
import { bindRunner } from './bind.runner.ts';
import { ChannelMark } from './channel-mark.tsx';
import css from './social.module.css';

interface PartProps {
  readonly state: BindState;
  readonly send: (event: BindEvent) => void;
  readonly channel: FirebaseChannel;
  /** True where a new account may be chosen. */
  readonly isNewOffered: boolean;
}

interface ProblemProps extends Pick<PartProps, 'channel'> {
  readonly problem: BindProblem | null;
}

function Problem({ problem, channel }: ProblemProps) {
  const words = useFailureMessage();
  if (!problem) return null;
  const { reference, help } = problem;
  return (
    <ProblemNotice reference={reference} help={help}>
      {words(problemWords(problem, channel))}
    </ProblemNotice>
  );
}

function Choice({ send, channel, isNewOffered }: PartProps) {
  const t = useT();
  return (
    <div className={css.choice}>
      <Button variant="primary" block autoFocus onClick={() => send({ type: 'choseExisting' })}>
        {t('social.existing')}
      </Button>
      <p className={css.small}>{t(wordsOf(channel).next, { channel: channelNames[channel] })}</p>
      {isNewOffered && (
        <Button block onClick={() => send({ type: 'choseNew' })}>
          {t('social.registerNew')}
        </Button>
      )}
    </div>
  );
}

function Agree({ send }: PartProps) {
  const t = useT();
  return (
    <div className={css.choice}>
      <Agreement />
      <Button variant="primary" block autoFocus onClick={() => send({ type: 'agreed' })}>
        {t('social.create')}
      </Button>
      <Button variant="text" size="md" block onClick={() => send({ type: 'choseExisting' })}>
        {t('social.existing')}
      </Button>
    </div>
  );
}

/** The notice of an unknown outcome: the person tries again, or logs in. */
function Unanswered({ state, send }: PartProps) {
  const t = useT();
  if (state.at !== 'unanswered') return null;
  return (
    <div className={css.choice}>
      <ProblemNotice tone="warn" title={t('social.unansweredTitle')} reference={state.reference}>
        {t('social.unanswered')}
      </ProblemNotice>
      <Button variant="primary" block onClick={() => send({ type: 'retryTapped' })}>
        {t('social.askAgain')}
      </Button>
    </div>
  );
}

function Waiting({ state, channel }: PartProps) {
  const t = useT();
  const linking = state.at === 'linking' || state.at === 'loggingIn';
  return (
    <div className={css.choice}>
      <Button variant="primary" block busy>
        {linking ? t(wordsOf(channel).linking, { channel: channelNames[channel] }) : t('social.creating')}
      </Button>
      <p className={css.small} role="status">
        {state.at === 'registering' && state.lost > 0 ? t('social.lost') : null}
      </p>
    </div>
  );
}

const faces = {
  choosing: Choice,
  agreeing: Agree,
  registering: Waiting,
  unanswered: Unanswered,
  loggingIn: Waiting,
  linking: Waiting,
  done: Waiting,
} as const;

export function Overlay({ props, answer }: OverlayProps<'loginChoice'>) {
  const shell = useShell();
  const t = useT();
  const { firebaseChannel, name } = props;
  const channel = channelNames[firebaseChannel];
  const words = wordsOf(firebaseChannel);
  const [runner] = useState(() => bindRunner(shell, { identity: props, finish: answer }));
  const { on } = readSettings(shell.settings);
  const [flow] = useState(() => bindFlowFor(on, props));
  const [state, send] = useFlow(flow, runner);
  const Face = faces[state.at];
  const problem = 'problem' in state ? state.problem : null;
  return (
    <Sheet title={t('social.choiceTitle')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.whose}>
        <ChannelMark channel={firebaseChannel} size={40} />
        <p>{name ? t(words.named, { channel, name: `\u2068${name}\u2069` }) : t(words.fresh, { channel })}</p>
      </div>
      <Problem problem={problem} channel={firebaseChannel} />
      <Face state={state} send={send} channel={firebaseChannel} isNewOffered={offersNew(on, props)} />
    </Sheet>
  );
}
