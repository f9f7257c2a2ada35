// The log-in form, the same on its page and in its sheet.
import { demoMember } from '@foyer/contract';
import { type FormEvent, useState } from 'react';
import { useFlow, useShell, useT } from '../../app/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { loginFlow } from './login.flow.ts';
import css from './login.module.css';
import { loginRunner } from './login.runner.ts';
import { createLoginFields } from './login-fields.ts';
import { DemoMember, FormProblem, Ways } from './login-form-parts.tsx';

export interface LoginFormProps {
  /** The session has begun: close, go on. */
  readonly entered: () => void;
}

export function LoginForm({ entered }: LoginFormProps) {
  const shell = useShell();
  const t = useT();
  const [fields] = useState(() => createLoginFields(shell));
  const [runner] = useState(() => loginRunner(shell, { pointOut: fields.focus, entered }));
  const [state, send] = useFlow(loginFlow, runner);

  const problem = 'problem' in state ? state.problem : null;
  const say = (at: 'username' | 'password') => (problem?.at === at ? t(problem.text, problem.values) : null);
  const checking = state.at === 'proving' || state.at === 'checking';
  const underWay = checking || state.at === 'loggedIn';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submitted', credentials: fields.read() });
  };
  const typed = () => {
    fields.typed();
    send({ type: 'edited' });
  };
  const fillDemo = () => {
    fields.fill(demoMember);
    fields.touched();
    typed();
  };

  return (
    // Without JavaScript the form must not put the password into an address.
    <form className={css.form} method="post" noValidate onSubmit={submit} onFocus={fields.touched} onInput={typed}>
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        inputMode="text"
        enterKeyHint="next"
        icon={<UserIcon size={20} />}
        inputRef={fields.username}
        error={say('username')}
        readOnly={underWay}
        required
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        inputRef={fields.password}
        error={say('password')}
        readOnly={underWay}
        required
      />
      {problem?.at === 'form' && <FormProblem problem={problem} />}
      <Button type="submit" look="primary" block busy={underWay}>
        {t(checking ? 'login.checking' : state.at === 'loggedIn' ? 'login.entering' : 'login.submit')}
      </Button>
      <p className={css.wait} role="status">
        {state.at === 'checking' && state.slow ? t('login.slow') : null}
      </p>
      {shell.settings.demo && state.at !== 'loggedIn' && <DemoMember fill={fillDemo} />}
      <Ways />
    </form>
  );
}
