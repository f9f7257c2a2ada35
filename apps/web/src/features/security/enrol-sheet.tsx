// Sets up an authenticator app: its QR code or secret, then a code from it.

import { digitsOf } from '@foyer/contract/plain-digits';
import { useRef, useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { Form } from '../../kit/form.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { useBusy } from '../../shell/busy/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-field.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type EnrolState, enrolFlow } from './enrol.flow.ts';
import { enrolRunner } from './enrol.runner.ts';
import { SecretSection } from './secret-section.tsx';
import { AUTHENTICATOR_CODE_LENGTH } from './security.constants.ts';

type Shown = Extract<EnrolState, { secret: unknown }>;

interface CodePartProps {
  readonly state: Shown;
  readonly code: string;
  readonly type: (typed: string) => void;
}

function CodePart({ state, code, type }: CodePartProps) {
  const t = useT();
  const words = useFailureMessage();
  const problem = 'problem' in state ? state.problem : null;
  const checking = state.at === 'sending';
  return (
    <>
      <CodeInput
        label={t('security.enrolCode')}
        length={AUTHENTICATOR_CODE_LENGTH}
        value={code}
        onChange={type}
        error={problem?.at === 'code' ? words(problem) : null}
        readOnly={checking}
      />
      <FormProblem problem={problem} />
      <Button type="submit" variant="primary" block busy={checking}>
        {t(checking ? 'security.checking' : 'security.turnOn')}
      </Button>
    </>
  );
}

export function Overlay({ props: { onSending }, answer }: OverlayProps<'enrol'>) {
  const t = useT();
  const shell = useShell();
  useBusy(shell.busy, 'security');
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [runner] = useState(() =>
    enrolRunner(shell, {
      focusField: (at) => {
        if (at === 'form') return;
        setCode('');
        // Moves the focus after the message is in the page, so that both are announced together.
        setTimeout(() => form.current?.querySelector('input')?.focus());
      },
      leave: () => answer(null),
      finish: answer,
      onSending,
    }),
  );
  const [state, send] = useFlow(enrolFlow, runner);
  const type = (typed: string): void => {
    const digits = digitsOf(typed).slice(0, AUTHENTICATOR_CODE_LENGTH);
    setCode(digits);
    if (digits.length === AUTHENTICATOR_CODE_LENGTH && digits !== code) send({ type: 'submitted', code: digits });
  };
  return (
    <Sheet title={t('security.enrolTitle')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <Form ref={form} onSubmit={() => send({ type: 'submitted', code })} onEdit={() => send({ type: 'edited' })}>
        {'secret' in state && (
          <>
            <SecretSection secret={state.secret} qr={state.qr} />
            <CodePart state={state} code={code} type={type} />
          </>
        )}
        {state.at === 'starting' && <Skeleton shape="block" />}
        {state.at === 'failed' && (
          <>
            <FormProblem problem={state.problem} />
            <Button variant="primary" block onClick={() => send({ type: 'againTapped' })}>
              {t('common.retry')}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
