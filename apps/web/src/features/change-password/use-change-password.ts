// The state of the password change as its form shows it.
import { useRef, useState } from 'react';
import { useFlow, useSession, useShell } from '../../app/shell-context.tsx';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './change-password.constants.ts';
import { changePasswordFlow } from './change-password.flow.ts';
import { checkChange, type PasswordChange } from './change-password.rules.ts';
import { changePasswordRunner } from './change-password.runner.ts';

const nothingTyped: PasswordChange = { oldPassword: '', newPassword: '' };
const usualLengths = { minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH };

export function useChangePassword() {
  const shell = useShell();
  const userName = useSession()?.userName ?? '';
  const [change, setChange] = useState(nothingTyped);
  const inputs = { old: useRef<HTMLInputElement>(null), new: useRef<HTMLInputElement>(null) };
  const [runner] = useState(() =>
    changePasswordRunner(shell, {
      // After the message is in the page, so that it is read together with the field.
      pointOut: (at) => at !== 'form' && setTimeout(() => inputs[at].current?.focus()),
    }),
  );
  const [state, send] = useFlow(changePasswordFlow, runner);
  const lengths = shell.settings.passwordRules ?? usualLengths;
  return {
    userName,
    change,
    inputs,
    lengths,
    state,
    edit: (part: Partial<PasswordChange>) => {
      setChange({ ...change, ...part });
      send({ type: 'edited' });
    },
    submit: () => send({ type: 'submitted', change, problem: checkChange(change, userName, lengths) }),
    logOut: () => send({ type: 'logoutTapped' }),
  };
}
