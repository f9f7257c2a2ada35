// Performs what the flow of a code asks for.
import type { CodeSent } from '@foyer/contract';
import type { Runner } from '../flow/flow.ts';
import type { Outcome, Shell } from '../shell.ts';
import type { CodeEffect, CodeEvent } from './code.flow.ts';
import { draftOf, keptCode } from './code.rules.ts';

/** What the asking form does for the flow. */
export interface CodeForm {
  /** Makes the call, the captcha step before it included; null when the person closed the captcha. */
  readonly send: (recipient: string) => Promise<Outcome<CodeSent> | null>;
  readonly pointOut: () => void;
}

/** `draft` names what keeps when and to whom a code was sent; the code itself is never kept. */
export function codeRunner(
  shell: Pick<Shell, 'clock' | 'drafts' | 'send'>,
  draft: string,
  form: CodeForm,
): Runner<CodeEvent, CodeEffect> {
  const { clock, drafts } = shell;
  return (effect, send) => {
    switch (effect.do) {
      case 'find': {
        const kept = keptCode(drafts.read(draft));
        if (!kept) return;
        clock.assume(kept.clockErrorMs);
        return send({ type: 'found', sent: kept.sent });
      }
      case 'send':
        return void form.send(effect.recipient).then((outcome) => {
          if (!outcome) return send({ type: 'withdrawn' });
          if (outcome.ok) return send({ type: 'accepted', answer: outcome.value });
          return send({ type: 'refused', failure: outcome, now: clock.now() });
        });
      case 'keep':
        return drafts.keep(draft, draftOf(effect.sent, clock.now() - Date.now()));
      case 'forget':
        return drafts.drop(draft);
      case 'pointOut':
        return form.pointOut();
      case 'askTime':
        // Whatever it answers, its date is the server's.
        return void shell.send('system.status', { _: String(Date.now()) }, { alert: false });
    }
  };
}
