// The state of a log-in by name and password as its form shows it.
import { useState } from 'react';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { type LazyRunner, lazyRunner } from '../../shell/flow/lazy-runner.ts';
import type { Shell } from '../../shell/shell.ts';
import { type LoginEffect, type LoginEvent, loginFlow } from './login.flow.ts';
import type { Credentials } from './login.rules.ts';
import type { LoginForm } from './login.runner.ts';
import { createLoginFields } from './login-fields.ts';

/** The code that performs the log-in loads with the first touch of the form; a focus on a field needs none of it. */
export const lazyLoginRunner = (shell: Shell, form: LoginForm): LazyRunner<LoginEvent, LoginEffect> =>
  lazyRunner(
    async () => {
      const { loginRunner } = await import('./login.runner.ts');
      return loginRunner(shell, form);
    },
    (effect) => {
      if (effect.do !== 'focusField') return false;
      form.focusField(effect.at);
      return true;
    },
  );

export function usePasswordLogin(onLoggedIn: () => void) {
  const shell = useShell();
  const words = useFailureMessage();
  const [fields] = useState(() => createLoginFields(shell));
  const [runner] = useState(() => lazyLoginRunner(shell, { focusField: fields.focus, onLoggedIn }));
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
    underWay: state.at === 'proving' || state.at === 'sending' || state.at === 'loggedIn',
    messageAt: (at: 'username' | 'password') => {
      const own = problem?.at === at ? problem : problem?.also?.at === at ? problem.also : null;
      return own && words(own);
    },
    touched,
    typed,
    submit: () => send({ type: 'submitted', entry: fields.read() }),
    fillIn: (member: Credentials) => {
      fields.fill(member);
      touched();
      typed();
    },
  };
}

export type PasswordLoggingIn = ReturnType<typeof usePasswordLogin>;
