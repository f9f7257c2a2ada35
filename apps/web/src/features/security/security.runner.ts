// Performs the effects of the security page, and shows refusals.
import type { OutputOf, SecurityOverview } from '@foyer/contract';
import { showFailure, showFault } from '../../shell/errors/show-failure.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { confirmed, stepUpClaims } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { Change, Ending, SecurityEffect, SecurityEvent } from './security.flow.ts';

/** No form is open: the error catalogue shows what the step-up does not. */
const options = { claims: stepUpClaims } as const;

/**
 * Returns the value of an outcome; null where the member withdrew or the change was refused. Shows a refusal that the
 * error catalogue has left unsaid.
 */
function valueIn<T>(shell: Shell, outcome: Outcome<T> | null): T | null {
  if (outcome && !outcome.ok) showFailure(shell, outcome);
  return outcome?.ok ? outcome.value : null;
}

/** Shows new recovery codes, and waits until the member has kept them. */
async function keep(
  shell: Shell,
  enrolled: OutputOf<'security.enrolConfirm'> | null,
): Promise<SecurityOverview | null> {
  if (enrolled) await shell.overlays.open('recoveryCodes', { codes: enrolled.recoveryCodes });
  return enrolled?.overview ?? null;
}

/** Asks for confirmation before a change that cannot be undone. */
async function isMeant({ overlays, texts: { t } }: Shell, what: 'renewCodes' | 'removeApp'): Promise<boolean> {
  const answer = await overlays.open('alert', {
    title: t(what === 'renewCodes' ? 'security.renewTitle' : 'security.removeTitle'),
    message: t(what === 'renewCodes' ? 'security.renewText' : 'security.removeText'),
    confirm: t(what === 'renewCodes' ? 'security.renew' : 'security.remove'),
    cancel: t('common.cancel'),
  });
  return answer === 'confirmed';
}

async function perform(shell: Shell, change: Change): Promise<SecurityOverview | null> {
  const { overlays, send } = shell;
  switch (change.do) {
    case 'changeContact': {
      const overview = await overlays.open('contact', { kind: change.kind, overview: change.overview });
      if (overview) overlays.toast(shell.texts.t('security.saved'));
      return overview;
    }
    case 'setUpApp':
      return keep(shell, await overlays.open('enrol', {}));
    case 'switchMethod': {
      const { method, on } = change;
      return valueIn(
        shell,
        await confirmed(shell, (proof) => send('security.method', { method, on, ...proof }, options)),
      );
    }
    case 'renewCodes':
      if (!(await isMeant(shell, 'renewCodes'))) return null;
      return keep(
        shell,
        valueIn(shell, await confirmed(shell, (proof) => send('security.recoveryCodes', proof, options))),
      );
    case 'removeApp':
      if (!(await isMeant(shell, 'removeApp'))) return null;
      return valueIn(shell, await confirmed(shell, (proof) => send('security.unenrol', proof, options)));
  }
}

async function end(shell: Shell, ending: Ending): Promise<OutputOf<'security.sessions'>['items'] | null> {
  const { send, overlays, texts } = shell;
  const outcome = await (ending.do === 'endOthers'
    ? send('security.endOthers', {})
    : send('security.endSession', { id: ending.id }));
  if (outcome.ok) overlays.toast(texts.t(ending.do === 'endOthers' ? 'security.othersEnded' : 'security.sessionEnded'));
  return valueIn(shell, outcome)?.items ?? null;
}

export const securityRunner =
  (shell: Shell): Runner<SecurityEvent, SecurityEffect> =>
  (effect, dispatch) => {
    switch (effect.do) {
      case 'endSession':
      case 'endOthers':
        return end(shell, effect).then((sessions) => dispatch({ type: 'ended', sessions }));
      case 'showFailure':
        return showFault(shell, effect.fault);
      case 'loadSessions':
        return shell.load('security.sessions', {}).then((outcome) =>
          dispatch({
            type: 'sessionsCame',
            sessions: outcome.ok ? outcome.value.items : { reference: outcome.reference },
          }),
        );
      default:
        return perform(shell, effect).then((overview) => dispatch({ type: 'changed', overview }));
    }
  };
