// RT-13: parameters that stay in the address across every navigation.
import { asTextRecord } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

/** Parameters that name who brought the visitor. All come from one visit: codes of two visits never mix. */
export const creditNames = ['affiliateCode', 'referralCode', 'r'] as const;
/** Parameters of one visit only: its tab keeps them. */
export const visitNames = ['inApp', 'bbg', 'isBgeTest'] as const;
/** Click ids, in whatever signs their advertiser writes them. */
export const clickNames = ['fbclid', 'gclid', 'ttclid', 'kwaiclid', 'cid'] as const;

export const keptNames: readonly string[] = [...creditNames, ...visitNames, ...clickNames];

/** The characters and length that a code may have; any other value is dropped. */
const CODE = /^[A-Za-z0-9_.-]{1,128}$/;
/** Control characters, halves of characters, ends of lines and paragraphs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;
const MAX_VALUE = 1024;
/** Characters of an address that kept parameters may take: proxies refuse lines of 8 KiB. */
const MAX_QUERY = 4096;

export type Kept = Readonly<Record<string, string>>;

/** A value of the world without what cannot be printed; empty where it is too long to be one. */
export const printable = (value: string): string => {
  const clean = value.replace(UNPRINTABLE, '').trim();
  return clean.length > MAX_VALUE ? '' : clean;
};

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

/** The kept parameters that `read` finds, well shaped, in the table's order: as many as fit into an address. The others are still stored. */
export function keptOf(read: (name: string) => string | null | undefined): Kept {
  const kept: Record<string, string> = {};
  let left = MAX_QUERY;
  for (const name of keptNames) {
    const found = read(name) ?? '';
    const value = isIn(clickNames, name) ? printable(found) : found.match(CODE)?.[0];
    const { length } = `&${new URLSearchParams({ [name]: value ?? '' })}`;
    if (value && length <= left) {
      kept[name] = value;
      left -= length;
    }
  }
  return kept;
}

/** Kept parameters of an address, what is stored filling the gaps; the first of several values counts. */
export function keptFrom(search: string, ...stored: readonly (Partial<Kept> | null)[]): Kept {
  const query = new URLSearchParams(search);
  const sources = [keptOf((name) => query.get(name)), ...stored.map((one) => keptOf((name) => one?.[name]))];
  const credit = sources.find((source) => creditNames.some((name) => source[name])) ?? {};
  const rest: Kept = Object.assign({}, ...sources.reverse());
  return keptOf((name) => (isIn(creditNames, name) ? credit : rest)[name]);
}

/** Returns the kept parameters that a link of the page carries. */
export const keptOfLink = (href: string): Kept => keptFrom(href.split('?')[1] ?? '');

/** The kept parameters of a page that was left for a provider's: the address of the return has none of them. */
export const AWAY_KEPT: StorageKey<Kept> = { name: 'MC_AWAY_KEPT', area: 'session', json: true, shape: asTextRecord };
