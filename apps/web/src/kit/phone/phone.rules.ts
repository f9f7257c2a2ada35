// Reads phone numbers by the metadata of the operator's countries. Loaded at first use.

import { withPlainDigits } from '@foyer/contract/plain-digits';
import {
  type CountryCode,
  Metadata,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core/es6';
import { grouped, type NumberFormat } from './grouping.rules.ts';
import type { DialingCountry, PhoneProblem, PhoneReader, PhoneReading } from './phone.ts';

/** Matches a sign that people do not put between digits, a letter for instance. */
const NOT_A_NUMBER = /[^\d\s+().\-–/]/;
/** The limit of digits: more than the longest number of any country with its dialing code. */
const MAX_DIGITS = 17;

/** Marks of writing direction, which come along when a number is copied. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const digits = (text: string): string => text.replace(/\D/g, '');

/** The methods of the library's numbering plan beyond its published types. */
interface NumberingPlan {
  readonly callingCode: () => string;
  readonly nationalPrefix: () => string | undefined;
  readonly possibleLengths: () => readonly number[];
  readonly formats: () => readonly NumberFormat[];
}

interface Plan {
  readonly metadata: MetadataJson;
  readonly country: CountryCode;
  readonly rules: NumberingPlan;
}

/** Returns the numbering plan of a country; null where the build has none. */
function planOf(metadata: MetadataJson, { countryCode }: Pick<DialingCountry, 'countryCode'>): Plan | null {
  if (!(countryCode in metadata.countries)) return null;
  const country = countryCode as CountryCode; // a key of the metadata
  const selected = new Metadata(metadata);
  selected.selectNumberingPlan(country);
  // The published type lacks methods that the class has had since its first version.
  return { metadata, country, rules: selected.numberingPlan as unknown as NumberingPlan };
}

/** Reads a number of a country without metadata: the typed digits, which the platform judges. */
function readUnknown(typed: string, { countryCode, countryDialingCode }: DialingCountry): PhoneReading {
  const mobileNum = digits(typed);
  const problem = NOT_A_NUMBER.test(typed) ? 'letters' : mobileNum === '' ? 'missing' : null;
  return { text: typed, country: countryCode, countryDialingCode, mobileNum, problem };
}

function lengthProblem({ rules }: Plan, nationalNumber: string): 'tooShort' | 'tooLong' | null {
  const lengths = rules.possibleLengths();
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

/** Returns a national number in its groups, with the trunk zero where it was typed. */
function formatted(typed: string, { rules }: Plan): string {
  const only = digits(typed);
  const trunk = rules.nationalPrefix() ?? '';
  const national = trunk !== '' && only.startsWith(trunk) ? only.slice(trunk.length) : only;
  return only.slice(0, only.length - national.length) + grouped(national, rules.formats());
}

/** Returns a whole number: the dialing code, then the groups. */
const formattedWhole = (typed: string, { rules }: Plan): string => {
  const national = digits(typed).slice(rules.callingCode().length);
  return national === '' ? `+${digits(typed)}` : `+${rules.callingCode()} ${grouped(national, rules.formats())}`;
};

/** Returns the country of a text that begins with a plus, as soon as the text names one. */
function namedCountry(typed: string, { country_calling_codes: codes }: MetadataJson): CountryCode | null {
  const only = digits(typed);
  const code = Object.keys(codes).find((candidate) => only.startsWith(candidate));
  return code === undefined ? null : (codes[code]?.[0] ?? null);
}

const international = (typed: string): boolean => /^[\s(]*\+/.test(typed);

/**
 * Reads a text with a dialing code of no country of the operator, or with an unfinished one: "+6" may still become +63.
 */
function readUnserved(typed: string, kept: DialingCountry, served: readonly DialingCountry[]): PhoneReading {
  const begins = international(typed) && served.some((one) => one.countryDialingCode.startsWith(digits(typed)));
  const problem = begins ? 'tooShort' : 'countryRefused';
  const { countryCode: country, countryDialingCode } = kept;
  return { text: typed, country, countryDialingCode, mobileNum: digits(typed), problem };
}

/** Reads a number of a known country; `moved`: the number came with its dialing code. */
function readServed(typed: string, whole: boolean, home: Plan, parsed: PhoneNumber | undefined, moved: boolean) {
  const problem = problemOf(typed, home, parsed);
  const mobileNum = parsed?.nationalNumber ?? digits(typed);
  const text = (): string => {
    if (problem === 'letters' || digits(typed).length > MAX_DIGITS) return typed;
    if (whole && parsed && (moved || digits(typed).endsWith(home.rules.callingCode() + mobileNum)))
      return formatted(mobileNum, home);
    return international(typed) ? formattedWhole(typed, home) : formatted(typed, home);
  };
  return { text: text(), mobileNum, problem };
}

/**
 * Creates the number reader of an operator. Without `metadata` the build knows none of its countries; `served` are the
 * countries of its members.
 */
export function createPhoneReader(metadata: MetadataJson | null, served: readonly DialingCountry[]): PhoneReader {
  const readIn = (typed: string, kept: DialingCountry, whole: boolean): PhoneReading => {
    const plan = metadata && planOf(metadata, kept);
    if (!plan) return readUnknown(typed, kept);
    const parsed = parsePhoneNumberFromString(typed, { defaultCountry: plan.country, extract: false }, metadata);
    const named = international(typed) ? namedCountry(typed, metadata) : plan.country;
    const country = parsed?.country ?? named;
    const row = served.find(({ countryCode }) => countryCode === country);
    if (!row) return readUnserved(typed, kept, served);
    const home = planOf(metadata, row);
    if (!home) return readUnknown(typed, kept);
    const moved = country !== kept.countryCode || international(typed);
    const { countryCode, countryDialingCode } = row;
    return { ...readServed(typed, whole, home, parsed, moved), country: countryCode, countryDialingCode };
  };
  const plain = (typed: string): string => withPlainDigits(typed).replace(DIRECTION, '');
  return {
    read: (typed, country) => readIn(plain(typed), country, false),
    settle: (typed, country) => readIn(plain(typed), country, true),
  };
}
