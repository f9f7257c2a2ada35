// Numbers as they are shown once they are stored: enough to recognise, too little to use.
import type { PixKey } from './pix-key.ts';

const SHOWN = 4;
const DOTS = '••••';

/** "•••• 4242"; of a short one at most half. */
export const maskedTail = (number: string): string => {
  const shown = Math.min(SHOWN, Math.floor(number.length / 2));
  return `${DOTS} ${number.slice(number.length - shown)}`;
};

const EMAIL = /^[^@]+@[^@.]+\.[^@]+$/;

/** The first letter of a word that has more. */
const beginning = (word: string): string => (word.length > 1 ? word.slice(0, 1) : '');

/** "m•••@e•••.com" */
const maskedEmail = (address: string): string => {
  const [name = '', host = ''] = address.split('@');
  const [domain = '', ...rest] = host.split('.');
  return `${beginning(name)}•••@${beginning(domain)}•••.${rest.join('.')}`;
};

/** "m•••@e•••.com", "•••• 4567" */
export const maskedWalletId = (id: string): string => (EMAIL.test(id) ? maskedEmail(id) : maskedTail(id));

/** "m•••@e•••.com", "•••• 4567", "•••• 4725" */
export const maskedPixKey = ({ kind, key }: PixKey): string => (kind === 'email' ? maskedEmail(key) : maskedTail(key));
