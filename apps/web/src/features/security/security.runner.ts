// Performs the effects of the security page, and shows refusals.
import type { OutputOf, SecurityOverview } from '@foyer/contract';
import { isUnanswered } from '../../shell/errors/claims.ts';
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

/** Returns what the change has led to; null where nothing was changed. After a lost answer the platform says it. */
async function overviewAfter<T>(
  shell: Shell,
  outcome: Outcome<T> | null,
  accepted: (value: T) => SecurityOverview | Promise<SecurityOverview>,
): Promise<SecurityOverview | null> {
  const value = valueIn(shell, outcome);
  if (value) return accepted(value);
  if (!outcome || outcome.ok || !isUnanswered(outcome)) return null;
  const loaded = await shell.load('security.overview', {});
  return loaded.ok ? loaded.value : null;
}

/** Opens a sheet that makes a change. Where the member closes it over its call, the call says what became of it. */
async function changeIn<T>(
  open: (onSending: (call: Promise<Outcome<T> | null>) => void) => Promise<T | null>,
): Promise<Outcome<T> | null> {
  let last: Promise<Outcome<T> | null> = Promise.resolve(null);
  const value = await open((call) => {
    last = call;
  });
  if (value) return { ok: true, value };
  const outcome = await last;
  // The sheet has shown a refusal, or the member no longer wanted to see it.
  return outcome && !outcome.ok ? { ...outcome, isShown: true } : outcome;
}

/** New recovery codes are shown once: their page is there before there are any. */
async function canShowCodes({ overlays, texts }: Shell): Promise<boolean> {
  try {
    await overlays.prepare('recoveryCodes');
    return true;
  } catch {
    overlays.toast(texts.t('common.pageFailedHint'), 'warn');
    return false;
  }
}

/** Shows new recovery codes, and waits until the member has kept them. */
const keepCodes =
  ({ overlays }: Shell) =>
  async ({ recoveryCodes: codes, overview }: OutputOf<'security.enrolConfirm'>): Promise<SecurityOverview> => {
    await overlays.open('recoveryCodes', { codes });
    return overview;
  };

const asItIs = (overview: SecurityOverview): SecurityOverview => overview;

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
      const { kind, overview } = change;
      const changed = await changeIn<SecurityOverview>((onSending) =>
        overlays.open('contact', { kind, overview, onSending }),
      );
      if (changed?.ok) overlays.toast(shell.texts.t('security.saved'), 'pos');
      return overviewAfter(shell, changed, asItIs);
    }
    case 'setUpApp': {
      if (!(await canShowCodes(shell))) return null;
      const enrolled = await changeIn<OutputOf<'security.enrolConfirm'>>((onSending) =>
        overlays.open('enrol', { onSending }),
      );
      return overviewAfter(shell, enrolled, keepCodes(shell));
    }
    case 'switchMethod': {
      const { method, on } = change;
      const switched = await confirmed(shell, (proof) => send('security.method', { method, on, ...proof }, options));
      return overviewAfter(shell, switched, asItIs);
    }
    case 'downloadData':
      return downloadData(shell).then(() => null);
    case 'closeAccount':
      return closeAccount(shell).then(() => null);
    case 'renewCodes': {
      if (!(await isMeant(shell, 'renewCodes')) || !(await canShowCodes(shell))) return null;
      const renewed = await confirmed(shell, (proof) => send('security.recoveryCodes', proof, options));
      return overviewAfter(shell, renewed, keepCodes(shell));
    }
    case 'removeApp': {
      if (!(await isMeant(shell, 'removeApp'))) return null;
      const removed = await confirmed(shell, (proof) => send('security.unenrol', proof, options));
      return overviewAfter(shell, removed, asItIs);
    }
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
