// Game launch: shows loading, waits 150 ms, requests and opens the game; warns after 10 s.
import type { LaunchRequest } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { type LaunchedGame, launchedGame, lobbyOf, named } from './launch-form.rules.ts';
import { appOnly, type LaunchProblem, noGame, problemOf, stalled, unsafeAddress } from './launch-problem.rules.ts';

export type LaunchState =
  /** Nothing has been requested yet. */
  | { readonly at: 'arriving' }
  /** The log-in is open for a visitor. */
  | { readonly at: 'awaitingLogin'; readonly form: LaunchRequest }
  | { readonly at: 'starting'; readonly form: LaunchRequest }
  | { readonly at: 'requesting'; readonly form: LaunchRequest }
  /** The browser is on its way to the game. */
  | { readonly at: 'leaving'; readonly form: LaunchRequest }
  /** The person is back, and nothing of the launch is wanted any more. */
  | { readonly at: 'closing'; readonly form: LaunchRequest }
  | { readonly at: 'failed'; readonly form: LaunchRequest | null; readonly problem: LaunchProblem };

export type LaunchEvent =
  /** `barred`: games start in the app only, and the page is not in it. */
  | {
      readonly type: 'opened';
      readonly form: LaunchRequest | null;
      readonly loggedIn: boolean;
      readonly barred?: true;
    }
  /** The list of games has the name of this one. */
  | { readonly type: 'nameFound'; readonly name: string }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'loginClosed' }
  | { readonly type: 'pauseOver' }
  | { readonly type: 'gameReady'; readonly address: string }
  | { readonly type: 'addressRefused' }
  | { readonly type: 'refused'; readonly failure: Failure }
  | { readonly type: 'nothingHappened' }
  /** The page came out of the back/forward cache. */
  | { readonly type: 'pageRestored' }
  | { readonly type: 'retryTapped' };

export type LaunchEffect =
  /** Reads the launch request from the URL, whether the person is logged in, and whether games start here. */
  | { readonly do: 'look' }
  | { readonly do: 'findName'; readonly form: LaunchRequest }
  | { readonly do: 'openLogin' }
  | { readonly do: 'pause' }
  /** Counts the 10 s of patience from here. */
  | { readonly do: 'watchTime' }
  | { readonly do: 'launch'; readonly form: LaunchRequest }
  /** TK-01: gameLaunch. */
  | { readonly do: 'noteGame'; readonly game: LaunchedGame }
  | { readonly do: 'leave'; readonly address: string }
  /** Drops the answer of the request under way. */
  | { readonly do: 'forget' }
  | { readonly do: 'goBack' };

const to = stepsOf<LaunchState, LaunchEffect>();
/** Looks for the name that the form does not have yet; the page shows it in every state. */
const findName = (form: LaunchRequest): LaunchEffect[] => (form.title ? [] : [{ do: 'findName', form }]);
const begin = (form: LaunchRequest) =>
  to({ at: 'starting', form }, ...findName(form), { do: 'pause' }, { do: 'watchTime' });
/** A back end without the lobby of a vendor is no dead end: the site shows the vendor's games itself. @assumed */
const refuse = (form: LaunchRequest, failure: Failure) => {
  const lobby = failure.errorCode === 'game.unknown' ? lobbyOf(form) : null;
  if (lobby === null) return fail(form, problemOf(failure));
  return to({ at: 'leaving', form }, { do: 'forget' }, { do: 'leave', address: lobby });
};
const fail = (form: LaunchRequest | null, problem: LaunchProblem) =>
  to({ at: 'failed', form, problem }, { do: 'forget' });
/** Back from the game, or from elsewhere: a game that opened now would take the person away again. */
const close = ({ form }: { readonly form: LaunchRequest }) =>
  to({ at: 'closing', form }, { do: 'forget' }, { do: 'goBack' });

export const launchGameFlow: Flow<LaunchState, LaunchEvent, LaunchEffect> = {
  name: 'launch-game',
  start: to({ at: 'arriving' }, { do: 'look' }),
  broken: {
    arriving: (_, { reference }) => fail(null, { ...stalled, reference }),
    awaitingLogin: ({ form }, { reference }) => fail(form, { ...stalled, reference }),
    starting: ({ form }, { reference }) => fail(form, { ...stalled, reference }),
    requesting: ({ form }, { reference }) => fail(form, { ...stalled, reference }),
    leaving: ({ form }, { reference }) => fail(form, { ...stalled, reference }),
    closing: ({ form }, { reference }) => fail(form, { ...stalled, reference }),
    failed: null,
  },
  anywhere: {
    nameFound: (state, { name }) =>
      'form' in state && state.form ? to({ ...state, form: named(state.form, name) }) : to(state),
  },
  on: {
    arriving: {
      opened: (_, { form, loggedIn, barred }) => {
        if (!form) return to({ at: 'failed', form: null, problem: noGame });
        if (barred) return to({ at: 'failed', form, problem: appOnly }, ...findName(form));
        return loggedIn ? begin(form) : to({ at: 'awaitingLogin', form }, ...findName(form), { do: 'openLogin' });
      },
    },
    awaitingLogin: {
      loggedIn: ({ form }) => begin(form),
      loginClosed: (state) => to(state, { do: 'goBack' }),
    },
    starting: {
      pauseOver: ({ form }) => to({ at: 'requesting', form }, { do: 'launch', form }),
      nothingHappened: ({ form }) => fail(form, stalled),
      pageRestored: close,
    },
    requesting: {
      gameReady: ({ form }, { address }) =>
        // Leaves first: the notes are made while the browser is on its way.
        to({ at: 'leaving', form }, { do: 'leave', address }, { do: 'noteGame', game: launchedGame(form) }),
      addressRefused: ({ form }) => fail(form, unsafeAddress),
      refused: ({ form }, { failure }) => refuse(form, failure),
      nothingHappened: ({ form }) => fail(form, stalled),
      pageRestored: close,
    },
    leaving: {
      nothingHappened: ({ form }) => fail(form, stalled),
      pageRestored: close,
    },
    closing: {},
    failed: {
      retryTapped: (state) => (state.form ? begin(state.form) : to(state)),
    },
  },
};
