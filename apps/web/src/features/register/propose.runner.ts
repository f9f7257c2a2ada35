// Requests a free user name from the platform.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Send } from '../../shell/http/outcome.ts';
import type { ProposeEffect, ProposeEvent } from './propose.flow.ts';

/** A proposal is optional: where none comes, the field says so and nothing else happens. */
export const proposeRunner =
  (ask: Send, fill: (username: string) => void): Runner<ProposeEvent, ProposeEffect> =>
  (effect, send) => {
    if (effect.do === 'fill') return fill(effect.username);
    return ask('member.autoUsername', {}, { alert: false }).then((outcome) =>
      send(outcome.ok ? { type: 'arrived', username: outcome.value.username } : { type: 'failed' }),
    );
  };
