// Reads phone numbers by the metadata of the operator's countries. Fetched only when somebody is at a phone field.
import {
  AsYouType,
  type CountryCode,
  Metadata,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import { withPlainDigits } from '../i18n/plain-digits.ts';
import type { DialingCountry, PhoneProblem, PhoneReader, PhoneReading } from './phone.ts';

/** Everything that people put between digits. Letters are not among it. */
const NOT_A_NUMBER = /[^\d\s+().\-–/]/;
/** Longer than the longest number of any country with its dialing code. */
const MAX_DIGITS = 17;

/** Marks of writing direction, which come along when a number is copied. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const digits = (text: string): string => text.replace(/\D/g, '');

/** What the library tells of a numbering plan beyond its published types. */
interface NumberingPlan {
  readonly callingCode: () => string;
  readonly nationalPrefix: () => string | undefined;
  readonly possibleLengths: () => readonly number[];
  readonly type: (name: 'MOBILE') => Pick<NumberingPlan, 'possibleLengths'> | undefined;
}

interface Plan {
  readonly metadata: MetadataJson;
  readonly country: CountryCode;
  readonly rules: NumberingPlan;
}

/** The numbering plan of a country; null where the build has none. */
function planOf(metadata: MetadataJson, { countryCode }: Pick<DialingCountry, 'countryCode'>): Plan | null {
  if (!(countryCode in metadata.countries)) return null;
  const country = countryCode as CountryCode; // a key of the metadata
  const selected = new Metadata(metadata);
  selected.selectNumberingPlan(country);
  // The published type leaves out methods that the class has had since its first version.
  return { metadata, country, rules: selected.numberingPlan as unknown as NumberingPlan };
}

/** A country without metadata: its number is what was typed, and the platform judges it. */
function readUnknown(typed: string, { countryCode, countryDialingCode }: DialingCountry): PhoneReading {
  const mobileNum = digits(typed);
  const problem = NOT_A_NUMBER.test(typed) ? 'letters' : mobileNum === '' ? 'missing' : null;
  return { text: typed, country: countryCode, countryDialingCode, mobileNum, problem };
}

function lengthProblem({ rules }: Plan, nationalNumber: string): 'tooShort' | 'tooLong' | null {
  const lengths = (rules.type('MOBILE') ?? rules).possibleLengths();
  if (nationalNumber.length < Math.min(...lengths)) return 'tooShort';
  return nationalNumber.length > Math.max(...lengths) ? 'tooLong' : null;
}

function problemOf(typed: string, plan: Plan, parsed: PhoneNumber | undefined): PhoneProblem | null {
  if (NOT_A_NUMBER.test(typed)) return 'letters';
  const count = digits(typed).length;
  if (count === 0) return 'missing';
  if (count > MAX_DIGITS) return 'tooLong';
  if (!parsed) return 'tooShort';
  // Metadata of mobile numbers: any other kind is not valid by it.
  if (parsed.isValid()) return null;
  return lengthProblem(plan, parsed.nationalNumber) ?? 'notMobile';
}

/** While it is typed: as people of the country write it with its trunk zero, else as the world does after the dialing code. */
function formatted(typed: string, { metadata, country, rules }: Plan): string {
  const only = digits(typed);
  const trunk = rules.nationalPrefix();
  if (trunk && only.startsWith(trunk)) return new AsYouType(country, metadata).input(only);
  const code = `+${rules.callingCode()}`;
  const whole = new AsYouType(undefined, metadata).input(code + only);
  return whole.startsWith(code) ? whole.slice(code.length).trimStart() : only;
}

/** The country that a text beginning with a plus names, as soon as it does. */
function namedCountry(typed: string, metadata: MetadataJson): CountryCode | null {
  const asTyped = new AsYouType(undefined, metadata);
  asTyped.input(typed);
  const code = asTyped.getCallingCode();
  return asTyped.getCountry() ?? (code ? (metadata.country_calling_codes[code]?.[0] ?? null) : null);
}

const international = (typed: string): boolean => /^[\s(]*\+/.test(typed);

/** A dialing code that no country of the operator has. */
const refused = (typed: string, kept: DialingCountry): PhoneReading => ({
  text: typed,
  country: kept.countryCode,
  countryDialingCode: kept.countryDialingCode,
  mobileNum: digits(typed),
  problem: 'countryRefused',
});

/** Makes the reader of an operator; null where the build knows nothing of it. `served` are the countries its members may be of. */
export function createPhoneReader(metadata: MetadataJson | null, served: readonly DialingCountry[]): PhoneReader {
  const dialingCode = (country: string): string | undefined =>
    served.find(({ countryCode }) => countryCode === country)?.countryDialingCode;

  const readIn = (typed: string, kept: DialingCountry, whole: boolean): PhoneReading => {
    const plan = metadata && planOf(metadata, kept);
    if (!plan) return readUnknown(typed, kept);
    const parsed = parsePhoneNumberFromString(typed, { defaultCountry: plan.country, extract: false }, metadata);
    const withCode = international(typed);
    const country = parsed?.country ?? (withCode ? namedCountry(typed, metadata) : kept.countryCode);
    const code = country === null ? undefined : dialingCode(country);
    if (code === undefined || country === null) {
      // "+6" may still become +63.
      const beginning = withCode && served.some((one) => one.countryDialingCode.startsWith(digits(typed)));
      return beginning ? { ...refused(typed, kept), problem: 'tooShort' } : refused(typed, kept);
    }
    const home = country === kept.countryCode ? plan : planOf(metadata, { countryCode: country });
    if (!home) return readUnknown(typed, kept);
    const problem = problemOf(typed, home, parsed);
    const mobileNum = parsed?.nationalNumber ?? digits(typed);
    const moved = country !== kept.countryCode || withCode || digits(typed).startsWith(`${code}${mobileNum}`);
    const text = (): string => {
      if (problem === 'letters' || digits(typed).length > MAX_DIGITS) return typed;
      if (whole && parsed && moved) return formatted(mobileNum, home);
      return withCode ? new AsYouType(undefined, metadata).input(typed) : formatted(typed, plan);
    };
    return { text: text(), country, countryDialingCode: code, mobileNum, problem };
  };
  const plain = (typed: string): string => withPlainDigits(typed).replace(DIRECTION, '');
  return {
    read: (typed, country) => readIn(plain(typed), country, false),
    settle: (typed, country) => readIn(plain(typed), country, true),
  };
}
