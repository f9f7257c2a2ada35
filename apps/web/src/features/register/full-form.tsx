// The fields that both ways to register share: the form by user name, and the step after the code of a mobile number.
import type { ReactNode } from 'react';
import { useT } from '../../kit/shell-context.tsx';
import formCss from '../../ui/form.module.css';
import { asksPassword } from './entry.ts';
import { FormEnd } from './form-end.tsx';
import { FormFrame } from './form-frame.tsx';
import { PasswordSection } from './password-section.tsx';
import { SharedFields } from './shared-fields.tsx';
import type { Registering } from './use-register.ts';
import { UsernameSection } from './username-section.tsx';

interface FormProps {
  readonly of: Registering;
  readonly foot: ReactNode;
}

export function UsernameForm({ of, foot }: FormProps) {
  return (
    <FormFrame of={of} onSubmit={() => of.submit()}>
      <UsernameSection of={of} />
      <PasswordSection of={of} />
      <SharedFields of={of} />
      <FormEnd of={of} foot={foot} />
    </FormFrame>
  );
}

export function AfterCode({ of, foot }: FormProps) {
  const t = useT();
  const { demands, entry } = of;
  return (
    <>
      {asksPassword(entry, demands) ? (
        <PasswordSection of={of} />
      ) : (
        <p className={formCss.lead}>{t('register.passwordNext')}</p>
      )}
      <SharedFields of={of} />
      <FormEnd of={of} foot={foot} />
    </>
  );
}
