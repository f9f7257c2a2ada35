// Checks the address that a vendor opens its game at. Pure.

const MOST_LENGTH = 2048;
const isLoopback = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/**
 * The address as the browser will understand it; null for one that is not on the operator's list, or not https. On this machine
 * http is enough.
 * @param origins those of the operator's vendors
 */
export const safeGameUrl = (address: string, origins: readonly string[]): string | null => {
  if (address.length > MOST_LENGTH || !/^https?:\/\/[^/\\]/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) return null;
  return origins.includes(url.origin) ? url.href : null;
};
