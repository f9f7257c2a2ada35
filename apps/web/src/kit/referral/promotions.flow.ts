// Finds whether REFERRAL is on: in the list of everybody, and in the member's own.
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';

interface Lists {
  readonly common: boolean;
  readonly personal: boolean;
}

export type PromotionsState =
  | { readonly at: 'loading' }
  | ({ readonly at: 'known' } & Lists)
  | { readonly at: 'failed'; readonly reference: string };

export type PromotionsEvent =
  | ({ readonly type: 'loaded' } & Lists)
  | { readonly type: 'failed'; readonly reference: string }
  | { readonly type: 'retryTapped' };

export interface PromotionsEffect {
  readonly do: 'load';
  /** A visitor has no list of the own. */
  readonly withPersonal: boolean;
}

const to = stepsOf<PromotionsState, PromotionsEffect>();

/** @param isFetched false: nothing is on. Without the reward centre nothing is fetched (PR-01). */
export function promotionsFlow(
  isFetched: boolean,
  withPersonal: boolean,
): Flow<PromotionsState, PromotionsEvent, PromotionsEffect> {
  const load = () => to({ at: 'loading' }, { do: 'load', withPersonal });
  return {
    name: 'promotions',
    start: isFetched ? load() : to({ at: 'known', common: false, personal: false }),
    broken: { loading: (_, { reference }) => to({ at: 'failed', reference }), known: null, failed: null },
    on: {
      loading: {
        loaded: (_, { common, personal }) => to({ at: 'known', common, personal }),
        failed: (_, { reference }) => to({ at: 'failed', reference }),
      },
      known: {},
      failed: { retryTapped: load },
    },
  };
}

/** The list of everybody is the call without a token, the member's own the one with it @assumed. */
export const promotionsRunner =
  (load: Load): Runner<PromotionsEvent, PromotionsEffect> =>
  async ({ withPersonal }, dispatch) => {
    const [common, personal] = await Promise.all([
      load('relay.availablePromotions', {}, { authorization: false }),
      withPersonal ? load('relay.availablePromotions', {}) : null,
    ]);
    if (!common.ok) return dispatch({ type: 'failed', reference: common.reference });
    if (personal && !personal.ok) return dispatch({ type: 'failed', reference: personal.reference });
    dispatch({
      type: 'loaded',
      common: common.value.REFERRAL.enabled,
      personal: personal?.value.REFERRAL.enabled ?? false,
    });
  };
