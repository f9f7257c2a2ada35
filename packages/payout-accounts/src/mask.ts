// Numbers as they are shown once they are stored: enough to recognise, too little to use.
import type { PixKey } from './pix-key.ts';

const SHOWN = 4;
const DOTS = '••••';

/** "•••• 4242" */
export const maskedTail = (number: string): string => `${DOTS} ${number.slice(-SHOWN)}`;

/** "m•••@e•••.com", "+55 •••• 4567", "•••• 4725". */
export const maskedPixKey = ({ kind, key }: PixKey): string => {
  if (kind !== 'email') return maskedTail(key);
  const [name = '', host = ''] = key.split('@');
  const [domain = '', ...rest] = host.split('.');
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••.${rest.join('.')}`;
};
