// OV-05: when the one-tap prompt comes, and when it goes. It lies over the page, so it waits for whoever looks at the buttons and touches
// nothing, and never covers what else has opened.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type OneTapState =
  | { readonly at: 'outOfSight' }
  /** The buttons are in sight, and nothing happens. */
  | { readonly at: 'resting' }
  /** A sheet or a dialog lies over the buttons. */
  | { readonly at: 'covered' }
  | { readonly at: 'shown' }
  /** It has been there, or the person goes another way: it is not shown again on this page. */
  | { readonly at: 'over' };

export type OneTapEvent =
  | { readonly type: 'cameNear' }
  | { readonly type: 'left' }
  | { readonly type: 'touched' }
  | { readonly type: 'covered' }
  | { readonly type: 'uncovered' }
  /** `free`: nobody fills in a form, and no log-in is under way. */
  | { readonly type: 'rested'; readonly free: boolean }
  | { readonly type: 'logInBegun' };

export type OneTapEffect =
  /** Begins to wait, or begins anew. */
  { readonly do: 'wait' } | { readonly do: 'stopWaiting' } | { readonly do: 'prompt' } | { readonly do: 'cancel' };

const to = stepsOf<OneTapState, OneTapEffect>();
const wait = () => to({ at: 'resting' }, { do: 'wait' });
const leave = () => to({ at: 'outOfSight' }, { do: 'stopWaiting' });
const giveWay = () => to({ at: 'over' }, { do: 'cancel' });

export const oneTapFlow: Flow<OneTapState, OneTapEvent, OneTapEffect> = {
  name: 'one-tap',
  start: to({ at: 'outOfSight' }),
  broken: {
    outOfSight: null,
    resting: null,
    covered: null,
    shown: null,
    over: null,
  },
  on: {
    outOfSight: { cameNear: wait },
    resting: {
      touched: wait,
      covered: () => to({ at: 'covered' }, { do: 'stopWaiting' }),
      left: leave,
      rested: (_, { free }) => (free ? to({ at: 'shown' }, { do: 'prompt' }) : to({ at: 'over' })),
      logInBegun: () => to({ at: 'over' }, { do: 'stopWaiting' }),
    },
    covered: {
      uncovered: wait,
      left: leave,
      logInBegun: () => to({ at: 'over' }),
    },
    shown: { touched: giveWay, covered: giveWay, left: giveWay, logInBegun: giveWay },
    over: {},
  },
};
