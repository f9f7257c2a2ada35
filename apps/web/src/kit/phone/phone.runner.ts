// Performs the phone field's effects: countries, number library, the browser's input.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { nextTask } from '../../shell/clock/next-task.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { caretIn } from './caret.rules.ts';
import { phonesOf } from './load-phones.ts';
import type { PhoneEffect, PhoneEvent } from './phone.flow.ts';

function write(input: HTMLInputElement, text: string, caret: number | null): void {
  if (input.value === text) return;
  input.value = text;
  // In some browsers, setting the caret in a field without the focus would focus that field.
  if (caret !== null && document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** The actions and settings of the form for its phone field. */
export interface PhoneForm {
  /** Names the draft that keeps country and number over a refresh. */
  readonly draft: string;
  /** Returns the input, while it is mounted. */
  readonly inputOf: () => HTMLInputElement | null;
  /** The only dialing code that the field allows; null allows all countries. */
  readonly onlyDialingCode: string | null;
  /** The dialing code that the field begins with, where the number it asks for is known in part. */
  readonly firstDialingCode?: string | null | undefined;
  /** Continues with a valid number. */
  readonly onNumberReady: () => void;
}

export function phoneRunner(
  shell: Shell,
  { draft, inputOf, onlyDialingCode, firstDialingCode = onlyDialingCode, onNumberReady }: PhoneForm,
): Runner<PhoneEvent, PhoneEffect> {
  const { drafts, settings } = shell;
  const phones = phonesOf(settings.merchant);
  let loading = false;
  let fetching = false;

  const loadCountries = async (send: (event: PhoneEvent) => void): Promise<void> => {
    if (loading) return;
    loading = true;
    // The field shows its own message when the list fails.
    const outcome = await shell.load('system.country', { _: String(Date.now()), merchant: settings.merchant });
    loading = false;
    if (!outcome.ok) return send({ type: 'countriesLost' });
    const { countryCode, countryDialingCode, countries: all } = outcome.value;
    const like = all.filter((country) => country.countryDialingCode === firstDialingCode);
    const countries = onlyDialingCode === null ? all : like;
    const by = (code: string, among = countries) => among.find((country) => country.countryCode === code);
    const visitors = { countryCode, countryDialingCode };
    const country =
      by(drafts.read(draft).country ?? '') ?? by(countryCode, like) ?? like[0] ?? by(countryCode) ?? visitors;
    send({ type: 'countriesArrived', countries, country });
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'find':
        return send({ type: 'found', text: inputOf()?.value || (drafts.read(draft).number ?? '') });
      case 'fetchFlags':
        // Until the flags arrive, the dialing code stands alone.
        return untilLoaded(phones.flags).then((chunk) => send({ type: 'flagsArrived', ...chunk }));
      case 'loadCountries':
        return loadCountries(send);
      case 'fetchReader':
        if (fetching) return;
        fetching = true;
        return (
          phones
            .reader(effect.countries)
            .then((reader) => send({ type: 'readerArrived', reader }))
            // A lost file is requested again with the next digit; until then the platform judges the number.
            .catch(() => undefined)
            .finally(() => {
              fetching = false;
            })
        );
      case 'write': {
        const input = inputOf();
        return input ? write(input, effect.text, effect.typed && caretIn(effect.text, effect.typed)) : undefined;
      }
      case 'keep':
        return drafts.keep(draft, { number: effect.text, country: effect.country });
      case 'proceed':
        // Continues after the field's changes are in the form.
        return nextTask().then(onNumberReady);
      case 'focusField':
        // Moves the focus after the message is in the page, so that both are announced together.
        return nextTask().then(() => inputOf()?.focus());
    }
  };
}
