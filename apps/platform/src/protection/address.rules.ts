// Decides which addresses count as one caller.
import { isIPv6 } from 'node:net';

/** A network of IPv6 as it is handed to one household. */
const HOUSEHOLD_GROUPS = 4;
const ALL_GROUPS = 8;

/** An IPv6 address as its eight groups, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : ALL_GROUPS - left.length - right.length;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
};

/**
 * Returns the key under which a limit counts an address. IPv4 counts as it is, IPv6 by its first 64 bits, within which
 * one household changes at will.
 */
export const callerOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [address = ''] = ip.split('%');
  return isIPv6(address) ? `${groupsOf(address).slice(0, HOUSEHOLD_GROUPS).join(':')}::/64` : ip;
};

/** The network an address is of, where one caller may hold many: of IPv4 the first three bytes, of IPv6 as above. */
export const networkOf = (ip: string): string => callerOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
