// Performs what the picker asks for.
import type { Runner } from '../../shell/flow/flow.ts';
import { phonesOf } from '../../shell/phone/load-phones.ts';
import type { Shell } from '../../shell/shell.ts';
import type { CountryEffect, CountryEvent } from './country.flow.ts';

export const countryRunner =
  (shell: Pick<Shell, 'send' | 'settings'>): Runner<CountryEvent, CountryEffect> =>
  (effect, send) => {
    if (effect.do === 'fetchFlags') {
      void phonesOf(shell.settings.merchant)
        .flags()
        // Without flags the names say it alone.
        .catch(() => ({}))
        .then((flags) => send({ type: 'flagsArrived', flags }));
      return;
    }
    // The sheet has its own words for a list that did not come.
    void shell
      .send('system.country', { _: String(Date.now()) }, { alert: false })
      .then((outcome) =>
        send(
          outcome.ok
            ? { type: 'arrived', countries: outcome.value.countries }
            : { type: 'failed', reference: outcome.reference },
        ),
      );
  };
