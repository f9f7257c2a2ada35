// Confirms by the e-mail address itself, where the back end sends no codes to it.
import { useState } from 'react';
import { mayBeEmail, plainEmail } from '../../kit/codes/email.rules.ts';
import { useT } from '../../kit/shell-context.tsx';
import { MailIcon } from '../../ui/member-icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Confirm, PanelForm, PanelProblem, type PanelProps, useProblemText } from './panel-parts.tsx';

function Typed({ model }: PanelProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [showsProblem, setShowsProblem] = useState(false);
  const refused = useProblemText(model, 'field');
  const email = plainEmail(typed);
  const submit = (): void => {
    if (mayBeEmail(email)) {
      model.submit({ method: 'email', email });
      return;
    }
    setShowsProblem(true);
    model.focusField();
  };
  const problem = t(email === '' ? 'twoFactor.emailMissing' : 'twoFactor.emailInvalid');
  return (
    <PanelForm model={model} submit={submit}>
      <TextField
        label={t('twoFactor.emailAddress')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        icon={<MailIcon size={20} />}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setShowsProblem(false);
        }}
        error={showsProblem && !mayBeEmail(email) ? problem : refused}
        hint={t('twoFactor.emailOnFile')}
        enterKeyHint="go"
        readOnly={model.underWay}
        required
      />
      <PanelProblem model={model} />
      <Confirm model={model} />
    </PanelForm>
  );
}

/** Remounts the panel after each refusal, which clears the input (TF-05). */
export const AddressPanel = ({ model }: PanelProps) => <Typed key={model.round} model={model} />;
