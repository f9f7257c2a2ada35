// The mini-game: its script loads once, a tap on the button opens it, and a script that does not work ends it.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type MiniGameState = { readonly at: 'loading' | 'closed' | 'open' | 'failed' };

export type MiniGameEvent =
  | { readonly type: 'scriptReady' }
  /** The script did not come, or threw. */
  | { readonly type: 'scriptFailed' }
  | { readonly type: 'tapped' }
  /** The member closed the game. */
  | { readonly type: 'closed' }
  /** Another page, or something that lies over this one. */
  | { readonly type: 'pageLeft' }
  | { readonly type: 'loggedOut' };

export type MiniGameEffect =
  /** Listens to the frame and to the page until the visit ends. */
  | { readonly do: 'watch' }
  | { readonly do: 'focusGame' }
  | { readonly do: 'focusButton' }
  /** Nobody finds the game of the member before. */
  | { readonly do: 'restartGame' }
  | { readonly do: 'rememberFailure' };

const to = stepsOf<MiniGameState, MiniGameEffect>();
const closed: MiniGameState = { at: 'closed' };
const failed = () => to({ at: 'failed' }, { do: 'rememberFailure' });

export const miniGameFlow: Flow<MiniGameState, MiniGameEvent, MiniGameEffect> = {
  name: 'miniGame',
  start: to({ at: 'loading' }, { do: 'watch' }),
  broken: { loading: failed, closed: failed, open: failed, failed: null },
  on: {
    loading: {
      scriptReady: () => to(closed),
      scriptFailed: failed,
    },
    closed: {
      tapped: () => to({ at: 'open' }, { do: 'focusGame' }),
      loggedOut: () => to(closed, { do: 'restartGame' }),
      scriptFailed: failed,
    },
    open: {
      closed: () => to(closed, { do: 'focusButton' }),
      pageLeft: () => to(closed),
      loggedOut: () => to(closed, { do: 'restartGame' }),
      scriptFailed: failed,
    },
    failed: {},
  },
};
