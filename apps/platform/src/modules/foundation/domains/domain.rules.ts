// Lists the hosts that an operator speaks for.
import { hostOf } from '../../../merchants/hosts.ts';
import type { Merchant } from '../../../merchants/merchant.ts';

/** The operator has given this domain up: the page shall look for another one. */
export const isClosedHost = ({ closedHosts }: Pick<Merchant, 'closedHosts'>, host: string): boolean =>
  closedHosts.includes(hostOf(host) ?? '');

/**
 * The operator names this host and has not given it up. An operator that answers for any host (`*`) does not name this
 * one. Otherwise anyone who points a domain at the platform would get it signed.
 */
export const isNamedHost = (merchant: Pick<Merchant, 'hosts' | 'closedHosts'>, host: string): boolean =>
  merchant.hosts.includes(hostOf(host) ?? '') && !isClosedHost(merchant, host);
