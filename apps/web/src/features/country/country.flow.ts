// The flow of the country list: loaded when the picker opens, then kept in memory.
import type { Country } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { CountryNames } from '../../shell/i18n/country-names.ts';

/** The flags and names of the list, which may come after the list. */
interface Dress {
  /** Addresses of our own flags by country. */
  readonly flags: Readonly<Record<string, string>>;
  /** Names that the browser does not know. */
  readonly names: CountryNames;
}

interface Listed {
  readonly countries: readonly Country[];
  /** The countries that this person is likely to look for, the likeliest first. */
  readonly likely: readonly string[];
}

export type CountryState =
  | ({ readonly at: 'loading' } & Dress)
  | ({ readonly at: 'listed' } & Listed & Dress)
  | ({ readonly at: 'failed'; readonly reference: string } & Dress);

export type CountryEvent =
  | ({ readonly type: 'arrived' } & Listed)
  | { readonly type: 'flagsArrived'; readonly flags: Dress['flags'] }
  | { readonly type: 'namesArrived'; readonly names: CountryNames }
  | { readonly type: 'failed'; readonly reference: string }
  | { readonly type: 'retryTapped' };

export type CountryEffect = { readonly do: 'load' } | { readonly do: 'fetchFlags' } | { readonly do: 'fetchNames' };

const to = stepsOf<CountryState, CountryEffect>();

export const countryFlow: Flow<CountryState, CountryEvent, CountryEffect> = {
  name: 'country',
  start: to({ at: 'loading', flags: {}, names: {} }, { do: 'load' }, { do: 'fetchFlags' }, { do: 'fetchNames' }),
  broken: {
    loading: ({ flags, names }, { reference }) => to({ at: 'failed', reference, flags, names }),
    listed: null,
    failed: null,
  },
  on: {
    loading: {
      arrived: ({ flags, names }, { countries, likely }) => to({ at: 'listed', countries, likely, flags, names }),
      failed: ({ flags, names }, { reference }) => to({ at: 'failed', reference, flags, names }),
    },
    listed: {},
    failed: { retryTapped: ({ flags, names }) => to({ at: 'loading', flags, names }, { do: 'load' }) },
  },
  anywhere: {
    flagsArrived: (state, { flags }) => to({ ...state, flags }),
    namesArrived: (state, { names }) => to({ ...state, names }),
  },
};
