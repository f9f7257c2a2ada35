// Confirms by the name of the payee, where the operator allows that.
import { useState } from 'react';
import { useT } from '../../kit/shell-context.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Confirm, PanelForm, PanelProblem, type PanelProps, useProblemText } from './panel-parts.tsx';

function Typed({ model }: PanelProps) {
  const t = useT();
  const [payeeName, setPayeeName] = useState('');
  const error = useProblemText(model, 'field');
  return (
    <PanelForm model={model} submit={() => model.submit({ method: 'payeeName', payeeName })}>
      <TextField
        label={t('twoFactor.payeeName')}
        name="payee"
        autoComplete="off"
        enterKeyHint="go"
        icon={<UserIcon size={20} />}
        value={payeeName}
        onChange={setPayeeName}
        error={error}
        hint={t('twoFactor.payeeHint')}
        readOnly={model.underWay}
        required
      />
      <PanelProblem model={model} />
      <Confirm model={model} />
    </PanelForm>
  );
}

/** Remounts the panel after each refusal, which clears the input (TF-05). */
export const PayeePanel = ({ model }: PanelProps) => <Typed key={model.round} model={model} />;
