// PW-01: what a person sees may be a copy. Checks the status at once, says how old the copy is, and renews it as soon as the site answers.
import type { PageSettings, Status } from '@foyer/contract';
import { saysClosed } from '../shell/errors/says-closed.ts';
import { type Flow, stepsOf } from '../shell/flow/flow.ts';
import type { Outcome } from '../shell/http/outcome.ts';
import { isOn } from '../shell/settings/settings.ts';

/** Milliseconds from one status call to the next while the site does not answer. */
const CHECK_MS = 15_000;

export type StoredPageState =
  /** Nothing on the screen is a copy. */
  | { readonly at: 'fresh' }
  /** The page is a copy; whether the site answers is not known yet. */
  | { readonly at: 'checking'; readonly storedAt: number }
  | { readonly at: 'old'; readonly storedAt: number };

export type StoredPageEvent =
  /** The page came from the worker; of a shell the time is Infinity. */
  | { readonly type: 'pageOpened'; readonly storedAt: number }
  /** A call was answered with a copy. */
  | { readonly type: 'copyShown'; readonly storedAt: number }
  | { readonly type: 'reached' }
  | { readonly type: 'unreached' }
  /** Maintenance, or a region that may not see the site. */
  | { readonly type: 'closed' }
  /** The browser is online again, or the tab is looked at again. */
  | { readonly type: 'seenAgain' }
  | { readonly type: 'timePassed' };

export type StoredPageEffect =
  | { readonly do: 'checkStatus' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'showNotice'; readonly storedAt: number }
  | { readonly do: 'hideNotice' }
  | { readonly do: 'refreshPage' }
  /** The copies go; a page that is one gives way to the web server's, which says why, where nothing on it is lost. */
  | { readonly do: 'reopen' };

const to = stepsOf<StoredPageState, StoredPageEffect>();
const check: StoredPageEffect = { do: 'checkStatus' };
const wait: StoredPageEffect = { do: 'wait', ms: CHECK_MS };
const showNotice = (storedAt: number): StoredPageEffect => ({ do: 'showNotice', storedAt });
const older = (a: number, b: number): number => Math.min(a, b);
const reopen: StoredPageEffect = { do: 'reopen' };

/** What is seen is old. A shell shows nothing old by itself; what its calls bring may be. */
const become = (storedAt: number, ...effects: readonly StoredPageEffect[]) =>
  to({ at: 'old', storedAt }, ...(Number.isFinite(storedAt) ? [showNotice(storedAt)] : []), wait, ...effects);

export const storedPageFlow: Flow<StoredPageState, StoredPageEvent, StoredPageEffect> = {
  name: 'storedPage',
  start: to({ at: 'fresh' }),
  broken: { fresh: null, checking: ({ storedAt }) => to({ at: 'old', storedAt }, wait), old: null },
  on: {
    fresh: {
      pageOpened: (_, { storedAt }) => to({ at: 'checking', storedAt }, check),
      copyShown: (_, { storedAt }) => to({ at: 'old', storedAt }, showNotice(storedAt), wait),
    },
    checking: {
      copyShown: (state, { storedAt }) => to({ at: 'checking', storedAt: older(state.storedAt, storedAt) }),
      reached: () => to({ at: 'fresh' }, { do: 'refreshPage' }),
      unreached: ({ storedAt }) => become(storedAt),
      closed: ({ storedAt }) => become(storedAt, reopen),
    },
    old: {
      copyShown: (state, { storedAt }) => {
        const oldest = older(state.storedAt, storedAt);
        return oldest === state.storedAt ? to(state) : to({ at: 'old', storedAt }, showNotice(storedAt));
      },
      seenAgain: (state) => to(state, check),
      timePassed: (state) => to(state, check, wait),
      reached: () => to({ at: 'fresh' }, { do: 'hideNotice' }, { do: 'refreshPage' }),
      // The notice of a closed site lies over a page that stays; the page is as old as before.
      closed: (state) => to(state, reopen),
    },
  },
};

/** What the answer to the status call means for a copy. SW-03: the settings may close the site as well. */
export function meaningOf(
  outcome: Outcome<unknown>,
  settings: Pick<PageSettings, 'maintenance'>,
): 'reached' | 'unreached' | 'closed' {
  if (outcome.ok) {
    if (settings.maintenance) return 'closed';
    const { maintenance, regionRestriction } = (outcome.value ?? {}) as Partial<Status>;
    return isOn(maintenance) || isOn(regionRestriction) ? 'closed' : 'reached';
  }
  if (saysClosed(outcome.errorCode)) return 'closed';
  return outcome.kind === 'refused' ? 'reached' : 'unreached';
}
