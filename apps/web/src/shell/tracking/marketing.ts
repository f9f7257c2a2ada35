// Marketing values of this visitor, each with the moment of the visit that brought it, kept for 90 days of visits to come.
import type { Kept } from '../navigation/kept-parameters.ts';
import { bag } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export interface MarketingValue {
  readonly value: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export type Marketing = Readonly<Record<string, MarketingValue>>;

const LIFE_MS = 90 * 86_400_000;

/** A moment that a clock since put right has left in the future counts for no longer. */
export const isCurrent = (at: number, now: number): boolean => Math.abs(now - at) < LIFE_MS;

function marketingShape(found: unknown): Marketing | null {
  const record = bag(found);
  if (!record) return null;
  const entries = Object.entries(record).flatMap(([name, entry]) => {
    const { value, at } = bag(entry) ?? {};
    return typeof value === 'string' && typeof at === 'number' ? [[name, { value, at }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What has no moment could not run out: it is left out. */
export const MARKETING: StorageKey<Marketing> = { name: 'marketing', area: 'local', json: true, shape: marketingShape };

/** The entries that have not run out. */
export const currentOf = (marketing: Marketing | null, now: number): Marketing =>
  Object.fromEntries(Object.entries(marketing ?? {}).filter(([, { at }]) => isCurrent(at, now)));

/** Their values alone. */
export const valuesOf = (marketing: Marketing): Kept =>
  Object.fromEntries(Object.entries(marketing).map(([name, { value }]) => [name, value]));
