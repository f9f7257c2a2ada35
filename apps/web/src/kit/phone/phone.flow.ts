// The flow of a phone field: from the first digit to a number that calls can carry.
import { type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import { cameAtOnce, meantByDeleting, type Typed } from './caret.rules.ts';
import { type DialingCountry, type PhoneProblem, type PhoneReader, type PhoneReading, plainReading } from './phone.ts';

interface Field {
  /** The text of the input. */
  readonly text: string;
  /** Null until the number library has loaded: the platform judges the number until then. */
  readonly reader: PhoneReader | null;
  /** The problem to show; none before the person left the field or wanted to continue. */
  readonly problem: PhoneProblem | null;
  /** Addresses of our own flags by country. */
  readonly flags: Readonly<Record<string, string>>;
  /** Examples of a number by country. */
  readonly examples: Readonly<Record<string, string>>;
}

export type PhoneState =
  /** The countries are not known yet. `waiting`: the form continues as soon as they are. */
  | ({ readonly at: 'arriving'; readonly country: null; readonly waiting: boolean } & Field)
  | ({ readonly at: 'ready'; readonly country: DialingCountry; readonly countries: readonly DialingCountry[] } & Field);

export type PhoneEvent =
  /** The input held this text before the page's code ran: typed, filled in, or kept from before. */
  | { readonly type: 'found'; readonly text: string }
  | {
      readonly type: 'countriesArrived';
      readonly countries: readonly DialingCountry[];
      readonly country: DialingCountry;
    }
  | { readonly type: 'countriesLost' }
  | ({ readonly type: 'flagsArrived' } & Pick<Field, 'flags' | 'examples'>)
  | { readonly type: 'readerArrived'; readonly reader: PhoneReader }
  | { readonly type: 'focused' }
  | { readonly type: 'typed'; readonly typed: Typed; readonly forward: boolean }
  | { readonly type: 'left' }
  | { readonly type: 'countryChosen'; readonly country: DialingCountry }
  /** The form wants to continue. */
  | { readonly type: 'submitted' };

export type PhoneEffect =
  | { readonly do: 'find' }
  | { readonly do: 'fetchFlags' }
  | { readonly do: 'loadCountries' }
  | { readonly do: 'fetchReader'; readonly countries: readonly DialingCountry[] }
  /** Puts a text into the input; the caret stays behind the same digit. */
  | { readonly do: 'write'; readonly text: string; readonly typed: Typed | null }
  | { readonly do: 'keep'; readonly text: string; readonly country: string }
  /** The number can be sent: the form continues. */
  | { readonly do: 'proceed' }
  /** The number cannot be sent: moves the focus to the field. */
  | { readonly do: 'focusField' };

type Ready = Extract<PhoneState, { at: 'ready' }>;
type Arriving = Extract<PhoneState, { at: 'arriving' }>;

const to = stepsOf<PhoneState, PhoneEffect>();

function readingOf(state: Ready, text: string, whole: boolean): PhoneReading {
  const { reader, country } = state;
  if (!reader) return plainReading(text, state);
  return whole ? reader.settle(text, country) : reader.read(text, country);
}

/** Returns the number in the field as calls carry it, with its problem; null while no countries are known. */
export const numberIn = (state: PhoneState): PhoneReading | null =>
  state.at === 'ready' ? readingOf(state, state.text, true) : null;

const kept = ({ text, country }: PhoneState): PhoneEffect => ({
  do: 'keep',
  text,
  country: country?.countryCode ?? '',
});

interface Reading {
  readonly whole: boolean;
  readonly typed?: Typed;
  /** Shows problems from now on. */
  readonly showProblem?: boolean;
}

/** Reads a text into the field: updates the country, and a problem that is shown already. */
function take(
  state: Ready,
  text: string,
  { whole, typed, showProblem = state.problem !== null }: Reading,
): Step<PhoneState, PhoneEffect> {
  const reading = readingOf(state, text, whole);
  const country = state.countries.find(({ countryCode }) => countryCode === reading.country) ?? state.country;
  const next: Ready = { ...state, text: reading.text, country, problem: showProblem ? reading.problem : null };
  return to(next, { do: 'write', text: reading.text, typed: typed ?? null }, kept(next));
}

const fetchReader = ({ reader, countries }: Ready): readonly PhoneEffect[] =>
  reader ? [] : [{ do: 'fetchReader', countries }];

/** Continues with a valid number; else the field shows the problem. */
function checkNumber(state: Ready): Step<PhoneState, PhoneEffect> {
  const step = take(state, state.text, { whole: true, showProblem: true });
  return { ...step, effects: [...step.effects, { do: step.state.problem ? 'focusField' : 'proceed' }] };
}

/** Shows that no countries came to a person who waits for them. */
const noCountries = (state: Arriving): Step<PhoneState, PhoneEffect> =>
  state.waiting ? to({ ...state, waiting: false, problem: 'noCountries' }, { do: 'focusField' }) : to(state);

export const phoneFlow: Flow<PhoneState, PhoneEvent, PhoneEffect> = {
  name: 'phone',
  start: to(
    { at: 'arriving', country: null, waiting: false, text: '', reader: null, problem: null, flags: {}, examples: {} },
    { do: 'find' },
    { do: 'fetchFlags' },
    { do: 'loadCountries' },
  ),
  broken: {
    arriving: noCountries,
    ready: null,
  },
  on: {
    arriving: {
      focused: (state) => to(state, { do: 'loadCountries' }),
      found: (state, { text }) => to({ ...state, text }, { do: 'write', text, typed: null }),
      typed: (state, { typed }) => {
        // A person who still types has not finished the number.
        const next = { ...state, text: typed.text, waiting: false };
        return to(next, kept(next));
      },
      countriesArrived: ({ waiting, ...field }, { countries, country }) => {
        const ready: Ready = { ...field, at: 'ready', countries, country, problem: null };
        const step = waiting ? checkNumber(ready) : to(ready);
        // Reads a number that is already in the field at once.
        return { ...step, effects: [...step.effects, ...(ready.text === '' ? [] : fetchReader(ready))] };
      },
      countriesLost: noCountries,
      submitted: (state) => to({ ...state, waiting: true, problem: null }, { do: 'loadCountries' }),
    },
    ready: {
      focused: (state) => to(state, ...fetchReader(state)),
      readerArrived: (state, { reader }) => take({ ...state, reader }, state.text, { whole: false }),
      typed: (state, { typed, forward }) => {
        const whole = cameAtOnce(state.text, typed.text);
        const meant = meantByDeleting(state.text, typed, forward);
        const step = take(state, meant.text, { whole, typed: whole ? { ...meant, caret: meant.text.length } : meant });
        return { ...step, effects: [...step.effects, ...fetchReader(state)] };
      },
      left: (state) =>
        state.text.trim() === '' ? to(state) : take(state, state.text, { whole: true, showProblem: true }),
      countryChosen: (state, { country }) => {
        // A dialing code in the text belongs to the old country.
        const text = state.text.trimStart().startsWith('+') ? readingOf(state, state.text, true).mobileNum : state.text;
        const step = take({ ...state, country }, text, { whole: true });
        return { ...step, effects: [...step.effects, ...fetchReader(state)] };
      },
      submitted: checkNumber,
    },
  },
  anywhere: { flagsArrived: (state, { flags, examples }) => to({ ...state, flags, examples }) },
};
