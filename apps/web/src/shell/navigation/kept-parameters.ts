// RT-13: parameters that stay in the address across every navigation.
import { textBag } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export const keptNames = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
] as const;

/** What a kept value may look like; anything else is dropped. */
const SHAPE = /^[A-Za-z0-9_.-]{1,128}$/;

export type Kept = Readonly<Record<string, string>>;

/** The kept parameters among pairs, well shaped, in the table's order. The first of several values counts. */
export function keptOf(read: (name: string) => string | null | undefined): Kept {
  const kept: Record<string, string> = {};
  for (const name of keptNames) {
    const value = read(name);
    if (value && SHAPE.test(value)) kept[name] = value;
  }
  return kept;
}

/** Kept parameters of an address, those of storage filling the gaps. */
export function keptFrom(search: string, stored: Kept): Kept {
  const query = new URLSearchParams(search);
  return keptOf((name) => query.get(name) ?? stored[name]);
}

/** Marketing values of this visitor, kept for the visits to come. */
export const MARKETING: StorageKey<Kept> = { name: 'marketing', area: 'local', json: true, shape: textBag };

/** Those of a page that was left for a provider's: its way back brings none of them. */
export const AWAY_KEPT: StorageKey<Kept> = { name: 'MC_AWAY_KEPT', area: 'session', json: true, shape: textBag };
