// Performs the effects of the security page, and shows refusals.
import type { OutputOf, SecurityOverview } from '@foyer/contract';
import { showFailure, showFault } from '../../shell/errors/show-failure.ts';
import { downloadFile } from '../../shell/files/save-file.ts';
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

const questions = {
  renewCodes: { title: 'security.renewTitle', message: 'security.renewText', confirm: 'security.renew' },
  removeApp: { title: 'security.removeTitle', message: 'security.removeText', confirm: 'security.remove' },
  closeAccount: { title: 'security.closeTitle', message: 'security.closeText', confirm: 'security.closeConfirm' },
} as const;

/** Asks for confirmation before a change that cannot be undone. */
async function isMeant({ overlays, texts: { t } }: Shell, what: keyof typeof questions): Promise<boolean> {
  const { title, message, confirm } = questions[what];
  const answer = await overlays.open('alert', {
    title: t(title),
    message: t(message),
    confirm: t(confirm),
    cancel: t('common.cancel'),
    // New codes replace the old ones: nothing is lost.
    ...(what !== 'renewCodes' && { danger: true }),
  });
  return answer === 'confirmed';
}

/** The browser fetches the file by a code that is good once: it need not fit into the page's memory. */
async function downloadData(shell: Shell): Promise<void> {
  const found = valueIn(shell, await confirmed(shell, (proof) => shell.send('security.exportData', proof, options)));
  if (!found) return;
  downloadFile(`/wps/member/export/${found.code}`);
  shell.overlays.toast(shell.texts.t('security.downloadStarted'), 'pos');
}

/** Goes home before the session ends: a page that needs one must be gone by then. */
async function closeAccount(shell: Shell): Promise<void> {
  if (!(await isMeant(shell, 'closeAccount'))) return;
  const closed = valueIn(shell, await confirmed(shell, (proof) => shell.send('security.closeAccount', proof, options)));
  if (!closed) return;
  shell.navigation.go('home', { replace: true });
  shell.session.end('loggedOut');
  shell.overlays.toast(shell.texts.t('security.closed'), 'pos');
}

async function perform(shell: Shell, change: Change): Promise<SecurityOverview | null> {
  const { overlays, send } = shell;
  switch (change.do) {
    case 'changeContact': {
      const overview = await overlays.open('contact', { kind: change.kind, overview: change.overview });
      if (overview) overlays.toast(shell.texts.t('security.saved'), 'pos');
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
    case 'downloadData':
      return downloadData(shell).then(() => null);
    case 'closeAccount':
      return closeAccount(shell).then(() => null);
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
  if (outcome.ok)
    overlays.toast(texts.t(ending.do === 'endOthers' ? 'security.othersEnded' : 'security.sessionEnded'), 'pos');
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
