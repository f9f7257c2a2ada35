// DF-01 to DF-04: the dialog of a failing domain, and the search for another one.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

/** The state of the page's own domain, as far as it is known. */
export type OwnDomain = 'unknown' | 'offline' | 'silent' | 'slow' | 'answers';

interface Known {
  readonly own: OwnDomain;
}

export type DomainFailureState =
  | (Known & { readonly at: 'told' })
  | (Known & { readonly at: 'looking' })
  | (Known & { readonly at: 'moving'; readonly origin: string })
  | (Known & { readonly at: 'nobodyAnswered' });

export type DomainFailureEvent =
  | { readonly type: 'retryTapped' }
  | { readonly type: 'ownDomainAsked'; readonly own: OwnDomain }
  | { readonly type: 'domainFound'; readonly origin: string }
  | { readonly type: 'noneFound' }
  /** The new page did not load. */
  | { readonly type: 'stillHere' };

export type DomainFailureEffect =
  /** Finds out what is wrong, and which domains serve at this moment, while the person reads. */
  | { readonly do: 'askOwnDomain' }
  | { readonly do: 'look' }
  | { readonly do: 'move'; readonly origin: string }
  | { readonly do: 'offerServices' };

const to = stepsOf<DomainFailureState, DomainFailureEffect>();
const look = ({ own }: Known) => to({ at: 'looking', own }, { do: 'look' });
const nobody = ({ own }: Known) => to({ at: 'nobodyAnswered', own }, { do: 'offerServices' });
const learn = <S extends DomainFailureState>(state: S, { own }: Known) => to({ ...state, own });

export const domainFailureFlow: Flow<DomainFailureState, DomainFailureEvent, DomainFailureEffect> = {
  name: 'domainFailure',
  start: to({ at: 'told', own: 'unknown' }, { do: 'askOwnDomain' }),
  broken: {
    told: null,
    looking: nobody,
    moving: nobody,
    nobodyAnswered: null,
  },
  on: {
    told: { retryTapped: look, ownDomainAsked: learn },
    looking: {
      domainFound: ({ own }, { origin }) => to({ at: 'moving', own, origin }, { do: 'move', origin }),
      noneFound: nobody,
      ownDomainAsked: learn,
    },
    moving: { stillHere: nobody, ownDomainAsked: learn },
    nobodyAnswered: { retryTapped: look, ownDomainAsked: learn },
  },
};
