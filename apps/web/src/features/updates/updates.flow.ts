// AU-01, UP-02: looks for a new version, offers it once, and reloads when somebody agrees.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

/** Milliseconds from the start to the first check, and from one check to the next. */
const FIRST_CHECK_MS = 1500;
const NEXT_CHECK_MS = 3_600_000;

/** `site`: the files of the site have changed. `app`: the installed app has a new worker that waits. */
export type UpdateOf = 'site' | 'app';

interface Found {
  readonly of: UpdateOf;
  /** Version of the worker that came with it; null where none waits. */
  readonly worker: string | null;
}

export type UpdatesState =
  /** `isPutOff`: the site's newest version was put off in this visit. */
  | { readonly at: 'watching'; readonly isPutOff: boolean }
  /** The alert waits in the queue or is on the screen. */
  | ({ readonly at: 'offering' } & Found)
  | ({ readonly at: 'reloading' } & Found)
  /** Nobody could see the offer, or the site could not be reached: it is made again. */
  | ({ readonly at: 'missed' } & Found);

export type UpdatesEvent =
  | { readonly type: 'timePassed' }
  | { readonly type: 'tabShown' }
  | { readonly type: 'versionFound' }
  /** A worker waits that nobody has put off. */
  | { readonly type: 'workerWaits'; readonly worker: string }
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
  /** No later visit offers this worker. */
  | { readonly do: 'keepPutOff'; readonly worker: string }
  | { readonly do: 'reload' };

const to = stepsOf<UpdatesState, UpdatesEffect>();
const check: UpdatesEffect = { do: 'check' };
const nextCheck: UpdatesEffect = { do: 'wait', ms: NEXT_CHECK_MS };
const offer = (of: UpdateOf): UpdatesEffect => ({ do: 'offer', of });

const watching: UpdatesState = { at: 'watching', isPutOff: false };
const putOff = (worker: string | null, isPutOff: boolean) =>
  to({ at: 'watching', isPutOff }, ...(worker === null ? [] : [{ do: 'keepPutOff', worker } as const]));

export const updatesFlow: Flow<UpdatesState, UpdatesEvent, UpdatesEffect> = {
  name: 'updates',
  start: to(watching, { do: 'wait', ms: FIRST_CHECK_MS }),
  broken: {
    watching: null,
    offering: () => to(watching),
    reloading: () => to(watching),
    missed: null,
  },
  on: {
    watching: {
      timePassed: (state) => to(state, check, nextCheck),
      tabShown: (state) => to(state, check),
      versionFound: () => to({ at: 'offering', of: 'site', worker: null }, { do: 'updateWorker' }, offer('site')),
      // The worker of a version is ready some time after its files: whoever put off one has put off the other.
      workerWaits: ({ isPutOff }, { worker }) =>
        isPutOff ? putOff(worker, isPutOff) : to({ at: 'offering', of: 'app', worker }, offer('app')),
    },
    offering: {
      // The offer stands for whatever is newest by then.
      timePassed: (state) => to(state, nextCheck),
      workerWaits: (state, { worker }) => to({ ...state, worker }),
      accepted: (state) => to({ ...state, at: 'reloading' }, { do: 'reload' }),
      putOff: ({ of, worker }) => putOff(worker, of === 'site'),
      notReached: (state) => to({ ...state, at: 'missed' }),
    },
    reloading: {
      timePassed: (state) => to(state, nextCheck),
      notReached: (state) => to({ ...state, at: 'missed' }),
      // The queue shows it once nothing is busy.
      becameBusy: (state) => to({ ...state, at: 'offering' }, offer(state.of)),
    },
    missed: {
      timePassed: (state) => to({ ...state, at: 'offering' }, nextCheck, offer(state.of)),
      tabShown: (state) => to({ ...state, at: 'offering' }, offer(state.of)),
      workerWaits: (state, { worker }) => to({ ...state, worker }),
    },
  },
};
