// The member's picture: chosen from those that the operator offers, shown once the back end has it.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

/** Number of a picture from 1 on; null: the operator's own. */
export type Icon = number | null;

export type PictureState =
  | { readonly at: 'closed'; readonly icon: Icon }
  | { readonly at: 'choosing'; readonly icon: Icon }
  /** `wanted` was tapped; `icon` is the one that the back end has. */
  | { readonly at: 'saving'; readonly icon: Icon; readonly wanted: Icon };

export type PictureEvent =
  | { readonly type: 'tapped' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'chosen'; readonly icon: Icon }
  | { readonly type: 'saved' }
  /** The member has been told. */
  | { readonly type: 'refused' };

export type PictureEffect =
  | { readonly do: 'save'; readonly icon: Icon }
  /** The choice is gone: the focus goes where it was opened. */
  | { readonly do: 'focusPicture' };

const to = stepsOf<PictureState, PictureEffect>();

/** Returns the flow; `icon` is the picture that the member has. */
export const pictureFlow = (icon: Icon): Flow<PictureState, PictureEvent, PictureEffect> => ({
  name: 'picture',
  start: to({ at: 'closed', icon }),
  broken: { closed: null, choosing: null, saving: ({ icon: before }) => to({ at: 'choosing', icon: before }) },
  on: {
    closed: { tapped: (state) => to({ ...state, at: 'choosing' }) },
    choosing: {
      tapped: (state) => to({ ...state, at: 'closed' }),
      dismissed: (state) => to({ ...state, at: 'closed' }, { do: 'focusPicture' }),
      chosen: (state, { icon: wanted }) =>
        wanted === state.icon
          ? to({ ...state, at: 'closed' }, { do: 'focusPicture' })
          : to({ at: 'saving', icon: state.icon, wanted }, { do: 'save', icon: wanted }),
    },
    saving: {
      saved: ({ wanted }) => to({ at: 'closed', icon: wanted }, { do: 'focusPicture' }),
      refused: ({ icon: before }) => to({ at: 'choosing', icon: before }),
    },
  },
});
