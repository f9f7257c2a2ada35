// Loads the pages of a filter and saves them as a file.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { CsvEffect, CsvEvent } from './csv.flow.ts';
import { csvOf, fileNameOf } from './csv.rules.ts';
import { loadLines, missingOf } from './history.data.ts';
import type { HistoryFilter } from './history.rules.ts';

type Parts = Pick<Shell, 'load' | 'settings'> & {
  readonly clock: Pick<Shell['clock'], 'now'>;
  readonly texts: Pick<Shell['texts'], 't'>;
};

export const csvRunner =
  (
    { load, settings: { minorDigits }, clock, texts }: Parts,
    filter: HistoryFilter,
    save: (name: string, type: string, text: string) => void,
  ): Runner<CsvEvent, CsvEffect> =>
  async (effect, dispatch) => {
    if (effect.do === 'save') {
      save(
        fileNameOf(filter, clock.now()),
        'text/csv;charset=utf-8',
        csvOf(effect.entries, { t: texts.t, minorDigits }),
      );
      return dispatch({ type: 'fileSaved' });
    }
    const outcome = await loadLines(load, filter, effect.cursor);
    dispatch(
      outcome.ok ? { type: 'pageArrived', page: outcome.value } : { type: 'pageFailed', missing: missingOf(outcome) },
    );
  };
