// Log-in by a code to the phone. This file is fetched on demand.
import { Form } from '../../kit/form.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Flag } from '../../ui/flag.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Submit } from './login-form-parts.tsx';
import { usePhoneLogin } from './use-phone-login.ts';

type Login = ReturnType<typeof usePhoneLogin>;

function NumberPart({ phone, code, readOnly }: Pick<Login, 'phone' | 'code'> & { readonly readOnly: boolean }) {
  const t = useT();
  const words = useFailureMessage();
  const refused = code.problem?.at === 'recipient' ? words(code.problem) : null;
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

export function PhoneLogin({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const { settings } = useShell();
  const t = useT();
  const words = useFailureMessage();
  const { phone, code, state, remember, setRemember, edited, proceed } = usePhoneLogin(onLoggedIn);
  const problem = 'problem' in state ? state.problem : null;
  const underWay = state.at === 'proving' || state.at === 'sending' || state.at === 'loggedIn';
  return (
    <Form onSubmit={proceed} onEdit={edited}>
      <NumberPart phone={phone} code={code} readOnly={underWay} />
      {code.expected && (
        <CodeField {...code.field} error={problem?.at === 'code' ? words(problem) : null} readOnly={underWay} />
      )}
      {readSettings(settings).on.automaticLogin && (
        <Checkbox name="remember" checked={remember} onChange={setRemember}>
          {t('phoneLogin.remember')}
        </Checkbox>
      )}
      <FormProblem problem={code.problem} />
      <FormProblem problem={problem} title={t('login.refusedTitle')} />
      {code.expected ? (
        <Submit state={state} />
      ) : (
        <Button type="submit" variant="primary" block busy={code.sending} disabled={code.wait > 0}>
          {code.sendLabel}
        </Button>
      )}
    </Form>
  );
}
