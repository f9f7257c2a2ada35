// Checks the clients of the local identity provider: operators with social accounts. Pure.
import { parseHost } from '../../../merchants/hosts.ts';
import type { Merchants } from '../../../merchants/live.ts';
import type { Merchant } from '../../../merchants/merchant.ts';

/** The path at which a site receives the response of a provider. */
const RETURN_PATH = '/m/socialReturn';

/** Any other host may reach an operator who takes every host: that makes it no site of theirs. */
const isLocal = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';

/**
 * The operator that a client id names; null where it names none with social accounts. One with a Firebase project may use the pages as
 * its provider's: its tokens are then the project's or the emulator's, never ours.
 */
export const clientOf = (merchants: Merchants, clientId: unknown): Merchant | null => {
  const merchant = typeof clientId === 'string' ? merchants.byCode(clientId) : null;
  return merchant?.settings.identity ? merchant : null;
};

/** True for an origin on which the operator's site is served. */
export const isSiteOf = (merchants: Merchants, merchant: Merchant, origin: unknown): origin is string => {
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  const name = parseHost(url.host)?.name;
  if (!/^https?:$/.test(url.protocol) || url.origin !== origin || name === undefined) return false;
  if (merchant.settings.domainList.some(({ domainName }) => domainName === origin)) return true;
  const claimed = merchant.hosts.includes(name) || isLocal(name);
  return claimed && merchants.byHost(url.host)?.code === merchant.code;
};

/** The origin of an address to come back to, where it is the operator's. */
export const returnOrigin = (merchants: Merchants, merchant: Merchant, address: unknown): string | null => {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { origin, pathname, search, hash } = new URL(address);
  const plain = address === `${origin}${RETURN_PATH}` && pathname === RETURN_PATH && search === '' && hash === '';
  return plain && isSiteOf(merchants, merchant, origin) ? origin : null;
};
