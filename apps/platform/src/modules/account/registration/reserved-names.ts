// User names that only staff could have.
import { wordOf } from '@foyer/contract/confusable-key';
import { holdsBrand } from '@foyer/contract/user-name-rules';
import type { Merchant } from '../../../merchants/merchant.ts';

/** Reserved wherever they stand in a name. */
const anywhere = [
  'admin',
  'support',
  'official',
  'moderator',
  'customerservice',
  'customercare',
  'helpdesk',
  'webmaster',
  'sysadmin',
];
/** Reserved as the whole word of a name. */
const alone = [
  'agent',
  'bank',
  'bot',
  'cashier',
  'casino',
  'dealer',
  'expired',
  'finance',
  'guest',
  'help',
  'house',
  'info',
  'manager',
  'mod',
  'null',
  'operator',
  'owner',
  'payment',
  'payout',
  'root',
  'security',
  'service',
  'staff',
  'system',
  'team',
  'undefined',
  'vip',
];

const wordsOf = (names: readonly string[]): string[] => names.map((name) => wordOf(name.toLowerCase()));
const everywhere = wordsOf(anywhere);
const whole = new Set(wordsOf(alone));

/** True for names of staff and of the brand, however they are spelled or decorated. */
export const isReserved = (
  folded: string,
  { code, name, settings }: Pick<Merchant, 'code' | 'name' | 'settings'>,
): boolean => {
  const word = wordOf(folded);
  const stem = wordOf(folded.replace(/[\d._-]+$/, ''));
  const isStaffs = whole.has(word) || whole.has(stem) || everywhere.some((part) => word.includes(part));
  return isStaffs || holdsBrand(folded, [code, name, settings.brandName]);
};
