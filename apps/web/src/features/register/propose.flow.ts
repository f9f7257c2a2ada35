// RG-09: a proposal for the user name, one tap.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type ProposeState =
  | { readonly at: 'idle' }
  | { readonly at: 'asking' }
  | { readonly at: 'proposed'; readonly username: string }
  | { readonly at: 'failed' };

export type ProposeEvent =
  | { readonly type: 'tapped' }
  | { readonly type: 'arrived'; readonly username: string }
  | { readonly type: 'failed' }
  /** None came, and the error catalogue has said why. */
  | { readonly type: 'refusalShown' }
  /** The person types a name instead. */
  | { readonly type: 'typed' };

export type ProposeEffect = { readonly do: 'load' } | { readonly do: 'fill'; readonly username: string };

const to = stepsOf<ProposeState, ProposeEffect>();
const request = () => to({ at: 'asking' }, { do: 'load' });
const fail = () => to({ at: 'failed' });
const rest = () => to({ at: 'idle' });

export const proposeFlow: Flow<ProposeState, ProposeEvent, ProposeEffect> = {
  name: 'propose-username',
  start: to({ at: 'idle' }),
  broken: {
    idle: null,
    asking: fail,
    proposed: null,
    failed: null,
  },
  on: {
    idle: { tapped: request },
    asking: {
      arrived: (_, { username }) => to({ at: 'proposed', username }, { do: 'fill', username }),
      failed: fail,
      refusalShown: rest,
      // A person who types meanwhile has a name: a late proposal would wipe it out.
      typed: rest,
    },
    proposed: { tapped: request, typed: rest },
    failed: { tapped: request, typed: rest },
  },
};
