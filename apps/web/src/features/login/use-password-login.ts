// The state of a log-in by name and password as its form shows it.
import { demoMember } from '@foyer/contract';
import { type FormEvent, useState } from 'react';
import { useFlow, useShell, useT } from '../../app/shell-context.tsx';
import { loginFlow } from './login.flow.ts';
import { loginRunner } from './login.runner.ts';
import { createLoginFields } from './login-fields.ts';

export function usePasswordLogin(entered: () => void) {
  const shell = useShell();
  const t = useT();
  const [fields] = useState(() => createLoginFields(shell));
  const [runner] = useState(() => loginRunner(shell, { pointOut: fields.focus, entered }));
  const [state, send] = useFlow(loginFlow, runner);
  const problem = 'problem' in state ? state.problem : null;
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
    typed,
    submit: (event: FormEvent) => {
      event.preventDefault();
      send({ type: 'submitted', entry: fields.read() });
    },
    fillDemo: () => {
      fields.fill(demoMember);
      fields.touched();
      typed();
    },
  };
}

export type PasswordLoggingIn = ReturnType<typeof usePasswordLogin>;
