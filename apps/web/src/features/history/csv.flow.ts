// The file of the history: its pages one after another, then the file.
import type { Transaction } from '@foyer/contract';
import { type Fault, type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { LinesPage, Missing } from './history.data.ts';

export type CsvState =
  | { readonly at: 'resting' }
  | { readonly at: 'collecting'; readonly entries: readonly Transaction[] }
  | { readonly at: 'saving'; readonly count: number; readonly isCut: boolean }
  /** `isCut`: there are more lines than a file takes. */
  | { readonly at: 'saved'; readonly count: number; readonly isCut: boolean }
  | { readonly at: 'failed'; readonly missing: Missing };

export type CsvEvent =
  | { readonly type: 'downloadTapped' }
  | { readonly type: 'pageArrived'; readonly page: LinesPage }
  | { readonly type: 'pageFailed'; readonly missing: Missing }
  | { readonly type: 'fileSaved' };

export type CsvEffect =
  | { readonly do: 'loadPage'; readonly cursor: string | null }
  | { readonly do: 'save'; readonly entries: readonly Transaction[] };

/** Lines of one file: a hundred pages. @assumed */
export const MOST_LINES = 2000;

const to = stepsOf<CsvState, CsvEffect>();

const begin = () => to({ at: 'collecting', entries: [] }, { do: 'loadPage', cursor: null });

const fail = (_: CsvState, { reference, text }: Fault) =>
  to({ at: 'failed', missing: { reference, message: { text } } });

function collect(known: readonly Transaction[], { entries: more, cursor }: LinesPage) {
  const entries = [...known, ...more];
  if (cursor !== null && entries.length < MOST_LINES)
    return to({ at: 'collecting', entries }, { do: 'loadPage', cursor });
  const kept = entries.slice(0, MOST_LINES);
  const isCut = cursor !== null || entries.length > MOST_LINES;
  return to({ at: 'saving', count: kept.length, isCut }, { do: 'save', entries: kept });
}

export const csvFlow: Flow<CsvState, CsvEvent, CsvEffect> = {
  name: 'csv',
  start: to({ at: 'resting' }),
  broken: { resting: null, collecting: fail, saving: fail, saved: null, failed: null },
  on: {
    resting: { downloadTapped: begin },
    collecting: {
      pageArrived: ({ entries }, { page }) => collect(entries, page),
      pageFailed: (_, { missing }) => to({ at: 'failed', missing }),
    },
    saving: { fileSaved: ({ count, isCut }) => to({ at: 'saved', count, isCut }) },
    saved: { downloadTapped: begin },
    failed: { downloadTapped: begin },
  },
};
