// Joining by mobile number: the number first, then and what follows once a code was sent to it.
import type { ReactNode } from 'react';
import { FormProblem } from '../../app/problem-notice.tsx';
import { useT } from '../../app/shell-context.tsx';
import { Flag } from '../../ui/flag.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { codePart } from './code-door.tsx';
import { FormFrame } from './form-frame.tsx';
import { afterCode } from './full-form-door.tsx';
import { SendBar } from './send-bar.tsx';
import { type NumberAndCode, useNumberAndCode } from './use-number-and-code.ts';
import type { Registering } from './use-register.ts';

interface PartProps {
  readonly of: Registering;
  readonly by: NumberAndCode;
}

function NumberPart({ of: { problemAt, underWay }, by: { phone, code } }: PartProps) {
  const t = useT();
  const refused = problemAt('mobile') ?? (code.problem?.at === 'recipient' ? code.problem : null);
  return (
    <PhoneField
      label={t('phone.label')}
      {...phone.field}
      flag={<Flag addresses={phone.flag} />}
      error={phone.field.error || (refused && t(refused.text, refused.values))}
      hint={!code.expected && t('register.codeComes')}
      enterKeyHint="send"
      readOnly={underWay}
      required
    />
  );
}

export function MobileForm({ of, foot }: { readonly of: Registering; readonly foot: ReactNode }) {
  const by = useNumberAndCode(of);
  return (
    <FormFrame of={of} onSubmit={by.goOn}>
      <NumberPart of={of} by={by} />
      {by.code.expected && <codePart.Part of={of} code={by.code} />}
      <FormProblem problem={by.code.problem} />
      {by.code.expected ? <afterCode.Part of={of} foot={foot} /> : <SendBar code={by.code} foot={foot} />}
    </FormFrame>
  );
}
