// Finds whether the member has a label of type AUTO, which comes with VIP benefits.
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';

export type VipState = { readonly at: 'loading' } | { readonly at: 'known'; readonly isVip: boolean };
export interface VipEvent {
  readonly type: 'ended';
  readonly isVip: boolean;
}
export interface VipEffect {
  readonly do: 'load';
}

const to = stepsOf<VipState, VipEffect>();

/** @param isMember false: nobody is logged in, and nothing is loaded */
export const vipFlow = (isMember: boolean): Flow<VipState, VipEvent, VipEffect> => ({
  name: 'vip',
  start: isMember ? to({ at: 'loading' }, { do: 'load' }) : to({ at: 'known', isVip: false }),
  broken: { loading: () => to({ at: 'known', isVip: false }), known: null },
  on: { loading: { ended: (_, { isVip }) => to({ at: 'known', isVip }) }, known: {} },
});

export const vipRunner =
  (load: Load): Runner<VipEvent, VipEffect> =>
  async (_, dispatch) => {
    const outcome = await load('member.info', {});
    dispatch({ type: 'ended', isVip: outcome.ok && outcome.value.clubLabel?.type === 'AUTO' });
  };
