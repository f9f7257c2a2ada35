// A forgotten password or user name: who, the code, the new password. Refresh and app switch come back to the same step.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { Kept, Wish } from './account-identity.ts';
import { type Confirmation, problemOf, type RecoverProblem } from './recover.rules.ts';

export type RecoverState =
  | { readonly at: 'asking' }
  | ({ readonly at: 'confirming'; readonly problem: RecoverProblem | null } & Kept)
  | ({ readonly at: 'sending' } & Kept)
  /** The request was refused and the problem is shown, but the processing lock still holds. */
  | ({ readonly at: 'settling'; readonly problem: RecoverProblem } & Kept)
  /** The request was for the forgotten user name: `userName` is the answer. */
  | { readonly at: 'named'; readonly userName: string }
  | { readonly at: 'finished' };

export type RecoverEvent =
  /** A recovery was under way before a refresh. */
  | { readonly type: 'found'; readonly kept: Kept }
  | { readonly type: 'codeSent'; readonly kept: Kept }
  /** The person is someone else, or the number was wrong. */
  | { readonly type: 'turnedBack' }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted'; readonly confirmation: Confirmation; readonly problem: RecoverProblem | null }
  | { readonly type: 'accepted'; readonly userName: string }
  | { readonly type: 'refused'; readonly failure: Failure }
  | { readonly type: 'lockReleased' }
  | { readonly type: 'loginTapped' };

export type RecoverEffect =
  | { readonly do: 'find' }
  | { readonly do: 'keep'; readonly kept: Kept }
  | { readonly do: 'forget' }
  | ({ readonly do: 'turnBack' } & Kept)
  /** The code has been used. */
  | { readonly do: 'dropCode' }
  | ({ readonly do: 'confirm'; readonly confirmation: Confirmation } & Kept)
  /** Moves the focus to the field that needs the person. */
  | { readonly do: 'focusField'; readonly at: RecoverProblem['at'] }
  | { readonly do: 'releaseLockLater' }
  /** The old password is dead, and with it what this device remembered. */
  | { readonly do: 'finish'; readonly userName: string; readonly wish: Wish };

const to = stepsOf<RecoverState, RecoverEffect>();
const keptOf = ({ wish, identity }: Kept): Kept => ({ wish, identity });

export const recoverFlow: Flow<RecoverState, RecoverEvent, RecoverEffect> = {
  name: 'recover',
  start: to({ at: 'asking' }, { do: 'find' }),
  broken: {
    asking: null,
    confirming: null,
    sending: (state, problem) => to({ at: 'confirming', ...keptOf(state), problem }),
    settling: null,
    named: null,
    finished: null,
  },
  on: {
    asking: {
      found: (_, { kept }) => to({ at: 'confirming', ...kept, problem: null }),
      codeSent: (_, { kept }) =>
        to({ at: 'confirming', ...kept, problem: null }, { do: 'keep', kept }, { do: 'focusField', at: 'code' }),
    },
    confirming: {
      edited: (state) => (state.problem ? to({ ...state, problem: null }) : to(state)),
      turnedBack: (state) => to({ at: 'asking' }, { do: 'forget' }, { do: 'turnBack', ...keptOf(state) }),
      submitted: (state, { confirmation, problem }) =>
        problem
          ? to({ ...state, problem }, { do: 'focusField', at: problem.at })
          : to({ at: 'sending', ...keptOf(state) }, { do: 'confirm', confirmation, ...keptOf(state) }),
    },
    sending: {
      accepted: ({ wish }, { userName }) =>
        wish === 'userName'
          ? to({ at: 'named', userName }, { do: 'forget' }, { do: 'dropCode' })
          : to({ at: 'finished' }, { do: 'forget' }, { do: 'dropCode' }, { do: 'finish', userName, wish }),
      refused: (state, { failure }) => {
        const problem = problemOf(failure, state.wish);
        return to(
          { at: 'settling', ...keptOf(state), problem },
          { do: 'focusField', at: problem.at },
          { do: 'releaseLockLater' },
        );
      },
    },
    settling: {
      lockReleased: (state) => to({ at: 'confirming', ...keptOf(state), problem: state.problem }),
    },
    named: {
      loginTapped: ({ userName }) => to({ at: 'finished' }, { do: 'finish', userName, wish: 'userName' }),
    },
    finished: {},
  },
};
