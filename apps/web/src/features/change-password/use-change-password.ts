// The state of the password change as its form shows it.
import { useRef, useState } from 'react';
import { passwordLengths } from '../../kit/passwords/password-lengths.ts';
import { useFlow, useSession, useShell } from '../../kit/shell-context.tsx';
import { changePasswordFlow } from './change-password.flow.ts';
import { type Circumstances, checkChange, chosenOf, type PasswordChange, reasonOf } from './change-password.rules.ts';
import { changePasswordRunner } from './change-password.runner.ts';

const nothingTyped: PasswordChange = { oldPassword: '', newPassword: '' };

export function useChangePassword() {
  const shell = useShell();
  const session = useSession();
  const [change, setChange] = useState(nothingTyped);
  // The reason of the arrival: the change itself lifts it while the form still stands.
  const [reason] = useState(() => reasonOf(shell.session.current()));
  const [known, setOldRequired] = useState(reason === 'ownWish' ? null : reason !== 'givenPassword');
  const oldRequired = known ?? true;
  const inputs = { old: useRef<HTMLInputElement>(null), new: useRef<HTMLInputElement>(null) };
  const [runner] = useState(() =>
    changePasswordRunner(shell, {
      // Moves the focus after the message is in the page, so that both are announced together.
      focusField: (at) => at !== 'form' && setTimeout(() => inputs[at].current?.focus()),
      setOldRequired,
    }),
  );
  const [state, send] = useFlow(changePasswordFlow, runner);
  const around: Circumstances = {
    userName: session?.userName ?? '',
    lengths: passwordLengths(shell.settings),
    oldRequired,
  };
  return {
    ...around,
    /** False until it is known whether there is a password to ask for: a field that goes away would take a tap along. */
    isReady: known !== null,
    reason,
    change,
    inputs,
    state,
    chosen: chosenOf(change, around),
    edit: (at: 'old' | 'new', part: Partial<PasswordChange>) => {
      setChange({ ...change, ...part });
      send({ type: 'edited', at });
    },
    submit: () => send({ type: 'submitted', change, problem: checkChange(change, around) }),
    logOut: () => send({ type: 'logoutTapped' }),
  };
}
