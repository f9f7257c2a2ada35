// Addresses and numbers with most of them covered: enough for their owner to know which one is meant.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const COVER = '•••';
const SHOWN_DIGITS = 2;

/** `maya@example.com` → `m•••@e•••.com` */
export const maskedEmail = (address: string): string => {
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 1)}${COVER}@${host.slice(0, 1)}${COVER}${host.slice(host.lastIndexOf('.'))}`;
};

export const dialingCodeOf = (number: string): string => parsePhoneNumberFromString(number)?.countryCallingCode ?? '';

/** `+639171234567` → `+63 ••• 67` */
export const maskedMobile = (number: string): string =>
  `+${dialingCodeOf(number)} ${COVER} ${number.slice(-SHOWN_DIGITS)}`;
