// Loads the kinds of promotions; the list stands without them where they do not come.
import type { PromotionCategory } from '@foyer/contract';
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';

export type CategoriesState =
  | { readonly at: 'loading' }
  | { readonly at: 'known'; readonly categories: readonly PromotionCategory[] };
export interface CategoriesEvent {
  readonly type: 'ended';
  readonly categories: readonly PromotionCategory[];
}
export interface CategoriesEffect {
  readonly do: 'load';
}

const to = stepsOf<CategoriesState, CategoriesEffect>();

export const categoriesFlow = (): Flow<CategoriesState, CategoriesEvent, CategoriesEffect> => ({
  name: 'categories',
  start: to({ at: 'loading' }, { do: 'load' }),
  broken: { loading: () => to({ at: 'known', categories: [] }), known: null },
  on: { loading: { ended: (_, { categories }) => to({ at: 'known', categories }) }, known: {} },
});

export const categoriesRunner =
  (load: Load): Runner<CategoriesEvent, CategoriesEffect> =>
  async (_, dispatch) => {
    const outcome = await load('relay.promotionCategory', {});
    dispatch({ type: 'ended', categories: outcome.ok ? outcome.value.items : [] });
  };
