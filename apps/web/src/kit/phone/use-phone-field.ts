// A phone field for a form: the props of its component, and the number when the form continues.
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useLatest } from '../../shell/flow/use-latest.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import { imageOrigins } from '../../shell/settings/image-cdn.ts';
import { useFlow, useShell, useT, useTextLanguage } from '../shell-context.tsx';
import { flagAddresses } from './flag-address.ts';
import { numberIn, phoneFlow } from './phone.flow.ts';
import { phoneRunner } from './phone.runner.ts';
import { type PhoneReading, readableNumber } from './phone.ts';

/** A number as calls carry it. */
export type PhoneNumberFields = Pick<PhoneReading, 'countryDialingCode' | 'mobileNum'>;

export interface PhoneFieldOptions {
  /** Names the draft that keeps the number over a refresh. */
  readonly draft: string;
  /** The number must have this dialing code; null where any of the operator's countries will do. */
  readonly onlyDialingCode?: string | null;
  /** The dialing code that the field begins with, where the number it asks for is known in part. */
  readonly firstDialingCode?: string | undefined;
  /** The field's input, where the form has it already. */
  readonly input?: RefObject<HTMLInputElement | null>;
  /** Continues the form once `check` has found a number. */
  readonly onNumberReady: () => void;
}

const deletesForward = ({ nativeEvent }: FormEvent): boolean =>
  (nativeEvent as InputEvent).inputType === 'deleteContentForward'; // what an input fires is an InputEvent, or has no inputType

export function usePhoneField({
  draft,
  onlyDialingCode = null,
  firstDialingCode,
  input: given,
  onNumberReady,
}: PhoneFieldOptions) {
  const shell = useShell();
  const t = useT();
  const language = useTextLanguage();
  const own = useRef<HTMLInputElement>(null);
  const input = given ?? own;
  const latest = useLatest(onNumberReady);
  const [runner] = useState(() =>
    phoneRunner(shell, {
      draft,
      inputOf: () => input.current,
      onlyDialingCode,
      firstDialingCode,
      onNumberReady: () => latest.current(),
    }),
  );
  const [state, send] = useFlow(phoneFlow, runner);
  const { country, examples, flags, problem } = state;

  const pickCountry = async (): Promise<void> => {
    if (state.at !== 'ready') return;
    const chosen = await shell.overlays.open('country', { current: state.country.countryCode });
    const found = state.countries.find(({ countryCode }) => countryCode === chosen);
    if (found) send({ type: 'countryChosen', country: found });
  };
  const cdns = imageOrigins(shell.settings.imageCDNs, shell.navigation.origin);
  const name = country ? `${countryName(country.countryCode, language)} +${country.countryDialingCode}` : '';

  return {
    /** The URLs of the country's flag, to try in turn. */
    flag: country ? flagAddresses(country.countryCode, cdns, flags) : [],
    field: {
      dialingCode: country?.countryDialingCode ?? null,
      countryLabel: t('phone.country', { country: name }),
      onCountry: () => void pickCountry(),
      countryFixed: onlyDialingCode !== null,
      inputRef: input,
      placeholder: (country && examples[country.countryCode]) ?? '',
      error: problem && t(`phone.${problem}`),
      onFocus: () => send({ type: 'focused' }),
      onBlur: () => send({ type: 'left' }),
      onInput: (event: FormEvent<HTMLInputElement>) => {
        const { value, selectionStart } = event.currentTarget;
        const typed = { text: value, caret: selectionStart ?? value.length };
        send({ type: 'typed', typed, forward: deletesForward(event) });
      },
    },
    /** The problem with the number, or null. */
    problem,
    /** Returns the number in the field, as calls carry it; null while the text is not a number. */
    number: (): PhoneNumberFields | null => {
      const reading = numberIn(state);
      return reading && !reading.problem ? reading : null;
    },
    /** Returns the number formatted for people; null while the text is not a number. */
    readable: (): string | null => {
      const reading = numberIn(state);
      return reading && !reading.problem ? readableNumber(reading) : null;
    },
    /** Continues the form with the number; without one the field shows the problem and gets the focus. */
    check: () => send({ type: 'submitted' }),
    /** True while the form waits for the countries, to continue with them. */
    waiting: state.at === 'arriving' && state.waiting,
    clear: () => send({ type: 'typed', typed: { text: '', caret: 0 }, forward: false }),
    forget: () => shell.drafts.drop(draft),
  };
}
