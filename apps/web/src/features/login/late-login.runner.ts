// The runner of the log-in as its page has it: what performs is fetched with the first touch of the form, and with it the words for a
// refusal, which the page that the log-in leads to speaks as well.
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
  // A field in need is pointed out without any of it.
  const run: Runner<LoginEvent, LoginEffect> = (effect, tell) =>
    effect.do === 'pointOut' ? form.pointOut(effect.at) : late.run(effect, tell);
  return { ...late, run };
}
