// Log-in by a code to the phone. Fetched when somebody wants it.
import type { FormEvent } from 'react';
import { useShell, useT } from '../../app/shell-context.tsx';
import { readSettings } from '../../shell/settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import css from './login.module.css';
import { FormProblem, Submit } from './login-form-parts.tsx';
import { usePhoneLogin } from './use-phone-login.ts';

type Login = ReturnType<typeof usePhoneLogin>;

/** Why no code could be sent, where no field has caused it. */
function SendProblem({ code }: Pick<Login, 'code'>) {
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

function NumberPart({ phone, code, readOnly }: Pick<Login, 'phone' | 'code'> & { readonly readOnly: boolean }) {
  const t = useT();
  const refused = code.problem?.at === 'recipient' ? t(code.problem.text, code.problem.values) : null;
  return (
    <PhoneField
      label={t('phone.label')}
      {...phone.field}
      flag={<Flag addresses={phone.flag} />}
      error={phone.field.error || refused}
      hint={!code.expected && t('phoneLogin.lead')}
      enterKeyHint="send"
      readOnly={readOnly}
      required
    />
  );
}

export function PhoneLogin({ entered }: { readonly entered: () => void }) {
  const { settings, warmUp } = useShell();
  const t = useT();
  const { phone, code, state, remember, setRemember, edited, goOn } = usePhoneLogin(entered);
  const problem = 'problem' in state ? state.problem : null;
  const underWay = state.at === 'proving' || state.at === 'checking' || state.at === 'loggedIn';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <form className={css.form} method="post" noValidate onSubmit={submit} onFocus={warmUp} onInput={edited}>
      <NumberPart phone={phone} code={code} readOnly={underWay} />
      {code.expected && (
        <CodeField
          {...code.field}
          error={problem?.at === 'code' ? t(problem.text, problem.values) : null}
          readOnly={underWay}
        />
      )}
      {readSettings(settings).on.automaticLogin && (
        <Checkbox name="remember" checked={remember} onChange={setRemember}>
          {t('phoneLogin.remember')}
        </Checkbox>
      )}
      <SendProblem code={code} />
      {problem?.at === 'form' && <FormProblem problem={problem} />}
      {code.expected ? (
        <Submit state={state} />
      ) : (
        <Button type="submit" look="primary" block busy={code.sending} disabled={code.wait > 0}>
          {t(code.sending ? 'codes.sending' : 'codes.send')}
        </Button>
      )}
    </form>
  );
}
