// Performs the effects of the member's choice about the own wins.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { WinsPrivacyEffect, WinsPrivacyEvent } from './wins-privacy.flow.ts';

export const winsPrivacyRunner =
  ({ load, send: call }: Pick<Shell, 'load' | 'send'>): Runner<WinsPrivacyEvent, WinsPrivacyEffect> =>
  async (effect, send) => {
    if (effect.do === 'load') {
      const outcome = await load('game.winsPrivacy', {});
      send({ type: 'came', hidden: outcome.ok ? outcome.value.hidden : null });
      return;
    }
    const { ok } = await call('game.hideWins', { hidden: effect.hidden });
    send({ type: ok ? 'saved' : 'refused' });
  };
