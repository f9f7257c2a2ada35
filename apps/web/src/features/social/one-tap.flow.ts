// OV-05: decides when the one-tap prompt opens and closes.
// It covers the page, so it waits until the buttons are visible and nobody touches anything.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type OneTapState =
  | { readonly at: 'outOfSight' }
  /** The buttons are visible, and the person does nothing. */
  | { readonly at: 'resting' }
  /** A sheet or a dialog lies over the buttons. */
  | { readonly at: 'covered' }
  | { readonly at: 'shown' }
  /** The prompt was shown, or the person took another way: it is not shown again on this page. */
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
  /** Starts the wait, or restarts it. */
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
