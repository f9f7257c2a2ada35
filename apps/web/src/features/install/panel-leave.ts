// The way out of the install panel.
import type { OverlayProps } from '../../kit/feature.ts';
import { PANEL_FADE_MS } from './install.constants.ts';

type Answer = OverlayProps<'installPanel'>['answer'];

/**
 * IN-03: the answer counts once the panel has faded; a second tap meanwhile is none. Back and Escape close at once, as they do with
 * everything that lies over a page @assumed.
 */
export function createLeave(fadeOut: () => void, answer: Answer): Answer {
  let isLeaving = false;
  return (given) => {
    if (isLeaving) return;
    isLeaving = true;
    fadeOut();
    setTimeout(() => answer(given), PANEL_FADE_MS);
  };
}
