// What can be downloaded here, for a screen that has a place for it.
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { type AppOffer, loadAppOffer } from './app-offer.ts';
import { systemOf } from './device-system.rules.ts';
import { nativeApp } from './native-app.ts';

export type OfferState =
  | { readonly at: 'loading' }
  | { readonly at: 'known'; readonly offer: AppOffer }
  /** Nothing fits this device, it runs the app already, or nobody can tell. */
  | { readonly at: 'nothing' };

export type OfferEvent = { readonly type: 'loaded'; readonly offer: AppOffer } | { readonly type: 'missed' };
export type OfferEffect = { readonly do: 'load' };

const to = stepsOf<OfferState, OfferEffect>();
const nothing = () => to({ at: 'nothing' });

export const offerFlow: Flow<OfferState, OfferEvent, OfferEffect> = {
  name: 'appOffer',
  start: to({ at: 'loading' }, { do: 'load' }),
  broken: { loading: nothing, known: null, nothing: null },
  on: {
    loading: { loaded: (_, { offer }) => to({ at: 'known', offer }), missed: nothing },
    known: {},
    nothing: {},
  },
};

/** PR-02: nothing is downloaded inside the app. */
export const offerRunner =
  (shell: Shell, view: object): Runner<OfferEvent, OfferEffect> =>
  async (_, send) => {
    const isElsewhere = systemOf(shell.device.signs()).os === 'other' || nativeApp(view, shell.device) !== null;
    const offer = isElsewhere ? null : await loadAppOffer(shell);
    send(offer?.links ? { type: 'loaded', offer } : { type: 'missed' });
  };
