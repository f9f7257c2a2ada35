// AU-01, UP-02: looks for a new version, offers it once, and reloads when somebody agrees.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

/** Milliseconds from the start to the first check, and from one check to the next. */
const FIRST_CHECK_MS = 1500;
const NEXT_CHECK_MS = 3_600_000;

/** `site`: the files of the site have changed. `app`: the installed app has a new worker that waits. */
export type UpdateOf = 'site' | 'app';

export type UpdatesState =
  | { readonly at: 'watching' }
  /** The alert waits in the queue or is on the screen. */
  | { readonly at: 'offering'; readonly of: UpdateOf }
  | { readonly at: 'reloading'; readonly of: UpdateOf }
  /** Nobody could see the offer, or the site could not be reached: it is made again. */
  | { readonly at: 'missed'; readonly of: UpdateOf };

export type UpdatesEvent =
  | { readonly type: 'timePassed' }
  | { readonly type: 'tabShown' }
  | { readonly type: 'versionFound' }
  | { readonly type: 'workerWaits' }
  | { readonly type: 'accepted' }
  | { readonly type: 'putOff' }
  | { readonly type: 'notReached' }
  /** Something was begun since the person agreed. */
  | { readonly type: 'becameBusy' };

export type UpdatesEffect =
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'check' }
  | { readonly do: 'updateWorker' }
  | { readonly do: 'offer'; readonly of: UpdateOf }
  | { readonly do: 'reload' };

const to = stepsOf<UpdatesState, UpdatesEffect>();
const check: UpdatesEffect = { do: 'check' };
const nextCheck: UpdatesEffect = { do: 'wait', ms: NEXT_CHECK_MS };
const offer = (of: UpdateOf): UpdatesEffect => ({ do: 'offer', of });

export const updatesFlow: Flow<UpdatesState, UpdatesEvent, UpdatesEffect> = {
  name: 'updates',
  start: to({ at: 'watching' }, { do: 'wait', ms: FIRST_CHECK_MS }),
  broken: {
    watching: null,
    offering: () => to({ at: 'watching' }),
    reloading: () => to({ at: 'watching' }),
    missed: null,
  },
  on: {
    watching: {
      timePassed: (state) => to(state, check, nextCheck),
      tabShown: (state) => to(state, check),
      versionFound: () => to({ at: 'offering', of: 'site' }, { do: 'updateWorker' }, offer('site')),
      workerWaits: () => to({ at: 'offering', of: 'app' }, offer('app')),
    },
    offering: {
      // The offer stands for whatever is newest by then.
      timePassed: (state) => to(state, nextCheck),
      accepted: ({ of }) => to({ at: 'reloading', of }, { do: 'reload' }),
      putOff: () => to({ at: 'watching' }),
      notReached: ({ of }) => to({ at: 'missed', of }),
    },
    reloading: {
      timePassed: (state) => to(state, nextCheck),
      notReached: ({ of }) => to({ at: 'missed', of }),
      // The queue shows it once nothing is busy.
      becameBusy: ({ of }) => to({ at: 'offering', of }, offer(of)),
    },
    missed: {
      timePassed: ({ of }) => to({ at: 'offering', of }, nextCheck, offer(of)),
      tabShown: ({ of }) => to({ at: 'offering', of }, offer(of)),
    },
  },
};
