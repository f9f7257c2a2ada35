// DF-03, DF-05, CH-03: selects the customer services for a person, with their order, names and URLs.
import type { CustomerService } from '@foyer/contract';
import { parseUrl } from '../../shell/navigation/parse-url.ts';
import { isLoopbackName } from '../../shell/navigation/safe-target.ts';

export interface Service {
  readonly title: string;
  readonly address: string;
  readonly csType: CustomerService['csType'];
}

const KEY_LENGTH = 8;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Returns the URL in an obfuscated path: base64 of its bytes XORed with the key behind it; null where there is none.
 */
export function plainAddress(path: string): string | null {
  const [hidden, key] = [path.slice(0, -KEY_LENGTH), path.slice(-KEY_LENGTH)];
  if (!BASE64.test(hidden)) return null;
  try {
    const bytes = Uint8Array.from(
      atob(hidden),
      (character, index) => character.charCodeAt(0) ^ key.charCodeAt(index % KEY_LENGTH),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns a URL that may be opened: https, except for names of this machine, and of an origin on the operator's list.
 */
export function safeService(address: string | null, allowed: readonly string[]): string | null {
  const url = parseUrl(address ?? '');
  if (!url || url.username || url.password) return null;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackName(url.hostname))) return null;
  return allowed.includes(url.origin) ? url.href : null;
}

/** Entries for everyone and those of the person's labels; where none of the labelled ones match, the general ones. */
const forLabels = (entries: readonly CustomerService[], labels: readonly string[]): readonly CustomerService[] =>
  entries.filter(({ labelIds = [] }) => labelIds.length === 0 || labelIds.some((label) => labels.includes(label)));

/** `csPosition` is a number that orders the entries; those without one come last, as they are listed @assumed. */
const positionOf = ({ csPosition }: CustomerService): number => {
  const place = Number.parseFloat(csPosition ?? '');
  return Number.isFinite(place) ? place : Number.POSITIVE_INFINITY;
};

const byPosition = (a: CustomerService, b: CustomerService): number => {
  const [one, other] = [positionOf(a), positionOf(b)];
  return one === other ? 0 : one - other;
};

/**
 * Returns the services as a person sees them. An entry whose URL is not safe to open is hidden; one without a title is
 * CS1, CS2, …
 */
export function servicesOf(
  entries: readonly CustomerService[],
  allowed: readonly string[],
  labels: readonly string[] = [],
): readonly Service[] {
  return [...forLabels(entries, labels)]
    .sort(byPosition)
    .flatMap(({ path, title, csType }) => {
      const address = safeService(plainAddress(path), allowed);
      return address === null ? [] : [{ title: title?.trim() ?? '', address, csType }];
    })
    .map((service, index) => ({ ...service, title: service.title || `CS${index + 1}` }));
}
