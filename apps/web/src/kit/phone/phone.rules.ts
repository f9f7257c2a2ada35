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
import { type DialingCountry, type PhoneProblem, type PhoneReader, type PhoneReading, plainReading } from './phone.ts';

/** Matches a sign that people do not put between digits, a letter for instance. */
const NOT_A_NUMBER = /[^\d\s+().\-–/]/;
/** The limit of digits: more than the longest number of any country with its dialing code. */
const MAX_DIGITS = 17;

/** Dialing codes of Ivory Coast, Benin and Congo, where the zero in front is a part of the number. */
const OWN_ZERO: ReadonlySet<string> = new Set(['225', '229', '242']);

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

/** Returns the numbering plan of a country; null where the build has none behind this dialing code. */
function planOf(metadata: MetadataJson | null, { countryCode, countryDialingCode }: DialingCountry): Plan | null {
  if (!metadata || !(countryCode in metadata.countries)) return null;
  const country = countryCode as CountryCode; // a key of the metadata
  const selected = new Metadata(metadata);
  selected.selectNumberingPlan(country);
  // The published type lacks methods that the class has had since its first version.
  const rules = selected.numberingPlan as unknown as NumberingPlan;
  // A back end may count the area as a part of the dialing code: +1876 for Jamaica.
  return rules.callingCode() === countryDialingCode ? { metadata, country, rules } : null;
}

/** Drops the area of a North American number where its dialing code has it already: 876 behind +1876. */
function withoutArea(mobileNum: string, dialingCode: string): string {
  const local = mobileNum.slice(-7);
  return /^1\d{3}$/.test(dialingCode) && `${dialingCode}${local}`.endsWith(mobileNum) ? local : mobileNum;
}

/** Returns the digits from the dialing code on, where a plus or 00 announces one; else null. */
function withDialingCode(typed: string): string | null {
  const [, rest] = /^\D*?(?:\+|00)(.*)/.exec(typed) ?? [];
  return rest === undefined ? null : digits(rest);
}

/** Returns the country whose dialing code the digits begin with: that of the longest code, +1876 before +1. */
const countryBehind = (whole: string, countries: readonly DialingCountry[]): DialingCountry | undefined =>
  countries
    .filter(({ countryDialingCode }) => whole.startsWith(countryDialingCode))
    .sort((a, b) => b.countryDialingCode.length - a.countryDialingCode.length)[0];

/** Reads a number of a country without metadata by its digits alone, which the platform judges. */
function readUnknown(typed: string, country: DialingCountry, whole: boolean): PhoneReading {
  const behindPlus = withDialingCode(typed);
  const number = behindPlus === null ? digits(typed) : `+${behindPlus}`;
  const reading = plainReading(number, { country, countries: [] });
  const withZero = `0${reading.mobileNum}`;
  const keepsZero = OWN_ZERO.has(country.countryDialingCode) && number.endsWith(withZero);
  const mobileNum = keepsZero ? withZero : withoutArea(reading.mobileNum, country.countryDialingCode);
  const problem = NOT_A_NUMBER.test(typed) ? 'letters' : reading.problem;
  return { ...reading, text: whole && behindPlus && !problem ? mobileNum : typed, mobileNum, problem };
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
    const behindPlus = withDialingCode(typed);
    const named = behindPlus === null ? kept : countryBehind(behindPlus, [kept, ...served]);
    const readPlainly = (): PhoneReading =>
      named ? readUnknown(typed, named, whole) : readUnserved(typed, kept, served);
    const plan = planOf(metadata, named ?? kept);
    if (!plan) return readPlainly();
    const { country: defaultCountry } = planOf(metadata, kept) ?? plan;
    const parsed = parsePhoneNumberFromString(typed, { defaultCountry, extract: false }, plan.metadata);
    const country = parsed?.country ?? (international(typed) ? namedCountry(typed, plan.metadata) : defaultCountry);
    const row = served.find(({ countryCode }) => countryCode === country);
    if (!row) return readUnserved(typed, kept, served);
    const home = planOf(metadata, row);
    if (!home) return readPlainly();
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
