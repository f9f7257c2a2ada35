// The fields that both ways to register share: the form by user name, and the step after the code of a mobile number.
import type { ReactNode } from 'react';
import { useT } from '../../kit/shell-context.tsx';
import formCss from '../../ui/form.module.css';
import { FormEnd } from './form-end.tsx';
import { FormFrame } from './form-frame.tsx';
import { PasswordSection } from './password-section.tsx';
import { asksPassword } from './register-entry.ts';
import { SharedFields } from './shared-fields.tsx';
import type { Registering } from './use-register.ts';
import { UsernameSection } from './username-section.tsx';

interface FormProps {
  readonly model: Registering;
  readonly foot: ReactNode;
}

export function UsernameForm({ model, foot }: FormProps) {
  return (
    <FormFrame model={model} onSubmit={() => model.submit()}>
      <UsernameSection model={model} />
      <PasswordSection model={model} />
      <SharedFields model={model} />
      <FormEnd model={model} foot={foot} />
    </FormFrame>
  );
}

export function AfterCode({ model, foot }: FormProps) {
  const t = useT();
  const { demands, entry } = model;
  return (
    <>
      {asksPassword(entry, demands) ? (
        <PasswordSection model={model} />
      ) : (
        <p className={formCss.lead}>{t('register.passwordNext')}</p>
      )}
      <SharedFields model={model} />
      <FormEnd model={model} foot={foot} />
    </>
  );
}
