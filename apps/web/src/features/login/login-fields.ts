// The two inputs as the browser holds them: what was typed before hydration or filled in by a password manager counts.
import type { Shell } from '../../shell/shell.ts';
import { LOGIN_DRAFT } from './login.constants.ts';
import type { Credentials, LoginProblem } from './login.rules.ts';

type Attach = (input: HTMLInputElement | null) => () => void;

export interface LoginFields {
  readonly username: Attach;
  readonly password: Attach;
  readonly read: () => Credentials;
  readonly fill: (credentials: Credentials) => void;
  readonly focus: (at: LoginProblem['at']) => void;
  /** The person is at the form: what the call will need is fetched ahead of the tap. */
  readonly touched: () => void;
  /** The person typed: the username is kept, nothing may interrupt. */
  readonly typed: () => void;
}

export function createLoginFields(shell: Shell): LoginFields {
  const inputs: { username: HTMLInputElement | null; password: HTMLInputElement | null } = {
    username: null,
    password: null,
  };
  let rest: (() => void) | null = null;

  return {
    username: (input) => {
      inputs.username = input;
      if (input && input.value === '') input.value = shell.drafts.read(LOGIN_DRAFT).username ?? '';
      return () => {
        inputs.username = null;
        rest?.();
        rest = null;
      };
    },
    password: (input) => {
      inputs.password = input;
      return () => {
        inputs.password = null;
      };
    },
    read: () => ({ username: inputs.username?.value ?? '', password: inputs.password?.value ?? '' }),
    fill: ({ username, password }) => {
      if (inputs.username) inputs.username.value = username;
      if (inputs.password) inputs.password.value = password;
    },
    focus: (at) => {
      // After the message is in the page, so that it is read together with the field.
      if (at !== 'form') setTimeout(() => inputs[at]?.focus());
    },
    touched: shell.warmUp,
    typed: () => {
      shell.drafts.keep(LOGIN_DRAFT, { username: inputs.username?.value ?? '' });
      rest ??= shell.busy.begin('login');
    },
  };
}
