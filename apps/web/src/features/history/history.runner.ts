// Loads lines and totals from the platform, and keeps the filter in the address.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { loadLines, loadTotals, missingOf } from './history.data.ts';
import type { HistoryEffect, HistoryEvent } from './history.flow.ts';
import { queryOf } from './history.rules.ts';

type Parts = Pick<Shell, 'load'> & { readonly navigation: Pick<Shell['navigation'], 'changeQuery'> };

export const historyRunner =
  ({ load, navigation }: Parts): Runner<HistoryEvent, HistoryEffect> =>
  async (effect, dispatch) => {
    if (effect.do === 'changeAddress') return navigation.changeQuery(queryOf(effect.filter));
    if (effect.do === 'loadTotals') {
      const { period } = effect;
      return dispatch({ type: 'totalsArrived', period, totals: await loadTotals(load, period) });
    }
    const { filter } = effect;
    const isNewest = effect.do === 'loadNewest';
    const outcome = await loadLines(load, filter, isNewest ? null : effect.cursor);
    if (outcome.ok) return dispatch({ type: isNewest ? 'newestArrived' : 'linesArrived', filter, page: outcome.value });
    // Nobody waits for the newest lines: what is shown stays.
    if (!isNewest) dispatch({ type: 'linesFailed', filter, missing: missingOf(outcome) });
  };
