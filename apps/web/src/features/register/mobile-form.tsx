// Joining by mobile number: the number first, then the code that was sent to it and what else the operator asks.
import type { ReactNode } from 'react';
import { useT } from '../../app/shell-context.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { asksPassword } from './entry.ts';
import { FormEnd } from './form-end.tsx';
import { FormFrame } from './form-frame.tsx';
import { PasswordPart } from './password-part.tsx';
import css from './register.module.css';
import { SecondPart } from './second-part.tsx';
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

/** Why no code could be sent, where no field has caused it. */
function SendProblem({ by: { code } }: Pick<PartProps, 'by'>) {
  const t = useT();
  const { problem } = code;
  if (problem?.at !== 'form') return null;
  const { text, values, reference } = problem;
  return (
    <Notice tone="neg" announced>
      {t(text, values)}
      {reference && <small className={css.reference}>{t('common.reference', { reference })}</small>}
    </Notice>
  );
}

function AfterCode({ of, by: { code } }: PartProps) {
  const t = useT();
  const { demands, entry, problemAt, underWay } = of;
  const problem = problemAt('code');
  return (
    <>
      <div ref={(element) => of.codePlace.put(element && code.clear)}>
        <CodeField {...code.field} error={problem && t(problem.text, problem.values)} readOnly={underWay} />
      </div>
      {asksPassword(entry, demands) ? (
        <PasswordPart of={of} />
      ) : (
        <p className={css.lead}>{t('register.passwordNext')}</p>
      )}
      <SecondPart of={of} />
    </>
  );
}

export function MobileForm({ of, foot }: { readonly of: Registering; readonly foot: ReactNode }) {
  const by = useNumberAndCode(of);
  return (
    <FormFrame of={of} onSubmit={by.goOn}>
      <NumberPart of={of} by={by} />
      {by.code.expected && <AfterCode of={of} by={by} />}
      <SendProblem by={by} />
      {by.code.expected ? <FormEnd of={of} foot={foot} /> : <SendBar code={by.code} foot={foot} />}
    </FormFrame>
  );
}
