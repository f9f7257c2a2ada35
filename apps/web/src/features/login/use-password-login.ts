// The state of a log-in by name and password as its form shows it.
import { type FormEvent, useState } from 'react';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { lateLoginRunner } from './late-login.runner.ts';
import { loginFlow } from './login.flow.ts';
import type { Credentials } from './login.rules.ts';
import { createLoginFields } from './login-fields.ts';

export function usePasswordLogin(onLoggedIn: () => void) {
  const shell = useShell();
  const t = useT();
  const [fields] = useState(() => createLoginFields(shell));
  const [runner] = useState(() => lateLoginRunner(shell, { focusField: fields.focus, onLoggedIn }));
  const [state, send] = useFlow(loginFlow, runner.run);
  const problem = 'problem' in state ? state.problem : null;
  /** Fetches the code of the call ahead of the tap, once the person touches the form. */
  const touched = (): void => {
    shell.warmUp();
    runner.prepare();
  };
  const typed = (): void => {
    fields.typed();
    send({ type: 'edited' });
  };
  return {
    fields,
    state,
    problem,
    underWay: state.at === 'proving' || state.at === 'checking' || state.at === 'loggedIn',
    say: (at: 'username' | 'password') => (problem?.at === at ? t(problem.text, problem.values) : null),
    touched,
    typed,
    submit: (event: FormEvent) => {
      event.preventDefault();
      send({ type: 'submitted', entry: fields.read() });
    },
    fillIn: (member: Credentials) => {
      fields.fill(member);
      touched();
      typed();
    },
  };
}

export type PasswordLoggingIn = ReturnType<typeof usePasswordLogin>;
