// Performs the effects of the picker.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { languages } from '@foyer/contract';
import { phonesOf } from '../../kit/phone/load-phones.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { textLanguage } from '../../shell/i18n/text-language.ts';
import type { Shell } from '../../shell/shell.ts';
import type { CountryEffect, CountryEvent } from './country.flow.ts';
import { likelyOf } from './country.rules.ts';

export function countryRunner(shell: Pick<Shell, 'load' | 'settings' | 'texts'>): Runner<CountryEvent, CountryEffect> {
  const phones = phonesOf(shell.settings.merchant);
  return (effect, send) => {
    switch (effect.do) {
      case 'fetchFlags':
        // Until the flags arrive, the names stand alone.
        return untilLoaded(phones.flags).then(({ flags }) => send({ type: 'flagsArrived', flags }));
      case 'fetchNames':
        // Until the names in the page's language arrive, the list is in English.
        return untilLoaded(() => phones.names(textLanguage(shell.texts.language()))).then((names) =>
          send({ type: 'namesArrived', names }),
        );
      case 'load':
        return shell
          .load('system.country', { _: String(Date.now()), merchant: shell.settings.merchant })
          .then((outcome) => {
            if (!outcome.ok) return send({ type: 'failed', reference: outcome.reference });
            const { countries, countryCode: visitors } = outcome.value;
            const likely = likelyOf(countries, {
              visitors,
              languages: [...navigator.languages, languages[shell.texts.language()].tag],
              currency: shell.settings.currency,
            });
            send({ type: 'arrived', countries, likely });
          });
    }
  };
}
