// The runner of the registration as the page has it: what performs is fetched with the first touch of the form.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { RegisterForm } from './perform.runner.ts';
import type { RegisterEffect, RegisterEvent } from './register.flow.ts';

type Perform = Runner<RegisterEvent, RegisterEffect>;

export interface RegisterRunner {
  readonly run: Perform;
  /** The person is at the form: what the call will need is fetched ahead of the tap. */
  readonly prepare: () => void;
}

export function registerRunner(shell: Shell, form: RegisterForm): RegisterRunner {
  let coming: Promise<Perform> | null = null;
  const prepare = (): Promise<Perform> => {
    coming ??= import('./perform.runner.ts').then(({ performRunner }) => performRunner(shell, form));
    // Code that is lost is asked for again.
    coming.catch(() => {
      coming = null;
    });
    return coming;
  };
  return {
    run: (effect, tell) =>
      void Promise.all([prepare(), shell.texts.complete()]).then(
        ([perform]) => perform(effect, tell),
        () => tell({ type: 'foundWrong', problem: { at: 'form', text: 'register.unreachable' } }),
      ),
    prepare: () => void prepare().catch(() => undefined),
  };
}
