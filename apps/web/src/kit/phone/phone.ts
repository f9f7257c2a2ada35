// The types of a phone number while it is typed; the library loads at first use.
import { unbroken } from '../../ui/unbroken.ts';

/** A country as the picker and the field need it. */
export interface DialingCountry {
  readonly countryCode: string;
  readonly countryDialingCode: string;
}

/** The problem with a number, as a rule names it. */
export type PhoneProblem =
  | 'missing'
  | 'letters'
  | 'tooShort'
  | 'tooLong'
  | 'notMobile'
  | 'countryRefused'
  /** The list of countries failed to load. */
  | 'noCountries';

export interface PhoneReading {
  /** The text of the field. */
  readonly text: string;
  /** The chosen country, or the one of a dialing code in the text. */
  readonly country: string;
  readonly countryDialingCode: string;
  /** The number without dialing code and trunk zero: SM-02 joins it with the dialing code and a leading plus. */
  readonly mobileNum: string;
  readonly problem: PhoneProblem | null;
}

export interface PhoneReader {
  /** Reads during typing: a dialing code stays visible until the whole number is there. */
  readonly read: (typed: string, country: DialingCountry) => PhoneReading;
  /** Reads a complete text (pasted, filled in, left): a dialing code moves from the text to the country. */
  readonly settle: (typed: string, country: DialingCountry) => PhoneReading;
}

/** The chosen country, and those that a dialing code may select. */
interface Choice {
  readonly country: DialingCountry;
  readonly countries: readonly DialingCountry[];
}

/**
 * Reads the digits alone: a dialing code behind a plus selects its country, the trunk zero of most countries is
 * dropped.
 */
export function plainReading(text: string, { country, countries }: Choice): PhoneReading {
  const digits = text.replace(/\D/g, '');
  const named = text.trimStart().startsWith('+')
    ? [country, ...countries].find(({ countryDialingCode }) => digits.startsWith(countryDialingCode))
    : undefined;
  const { countryCode, countryDialingCode } = named ?? country;
  const mobileNum = digits.slice(named?.countryDialingCode.length ?? 0).replace(/^0/, '');
  const problem = /\p{L}/u.test(text) ? 'letters' : mobileNum === '' ? 'missing' : null;
  return { text, country: countryCode, countryDialingCode, mobileNum, problem };
}

/** SM-02: returns the number as it is sent. */
export const joinedNumber = ({
  countryDialingCode,
  mobileNum,
}: Pick<PhoneReading, 'countryDialingCode' | 'mobileNum'>): string => `+${countryDialingCode}${mobileNum}`;

/**
 * Returns the number formatted for people: the dialing code, then the groups without the trunk zero. It never breaks
 * over two lines.
 */
export function readableNumber({
  text,
  countryDialingCode,
  mobileNum,
}: Omit<PhoneReading, 'country' | 'problem'>): string {
  const digits = [...text.matchAll(/\d/g)];
  const first = digits[digits.length - mobileNum.length];
  const groups = first ? text.slice(text[first.index - 1] === '(' ? first.index - 1 : first.index).trim() : '';
  const national = groups.replace(/\D/g, '') === mobileNum ? groups : mobileNum;
  return unbroken(`+${countryDialingCode} ${national}`);
}
