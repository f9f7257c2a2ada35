// The runner of the registration on its page: the code that performs it is fetched with the first touch of the form.
import { type LateRunner, lateRunner } from '../../shell/flow/late-runner.ts';
import type { Shell } from '../../shell/shell.ts';
import type { RegisterForm } from './perform.runner.ts';
import type { RegisterEffect, RegisterEvent } from './register.flow.ts';

export const registerRunner = (shell: Shell, form: RegisterForm): LateRunner<RegisterEvent, RegisterEffect> =>
  lateRunner(
    async () => {
      const [{ performRunner }] = await Promise.all([import('./perform.runner.ts'), shell.texts.complete()]);
      return performRunner(shell, form);
    },
    () => ({ type: 'foundWrong', problem: { at: 'form', text: 'register.unreachable' } }),
  );
