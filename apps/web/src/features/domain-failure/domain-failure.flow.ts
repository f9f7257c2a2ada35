// DF-01 to DF-04: the page's own domain fails. What happened is told; a tap looks for another domain of the operator and goes there.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type DomainFailureState =
  | { readonly at: 'told' }
  | { readonly at: 'looking' }
  | { readonly at: 'moving'; readonly origin: string }
  | { readonly at: 'nobodyAnswered' };

export type DomainFailureEvent =
  | { readonly type: 'retryTapped' }
  | { readonly type: 'domainFound'; readonly origin: string }
  | { readonly type: 'noneFound' }
  /** The new page did not come. */
  | { readonly type: 'stillHere' };

export type DomainFailureEffect =
  | { readonly do: 'look' }
  | { readonly do: 'move'; readonly origin: string }
  | { readonly do: 'offerServices' };

const to = stepsOf<DomainFailureState, DomainFailureEffect>();
const look = () => to({ at: 'looking' }, { do: 'look' });

export const domainFailureFlow: Flow<DomainFailureState, DomainFailureEvent, DomainFailureEffect> = {
  name: 'domainFailure',
  start: to({ at: 'told' }),
  on: {
    told: { retryTapped: look },
    looking: {
      domainFound: (_, { origin }) => to({ at: 'moving', origin }, { do: 'move', origin }),
      noneFound: () => to({ at: 'nobodyAnswered' }, { do: 'offerServices' }),
    },
    moving: { stillHere: () => to({ at: 'nobodyAnswered' }, { do: 'offerServices' }) },
    nobodyAnswered: { retryTapped: look },
  },
};
