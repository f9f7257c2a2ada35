// Computes the URL of a launched game: on games.<site>, or under /games/ on one host. Pure.
import { parseHost } from '../../../merchants/hosts.ts';
import type { Merchant } from '../../../merchants/merchant.ts';

/**
 * True when `games.` of this host is known to work: the operator claims the host by name, or it is a localhost, whose sub-hosts every
 * browser of the demo finds. An address in numbers, or a name that merely happens to reach us, has no sub-hosts we could count on.
 */
export const hasSubHosts = (host: string, { hosts }: Pick<Merchant, 'hosts'>): boolean => {
  const name = parseHost(host)?.name;
  if (name === undefined || /^[\d.]+$/.test(name) || name.startsWith('[')) return false;
  return name === 'localhost' || name.endsWith('.localhost') || hosts.includes(name);
};

interface SiteAddress {
  readonly scheme: 'http' | 'https';
  /** Host and port of the site. */
  readonly host: string;
  readonly merchant: Pick<Merchant, 'hosts'>;
}

export const gameAddress = (
  { scheme, host, merchant }: SiteAddress,
  game: string,
  query: Readonly<Record<string, string>>,
): string => {
  const base = hasSubHosts(host, merchant) ? `${scheme}://games.${host}` : `${scheme}://${host}/games`;
  return `${base}/${game}/?${new URLSearchParams(query)}`;
};

/** Host and port of the site that a host of games, or of the chat, belongs to. */
export const siteHost = (host: string): string => host.replace(/^(?:games|chat)\./i, '');
