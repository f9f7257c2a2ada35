// Asks the member for a proof of identity, over the change that needs it.

import { withPlainDigits } from '@foyer/contract/plain-digits';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import { ShieldCheckedIcon } from '../../ui/member-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OverlayProps } from '../feature.ts';
import { Form } from '../form.tsx';
import { FormProblem } from '../problem-notice.tsx';
import { useFlow, useShell, useT } from '../shell-context.tsx';
import { useFailureMessage } from '../use-failure-message.ts';
import { type StepUpState, stepUpFlow } from './step-up.flow.ts';
import { stepUpRunner } from './step-up.runner.ts';

type By = 'password' | 'authCode';

interface ProofFieldProps {
  readonly by: By;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly state: StepUpState;
}

function ProofField({ by, value, change, state }: ProofFieldProps) {
  const t = useT();
  const words = useFailureMessage();
  const problem = 'problem' in state ? state.problem : null;
  const common = {
    value,
    onChange: change,
    error: problem?.at === 'field' ? words(problem) : null,
    readOnly: state.at === 'sending' || state.at === 'confirmed',
    enterKeyHint: 'go',
    required: true,
  } as const;
  return by === 'password' ? (
    <PasswordField
      {...common}
      label={t('security.password')}
      name="password"
      autoComplete="current-password"
      showLabel={t('newPassword.show')}
      hideLabel={t('newPassword.hide')}
    />
  ) : (
    <TextField
      {...common}
      label={t('twoFactor.authCode')}
      name="one-time-code"
      autoComplete="one-time-code"
      dir="ltr"
      icon={<ShieldCheckedIcon size={20} />}
      hint={t('security.codeHint')}
    />
  );
}

function ProofForm({ props: { methods, attempt }, answer }: OverlayProps<'stepUp'>) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const both = methods.includes('password') && methods.includes('authCode');
  const [by, setBy] = useState<By>(methods.includes('password') ? 'password' : 'authCode');
  const [value, setValue] = useState('');
  // Moves the focus after the message is in the page, so that both are announced together.
  const focusField = (): void => void setTimeout(() => form.current?.querySelector('input')?.focus());
  const [runner] = useState(() => stepUpRunner({ attempt, focusField, finish: () => answer('confirmed') }));
  const [state, send] = useFlow(stepUpFlow, runner);
  const submit = (): void => {
    const authCode = withPlainDigits(value.normalize('NFKC')).trim();
    send({ type: 'submitted', proof: by === 'password' ? { password: value } : { authCode } });
  };
  const toggle = (): void => {
    setBy(by === 'password' ? 'authCode' : 'password');
    setValue('');
    send({ type: 'edited' });
    focusField();
  };
  const checking = state.at === 'sending' || state.at === 'confirmed';
  return (
    <Form ref={form} onSubmit={submit} onEdit={() => send({ type: 'edited' })}>
      <p className={formCss.lead}>{t(by === 'password' ? 'security.stepUpPassword' : 'security.stepUpCode')}</p>
      <ProofField by={by} value={value} change={setValue} state={state} />
      <FormProblem problem={'problem' in state ? state.problem : null} />
      <Button type="submit" variant="primary" block busy={checking}>
        {t(checking ? 'security.checking' : 'security.goOn')}
      </Button>
      {both && (
        <Button variant="text" block disabled={checking} onClick={toggle}>
          {t(by === 'password' ? 'security.useCode' : 'security.usePassword')}
        </Button>
      )}
    </Form>
  );
}

/** A member without a password cannot enter one: a fresh log-in proves the same. */
function LogInAnew({ answer }: Pick<OverlayProps<'stepUp'>, 'answer'>) {
  const t = useT();
  const { navigation } = useShell();
  const go = (): void => {
    answer(null);
    // The log-in leads back to this page, where the change was requested.
    const backUrl = navigation.href(navigation.route(), navigation.query());
    navigation.go('login', { query: { backUrl } });
  };
  return (
    <div className={formCss.column}>
      <Notice tone="info">{t('security.logInAnew')}</Notice>
      <Button variant="primary" block onClick={go}>
        {t('security.toLogin')}
      </Button>
    </div>
  );
}

export function Overlay({ props, answer }: OverlayProps<'stepUp'>) {
  const t = useT();
  const canProve = props.methods.some((method) => method !== 'login');
  return (
    <Sheet title={t('security.stepUpTitle')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      {canProve ? <ProofForm props={props} answer={answer} /> : <LogInAnew answer={answer} />}
    </Sheet>
  );
}
