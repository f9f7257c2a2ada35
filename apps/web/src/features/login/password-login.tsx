// Log-in by name and password. Everything here is in the first load of the page.
import { Form } from '../../kit/form.tsx';
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { readSettings } from '../../shell/settings/settings.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './login.module.css';
import { DemoMember, type LinksProps, Refused, type RefusedProps, Submit } from './login-form-parts.tsx';
import { type PasswordLoggingIn, usePasswordLogin } from './use-password-login.ts';

export interface PasswordLoginProps extends Omit<RefusedProps, 'problem'> {
  readonly onLoggedIn: () => void;
}

function Fields({ model: { fields, messageAt, underWay } }: { readonly model: PasswordLoggingIn }) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        inputMode="text"
        enterKeyHint="next"
        icon={<UserIcon size={20} />}
        inputRef={fields.username}
        error={messageAt('username')}
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
        error={messageAt('password')}
        readOnly={underWay}
        required
      />
    </>
  );
}

function Extras({ model: { fields }, instead }: LinksProps & { readonly model: PasswordLoggingIn }) {
  const t = useT();
  const { settings } = useShell();
  return (
    <div className={css.extras}>
      {readSettings(settings).on.automaticLogin && (
        <Checkbox name="remember" inputRef={fields.remember}>
          {t('login.keep')}
        </Checkbox>
      )}
      <Link to="recover" className={css.link} {...(instead && { instead: instead.recover })}>
        {t('login.forgot')}
      </Link>
    </div>
  );
}

export function PasswordLogin({ onLoggedIn, bySms, instead }: PasswordLoginProps) {
  const model = usePasswordLogin(onLoggedIn);
  const { settings } = useShell();
  const { state, problem, touched, typed, submit, fillIn } = model;
  return (
    <Form onSubmit={submit} onTouch={touched} onEdit={typed}>
      <Fields model={model} />
      <Extras model={model} instead={instead} />
      <Refused problem={problem} bySms={bySms} instead={instead} />
      <Submit state={state} />
      {settings.demoMember && state.at !== 'loggedIn' && <DemoMember member={settings.demoMember} fillIn={fillIn} />}
    </Form>
  );
}
