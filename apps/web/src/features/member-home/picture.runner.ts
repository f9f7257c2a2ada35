// Performs the effects of the choice of a picture.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { PictureEffect, PictureEvent } from './picture.flow.ts';

export interface PictureScreen {
  readonly focusPicture: () => void;
}

export function pictureRunner(
  { send: call }: Pick<Shell, 'send'>,
  { focusPicture }: PictureScreen,
): Runner<PictureEvent, PictureEffect> {
  return async (effect, send) => {
    if (effect.do === 'focusPicture') return focusPicture();
    const outcome = await call('member.profileIcon', { icon: effect.icon });
    send({ type: outcome.ok ? 'saved' : 'refused' });
  };
}
