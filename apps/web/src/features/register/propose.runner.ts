// Requests a free user name from the platform.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Outcome, Send } from '../../shell/http/outcome.ts';
import type { ProposeEffect, ProposeEvent } from './propose.flow.ts';

/** A proposal is optional: where none comes and nothing was said about it, the field says so. */
function answered(outcome: Outcome<{ readonly username: string }>): ProposeEvent {
  if (outcome.ok) return { type: 'arrived', username: outcome.value.username };
  return { type: outcome.isShown ? 'refusalShown' : 'failed' };
}

export const proposeRunner =
  (ask: Send, fill: (username: string) => void): Runner<ProposeEvent, ProposeEffect> =>
  (effect, send) =>
    effect.do === 'fill'
      ? fill(effect.username)
      : ask('member.autoUsername', {}).then((outcome) => send(answered(outcome)));
