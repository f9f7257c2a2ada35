// Performs the effects of the identity check's page.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { CheckEffect, CheckEvent } from './identity-check.flow.ts';

export interface CheckRunnerDeps extends Pick<Shell, 'load'> {
  readonly isVisible: () => boolean;
}

export function identityCheckRunner({ load, isVisible }: CheckRunnerDeps): Runner<CheckEvent, CheckEffect> {
  let timer: ReturnType<typeof setTimeout> | undefined;

  return async (effect, dispatch) => {
    clearTimeout(timer);
    if (effect.do === 'loadLater') {
      // A hidden page rests; it loads when it is seen again.
      timer = setTimeout(() => isVisible() && dispatch({ type: 'loadDue' }), effect.pauseMs);
      return;
    }
    const outcome = await load('security.overview', {});
    const check = outcome.ok ? outcome.value.identityCheck : null;
    dispatch(check ? { type: 'loaded', check } : { type: 'loadFailed' });
  };
}
