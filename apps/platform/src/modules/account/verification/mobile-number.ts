// Mobile numbers on the platform: E.164, of a served country, a mobile where metadata can tell.
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { withAsciiDigits } from './digits.rules.ts';

/** Digits and what people put between them. Letters are refused before the library tries to make digits of them. */
const TYPED = /^\+?[\d\s().\u00a0\u2010-\u2015-]{4,40}$/;
const E164 = /^\+[1-9]\d{6,14}$/;
/** In some countries nothing tells a mobile from a landline. */
const MOBILE_TYPES = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

const isMobile = (number: PhoneNumber): boolean => number.isValid() && MOBILE_TYPES.has(number.getType() ?? '');

/** A dialing code may be shared: what belongs to a country the operator does not serve is refused (premium islands behind +44). */
const isServed = (merchant: Merchant, { countryCallingCode, country }: PhoneNumber): boolean =>
  merchant.countries.some(
    ({ countryDialingCode, countryCode }) =>
      countryDialingCode === countryCallingCode && (country === undefined || country === countryCode),
  );

/**
 * SM-02: the number that a dialing code and what was typed beside it make, as `+639171234567`. A trunk zero goes, a number that already
 * carries a plus must be of that code.
 * @throws Refusal country.refused, mobile.invalid
 */
export const mobileOf = (merchant: Merchant, dialingCode: string, typed: string): string => {
  if (!merchant.countries.some(({ countryDialingCode }) => countryDialingCode === dialingCode))
    throw new Refusal('country.refused');
  const spelled = withAsciiDigits(typed).trim();
  const number = TYPED.test(spelled)
    ? parsePhoneNumberFromString(spelled, { defaultCallingCode: dialingCode, extract: false })
    : undefined;
  if (!number || number.countryCallingCode !== dialingCode || !isMobile(number)) throw new Refusal('mobile.invalid');
  if (!isServed(merchant, number)) throw new Refusal('country.refused');
  return number.number;
};

/** A number that is in E.164 already, where it is a mobile of a country the operator serves; else null. */
export const knownMobile = (merchant: Merchant, text: string): string | null => {
  const number = E164.test(text) ? parsePhoneNumberFromString(text, { extract: false }) : undefined;
  return number && isMobile(number) && isServed(merchant, number) ? number.number : null;
};
