// Confirms by the code of an authenticator app, or by a recovery code where the app is gone.

import { digitsOf } from '@foyer/contract/plain-digits';
import { useState } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-field.tsx';
import formCss from '../../ui/form.module.css';
import { KeyIcon } from '../../ui/member-icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Confirm, PanelForm, PanelProblem, type PanelProps, useProblemText } from './panel-parts.tsx';
import { AUTHENTICATOR_CODE_LENGTH } from './two-factor.constants.ts';

interface FieldProps extends PanelProps {
  readonly value: string;
  readonly change: (typed: string) => void;
}

function AppCode({ model, value, change }: FieldProps) {
  const t = useT();
  const { settings } = useShell();
  const error = useProblemText(model, 'field');
  const type = (typed: string): void => {
    const digits = digitsOf(typed).slice(0, AUTHENTICATOR_CODE_LENGTH);
    change(digits);
    if (digits.length === AUTHENTICATOR_CODE_LENGTH && digits !== value)
      model.submit({ method: 'ga', authCode: digits, recovery: false });
  };
  return (
    <>
      {/* Where there is a choice, the row of this method says it. */}
      {model.waitingLogin.options.length === 1 && (
        <p className={formCss.lead}>{t('twoFactor.gaLead', { brand: settings.brandName })}</p>
      )}
      <CodeInput
        label={t('twoFactor.authCode')}
        length={AUTHENTICATOR_CODE_LENGTH}
        value={value}
        onChange={type}
        error={error}
        readOnly={model.underWay}
      />
    </>
  );
}

function RecoveryCode({ model, value, change }: FieldProps) {
  const t = useT();
  const error = useProblemText(model, 'field');
  return (
    <TextField
      label={t('twoFactor.recoveryCode')}
      name="recovery-code"
      autoComplete="off"
      enterKeyHint="go"
      dir="ltr"
      icon={<KeyIcon size={20} />}
      value={value}
      onChange={change}
      error={error}
      hint={t('twoFactor.recoveryHint')}
      readOnly={model.underWay}
      required
    />
  );
}

/** Remounts the panel after each refusal, which clears the input (TF-05). */
function Typed({ model, recovery }: PanelProps & { readonly recovery: boolean }) {
  const [value, change] = useState('');
  const Field = recovery ? RecoveryCode : AppCode;
  return (
    <PanelForm model={model} submit={() => model.submit({ method: 'ga', authCode: value, recovery })}>
      <Field model={model} value={value} change={change} />
      <PanelProblem model={model} />
      <Confirm model={model} />
    </PanelForm>
  );
}

export function AuthenticatorPanel({ model }: PanelProps) {
  const t = useT();
  const [recovery, setRecovery] = useState(false);
  const toggle = (): void => {
    setRecovery(!recovery);
    model.send({ type: 'edited' });
    model.focusField();
  };
  return (
    <>
      <Typed key={`${model.round} ${recovery}`} model={model} recovery={recovery} />
      <Button variant="text" size="md" block disabled={model.underWay} onClick={toggle}>
        {t(recovery ? 'twoFactor.useApp' : 'twoFactor.useRecovery')}
      </Button>
    </>
  );
}
