// The runner of the log-in on its page. The code that performs the log-in is fetched with the first touch of the form.
// The texts for a refusal come with it, and the page after the log-in uses them as well.
import type { Runner } from '../../shell/flow/flow.ts';
import { type LateRunner, lateRunner } from '../../shell/flow/late-runner.ts';
import type { Shell } from '../../shell/shell.ts';
import type { LoginEffect, LoginEvent } from './login.flow.ts';
import type { LoginForm } from './login.runner.ts';

export function lateLoginRunner(shell: Shell, form: LoginForm): LateRunner<LoginEvent, LoginEffect> {
  const late = lateRunner<LoginEvent, LoginEffect>(
    async () => {
      shell.texts.complete().catch(() => undefined);
      const { loginRunner } = await import('./login.runner.ts');
      return loginRunner(shell, form);
    },
    () => ({
      type: 'codeLost',
      problem: { at: 'form', text: navigator.onLine ? 'login.unreachable' : 'login.offline' },
    }),
  );
  // A focus on a field needs none of that code.
  const run: Runner<LoginEvent, LoginEffect> = (effect, dispatch) =>
    effect.do === 'focusField' ? form.focusField(effect.at) : late.run(effect, dispatch);
  return { ...late, run };
}
