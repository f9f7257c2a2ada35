// DF-01 to DF-04: the dialog of a failing domain, and the search for another one.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

/** The state of the page's own domain, as far as it is known; `cutOff`: no other domain answers either. */
export type OwnDomain = 'unknown' | 'offline' | 'silent' | 'cutOff' | 'slow' | 'answers';

/** One domain of the search, and what it has done so far. */
export interface Line {
  readonly origin: string;
  readonly at: 'asking' | 'silent' | 'answers';
}

interface Known {
  readonly own: OwnDomain;
  /** The domains of the last search; none before the first one. */
  readonly lines: readonly Line[];
}

export type DomainFailureState =
  | (Known & { readonly at: 'unreachable' })
  | (Known & { readonly at: 'searching' })
  | (Known & { readonly at: 'moving'; readonly origin: string })
  | (Known & { readonly at: 'nobodyAnswered' });

export type DomainFailureEvent =
  | { readonly type: 'retryTapped' }
  | { readonly type: 'ownDomainProbed'; readonly own: OwnDomain }
  | { readonly type: 'domainsChosen'; readonly origins: readonly string[] }
  | { readonly type: 'domainSilent'; readonly origin: string }
  | { readonly type: 'domainFound'; readonly origin: string }
  | { readonly type: 'noneFound' }
  /** The new page did not load. */
  | { readonly type: 'stillHere' };

export type DomainFailureEffect =
  /** Finds out what is wrong, and which domains serve at this moment, while the person reads. */
  { readonly do: 'pingOwnDomain' } | { readonly do: 'search' } | { readonly do: 'move'; readonly origin: string };

const to = stepsOf<DomainFailureState, DomainFailureEffect>();
const search = ({ own }: Known) => to({ at: 'searching', own, lines: [] }, { do: 'search' });
const silent = (line: Line): Line => ({ ...line, at: 'silent' });
/** The dialog keeps its place: it says that nobody answered, and offers another try and customer service. */
const nobody = ({ own, lines }: Known) => to({ at: 'nobodyAnswered', own, lines: lines.map(silent) });
const learn = <S extends DomainFailureState>(state: S, { own }: Pick<Known, 'own'>) => to({ ...state, own });

export const domainFailureFlow: Flow<DomainFailureState, DomainFailureEvent, DomainFailureEffect> = {
  name: 'domainFailure',
  start: to({ at: 'unreachable', own: 'unknown', lines: [] }, { do: 'pingOwnDomain' }),
  broken: {
    unreachable: null,
    searching: nobody,
    moving: nobody,
    nobodyAnswered: null,
  },
  on: {
    unreachable: { retryTapped: search, ownDomainProbed: learn },
    searching: {
      domainsChosen: (state, { origins }) =>
        to({ ...state, lines: origins.map((origin) => ({ origin, at: 'asking' })) }),
      domainSilent: (state, { origin }) =>
        to({ ...state, lines: state.lines.map((line) => (line.origin === origin ? silent(line) : line)) }),
      domainFound: ({ own, lines }, { origin }) =>
        to(
          {
            at: 'moving',
            own,
            origin,
            lines: lines.map((line) => (line.origin === origin ? { origin, at: 'answers' } : line)),
          },
          { do: 'move', origin },
        ),
      noneFound: nobody,
      ownDomainProbed: learn,
    },
    moving: { stillHere: nobody, ownDomainProbed: learn },
    nobodyAnswered: { retryTapped: search, ownDomainProbed: learn },
  },
};
