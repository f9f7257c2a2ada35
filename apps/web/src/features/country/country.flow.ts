// The picker's list: asked when it opens; a tab that has asked before has it at hand.
import type { Country } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

type Flags = Readonly<Record<string, string>>;

export type CountryState =
  | { readonly at: 'loading'; readonly flags: Flags }
  | { readonly at: 'listed'; readonly countries: readonly Country[]; readonly flags: Flags }
  | { readonly at: 'failed'; readonly reference: string; readonly flags: Flags };

export type CountryEvent =
  | { readonly type: 'arrived'; readonly countries: readonly Country[] }
  | { readonly type: 'flagsArrived'; readonly flags: Flags }
  | { readonly type: 'failed'; readonly reference: string }
  | { readonly type: 'retryTapped' };

export type CountryEffect = { readonly do: 'ask' } | { readonly do: 'fetchFlags' };

const to = stepsOf<CountryState, CountryEffect>();

export const countryFlow: Flow<CountryState, CountryEvent, CountryEffect> = {
  name: 'country',
  start: to({ at: 'loading', flags: {} }, { do: 'ask' }, { do: 'fetchFlags' }),
  on: {
    loading: {
      arrived: ({ flags }, { countries }) => to({ at: 'listed', countries, flags }),
      failed: ({ flags }, { reference }) => to({ at: 'failed', reference, flags }),
    },
    listed: {},
    failed: { retryTapped: ({ flags }) => to({ at: 'loading', flags }, { do: 'ask' }) },
  },
  anywhere: { flagsArrived: (state, { flags }) => to({ ...state, flags }) },
};
