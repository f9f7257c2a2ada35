// A legal page over a form: fetched, shown, or requested again.
import type { HelpTopic } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';

export type LegalState =
  | { readonly at: 'loading' }
  | { readonly at: 'shown'; readonly topic: HelpTopic }
  | { readonly at: 'failed'; readonly reference: string };

export type LegalEvent =
  | { readonly type: 'arrived'; readonly topic: HelpTopic }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'retryTapped' };

export interface LegalEffect {
  readonly do: 'fetch';
}

const to = stepsOf<LegalState, LegalEffect>();

export const legalFlow: Flow<LegalState, LegalEvent, LegalEffect> = {
  name: 'legal',
  start: to({ at: 'loading' }, { do: 'fetch' }),
  broken: {
    loading: (_, { reference }) => to({ at: 'failed', reference }),
    shown: null,
    failed: null,
  },
  on: {
    loading: {
      arrived: (_, { topic }) => to({ at: 'shown', topic }),
      failed: (_, { failure }) => to({ at: 'failed', reference: failure.reference }),
    },
    shown: {},
    failed: { retryTapped: () => to({ at: 'loading' }, { do: 'fetch' }) },
  },
};
