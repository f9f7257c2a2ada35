// State of the security page: one change or one session end at a time.
import type { MemberSession, SecondFactor, SecurityOverview } from '@foyer/contract';
import { type Fault, type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { SecurityData, SessionList } from './security.data.ts';

/** The change under way, so that its row shows it. */
export type Change =
  | { readonly do: 'switchMethod'; readonly method: SecondFactor; readonly on: boolean }
  | { readonly do: 'setUpApp' }
  | { readonly do: 'renewCodes' }
  | { readonly do: 'removeApp' }
  | { readonly do: 'downloadData' }
  | { readonly do: 'closeAccount' }
  | { readonly do: 'changeContact'; readonly kind: 'email' | 'mobile'; readonly overview: SecurityOverview };

export type Ending = { readonly do: 'endSession'; readonly id: string } | { readonly do: 'endOthers' };

interface Shown {
  readonly overview: SecurityOverview;
  readonly sessions: SessionList;
}

export type SecurityState =
  | ({ readonly at: 'shown' } & Shown)
  | ({ readonly at: 'changing'; readonly change: Change } & Shown)
  | ({ readonly at: 'ending'; readonly ending: Ending } & Shown)
  | ({ readonly at: 'askingSessions' } & Shown);

export type SecurityEvent =
  | { readonly type: 'changeTapped'; readonly change: Change }
  /** Null where the member withdrew, or where the change was refused and a message was shown. */
  | { readonly type: 'changed'; readonly overview: SecurityOverview | null }
  | { readonly type: 'endTapped'; readonly ending: Ending }
  /** Null where the request failed and a message was shown. */
  | { readonly type: 'ended'; readonly sessions: readonly MemberSession[] | null }
  | { readonly type: 'sessionsRetried' }
  | { readonly type: 'sessionsCame'; readonly sessions: SessionList };

export type SecurityEffect =
  | Change
  | Ending
  | { readonly do: 'loadSessions' }
  | { readonly do: 'showFailure'; readonly fault: Fault };

const to = stepsOf<SecurityState, SecurityEffect>();
const shown = ({ overview, sessions }: Shown) => to({ at: 'shown', overview, sessions });

const showFailure = ({ overview, sessions }: Shown, fault: Fault) =>
  to({ at: 'shown', overview, sessions }, { do: 'showFailure', fault });

/** Returns the flow, which starts with the page's data. */
export const securityFlow = (data: SecurityData): Flow<SecurityState, SecurityEvent, SecurityEffect> => ({
  name: 'security',
  start: to({ at: 'shown', ...data }),
  broken: {
    shown: null,
    changing: showFailure,
    ending: showFailure,
    askingSessions: ({ overview }, { reference }) => to({ at: 'shown', overview, sessions: { reference } }),
  },
  on: {
    shown: {
      changeTapped: ({ overview, sessions }, { change }) => to({ at: 'changing', change, overview, sessions }, change),
      endTapped: ({ overview, sessions }, { ending }) => to({ at: 'ending', ending, overview, sessions }, ending),
      sessionsRetried: ({ overview, sessions }) =>
        to({ at: 'askingSessions', overview, sessions }, { do: 'loadSessions' }),
    },
    changing: {
      changed: (state, { overview }) => shown({ ...state, ...(overview && { overview }) }),
    },
    ending: {
      ended: (state, { sessions }) => shown({ ...state, ...(sessions && { sessions }) }),
    },
    askingSessions: {
      sessionsCame: (state, { sessions }) => shown({ ...state, sessions }),
    },
  },
});
