// Performs the effects of the choice of a picture.
import { showFailure } from '../../shell/errors/show-failure.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { PictureEffect, PictureEvent } from './picture.flow.ts';

export interface PictureScreen {
  readonly focusPicture: () => void;
}

export function pictureRunner(
  shell: Pick<Shell, 'send' | 'overlays' | 'texts'>,
  { focusPicture }: PictureScreen,
): Runner<PictureEvent, PictureEffect> {
  return async (effect, send) => {
    if (effect.do === 'focusPicture') return focusPicture();
    const outcome = await shell.send('member.profileIcon', { icon: effect.icon });
    if (!outcome.ok) showFailure(shell, outcome);
    send({ type: outcome.ok ? 'saved' : 'refused' });
  };
}
