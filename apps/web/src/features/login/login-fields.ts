// The inputs as the browser holds them, typed before hydration or filled in automatically.
import { LOGIN_DRAFT } from '../../shell/session/login-draft.ts';
import { REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import type { Shell } from '../../shell/shell.ts';
import type { Credentials, LoginEntry, LoginProblem } from './login.rules.ts';

type Attach = (input: HTMLInputElement | null) => () => void;

export interface LoginFields {
  readonly username: Attach;
  readonly password: Attach;
  /** The checkbox of the remembered log-in: checked where this device remembers a log-in by password already. */
  readonly remember: Attach;
  readonly read: () => LoginEntry;
  readonly fill: (credentials: Credentials) => void;
  readonly focus: (at: LoginProblem['at']) => void;
  /** Keeps the user name after input. */
  readonly typed: () => void;
}

export function createLoginFields(shell: Shell): LoginFields {
  const inputs: Record<'username' | 'password' | 'remember', HTMLInputElement | null> = {
    username: null,
    password: null,
    remember: null,
  };
  // The number of a log-in by SMS is the other form's, and never logs in by itself.
  const remembered = () => {
    const record = shell.store.read(REMEMBERED_LOGIN);
    return record?.type === 'username' && record.merchant === shell.settings.merchant ? record : null;
  };

  return {
    username: (input) => {
      inputs.username = input;
      if (input && input.value === '')
        input.value = shell.drafts.read(LOGIN_DRAFT).username ?? remembered()?.username ?? '';
      return () => {
        inputs.username = null;
      };
    },
    password: (input) => {
      inputs.password = input;
      return () => {
        inputs.password = null;
      };
    },
    remember: (input) => {
      inputs.remember = input;
      if (input) input.checked ||= remembered() !== null;
      return () => {
        inputs.remember = null;
      };
    },
    read: () => ({
      type: 'username',
      username: inputs.username?.value ?? '',
      password: inputs.password?.value ?? '',
      remember: inputs.remember?.checked ?? false,
    }),
    fill: ({ username, password }) => {
      if (inputs.username) inputs.username.value = username;
      if (inputs.password) inputs.password.value = password;
    },
    focus: (at) => {
      // Moves the focus after the message is in the page, so that both are announced together.
      if (at === 'username' || at === 'password') setTimeout(() => inputs[at]?.focus());
    },
    typed: () => shell.drafts.keep(LOGIN_DRAFT, { username: inputs.username?.value ?? '' }),
  };
}
