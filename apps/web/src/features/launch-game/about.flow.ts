// What the sheet before play says of a game: loaded while the sheet is read, and missing where the back end has none of it.
import type { GameAbout } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type AboutState =
  | { readonly at: 'loading' }
  | { readonly at: 'known'; readonly about: GameAbout }
  | { readonly at: 'missing' };

export type AboutEvent = { readonly type: 'loaded'; readonly about: GameAbout } | { readonly type: 'failed' };

/** `prepare`: fetches the code of both ways to play ahead of the tap. */
export type AboutEffect = { readonly do: 'load' } | { readonly do: 'prepare' } | { readonly do: 'publishView' };

const to = stepsOf<AboutState, AboutEffect>();

export const aboutFlow: Flow<AboutState, AboutEvent, AboutEffect> = {
  name: 'about-game',
  start: to({ at: 'loading' }, { do: 'load' }, { do: 'prepare' }, { do: 'publishView' }),
  broken: { loading: () => to({ at: 'missing' }), known: null, missing: null },
  on: {
    loading: {
      loaded: (_, { about }) => to({ at: 'known', about }),
      failed: () => to({ at: 'missing' }),
    },
    known: {},
    missing: {},
  },
};
