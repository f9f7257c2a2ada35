// Whether others see what the member wins: what the back end says, and the change of it.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type WinsPrivacyState =
  | { readonly at: 'asking' }
  | { readonly at: 'still'; readonly hidden: boolean }
  /** `wanted` was tapped; `hidden` is what the back end has. */
  | { readonly at: 'saving'; readonly hidden: boolean; readonly wanted: boolean }
  /** The back end does not say: there is nothing to choose. */
  | { readonly at: 'absent' };

export type WinsPrivacyEvent =
  | { readonly type: 'came'; readonly hidden: boolean | null }
  | { readonly type: 'tapped'; readonly hidden: boolean }
  | { readonly type: 'saved' }
  /** The member has been told. */
  | { readonly type: 'refused' };

export type WinsPrivacyEffect = { readonly do: 'load' } | { readonly do: 'save'; readonly hidden: boolean };

const to = stepsOf<WinsPrivacyState, WinsPrivacyEffect>();

export const winsPrivacyFlow: Flow<WinsPrivacyState, WinsPrivacyEvent, WinsPrivacyEffect> = {
  name: 'winsPrivacy',
  start: to({ at: 'asking' }, { do: 'load' }),
  broken: {
    asking: () => to({ at: 'absent' }),
    still: null,
    saving: ({ hidden }) => to({ at: 'still', hidden }),
    absent: null,
  },
  on: {
    asking: { came: (_, { hidden }) => to(hidden === null ? { at: 'absent' } : { at: 'still', hidden }) },
    still: {
      tapped: ({ hidden }, { hidden: wanted }) => to({ at: 'saving', hidden, wanted }, { do: 'save', hidden: wanted }),
    },
    saving: {
      saved: ({ wanted }) => to({ at: 'still', hidden: wanted }),
      refused: ({ hidden }) => to({ at: 'still', hidden }),
    },
    absent: {},
  },
};
