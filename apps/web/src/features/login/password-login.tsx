// Log-in by name and password. Everything here is in the first load of the page.
import { demoMember } from '@foyer/contract';
import { type FormEvent, useState } from 'react';
import { Link } from '../../app/link.tsx';
import { useFlow, useShell, useT } from '../../app/shell-context.tsx';
import { readSettings } from '../../shell/settings/settings.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { loginFlow } from './login.flow.ts';
import css from './login.module.css';
import { loginRunner } from './login.runner.ts';
import { createLoginFields } from './login-fields.ts';
import { DemoMember, FormProblem, Submit, type WaysProps } from './login-form-parts.tsx';

export interface PasswordLoginProps extends WaysProps {
  readonly entered: () => void;
}

export function PasswordLogin({ entered, instead }: PasswordLoginProps) {
  const shell = useShell();
  const t = useT();
  const [fields] = useState(() => createLoginFields(shell));
  const [runner] = useState(() => loginRunner(shell, { pointOut: fields.focus, entered }));
  const [state, send] = useFlow(loginFlow, runner);

  const problem = 'problem' in state ? state.problem : null;
  const say = (at: 'username' | 'password') => (problem?.at === at ? t(problem.text, problem.values) : null);
  const underWay = state.at === 'proving' || state.at === 'checking' || state.at === 'loggedIn';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submitted', entry: fields.read() });
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
      <div className={css.extras}>
        {readSettings(shell.settings).on.automaticLogin && (
          <Checkbox name="remember" inputRef={fields.remember}>
            {t('login.keep')}
          </Checkbox>
        )}
        <Link to="recover" className={css.link} {...(instead && { instead: instead.recover })}>
          {t('login.forgot')}
        </Link>
      </div>
      {problem?.at === 'form' && <FormProblem problem={problem} />}
      <Submit state={state} />
      {shell.settings.demo && state.at !== 'loggedIn' && <DemoMember fill={fillDemo} />}
    </form>
  );
}
