// Performs the effects of the flow of a code.
import type { CodeSent } from '@foyer/contract';
import { isLostCode, lostCode, type Runner } from '../../shell/flow/flow.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';
import type { CodeEffect, CodeEvent } from './code.flow.ts';
import { draftOf, keptCode } from './code.rules.ts';

/** The actions of the form that the flow calls. */
export interface CodeForm {
  /** Makes the call, with the captcha step before it; null when the person closed the captcha. */
  readonly send: (recipient: string) => Promise<Outcome<CodeSent> | null>;
  readonly focusField: () => void;
}

const loadRefusals = () => import('./code-refusal.rules.ts');

const pageUrlOf = ({ navigation }: Pick<Shell, 'navigation'>): URL =>
  new URL(navigation.href(navigation.route()), navigation.origin);

/**
 * Requests the status for its date, which is the server's, whatever the answer. The query about the visit loads with
 * the HTTP client.
 */
async function loadServerTime(shell: Pick<Shell, 'load' | 'navigation' | 'store'>): Promise<void> {
  const { statusQuery } = await import('../../shell/tracking/status-query.ts');
  await shell.load('system.status', statusQuery(shell.store, pageUrlOf(shell)));
}

/** `draft` names the draft that keeps the time and the recipient of a sent code; the code itself is never kept. */
export function codeRunner(
  shell: Pick<Shell, 'clock' | 'drafts' | 'load' | 'navigation' | 'store'>,
  draft: string,
  form: CodeForm,
  loadWords = loadRefusals,
): Runner<CodeEvent, CodeEffect> {
  const { clock, drafts } = shell;
  const requestCode = async (recipient: string, send: (event: CodeEvent) => void): Promise<void> => {
    // Beside the call that may be refused.
    const words = loadWords().catch((cause: unknown) => lostCode(cause));
    const outcome = await form.send(recipient);
    if (!outcome) return send({ type: 'withdrawn' });
    if (outcome.ok) return send({ type: 'accepted', answer: outcome.value, now: clock.now() });
    const arrived = await words;
    if (isLostCode(arrived)) throw arrived;
    const problem = arrived.problemOf(outcome);
    return send({ type: 'refused', failure: outcome, problem, now: clock.now() });
  };
  return (effect, send) => {
    switch (effect.do) {
      case 'find': {
        const kept = keptCode(drafts.read(draft));
        if (!kept) return;
        clock.assume(kept.clockErrorMs);
        return send({ type: 'found', sent: kept.sent });
      }
      case 'send':
        return requestCode(effect.recipient, send);
      case 'keep':
        return drafts.keep(draft, draftOf(effect.sent, clock.now() - Date.now()));
      case 'forget':
        return drafts.drop(draft);
      case 'focusField':
        return form.focusField();
      case 'loadServerTime':
        return loadServerTime(shell).catch(() => undefined);
    }
  };
}
