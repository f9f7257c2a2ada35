// Performs the effects of the member's choice about the own wins.
import { showFailure } from '../../shell/errors/show-failure.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { WinsPrivacyEffect, WinsPrivacyEvent } from './wins-privacy.flow.ts';

export const winsPrivacyRunner =
  (shell: Pick<Shell, 'load' | 'send' | 'overlays' | 'texts'>): Runner<WinsPrivacyEvent, WinsPrivacyEffect> =>
  async (effect, send) => {
    if (effect.do === 'load') {
      const outcome = await shell.load('game.winsPrivacy', {});
      send({ type: 'came', hidden: outcome.ok ? outcome.value.hidden : null });
      return;
    }
    const saved = await shell.send('game.hideWins', { hidden: effect.hidden });
    if (!saved.ok) showFailure(shell, saved);
    send({ type: saved.ok ? 'saved' : 'refused' });
  };
