// Computes the marketing values after a visit: its own, then earlier ones that fit. Pure.
import { clickNames, creditNames, type Kept, keptFrom, printable } from '../navigation/kept-parameters.ts';
import { currentOf, type Marketing } from './marketing.ts';
import { trackingTable } from './tracking.table.ts';

/** Characters of all values together: a small share of the storage, and of what a registration may carry. */
const MAX_TOTAL = 6144;

const pixelNames = trackingTable.flatMap(({ names }) => names);
const known: ReadonlySet<string> = new Set([...creditNames, ...clickNames, ...pixelNames]);

const isCredit = (name: string): boolean => creditNames.some((credit) => credit === name);

/** The marketing values that an address names. */
export function namedIn(search: string): Kept {
  const query = new URLSearchParams(search);
  const pixels = pixelNames.map((name) => [name, printable(query.get(name) ?? '')] as const);
  const kept = Object.entries(keptFrom(search)).filter(([name]) => known.has(name));
  return Object.fromEntries([...kept, ...pixels.filter(([, value]) => value !== '')]);
}

/** Only who brought the visitor: nothing of an advertiser. */
export const creditsAlone = (marketing: Marketing): Marketing =>
  Object.fromEntries(Object.entries(marketing).filter(([name]) => isCredit(name)));

export interface VisitValues {
  /** Of the address. */
  readonly named: Kept;
  /** Of earlier visits. */
  readonly stored: Marketing;
  /** The host's name says who brought the visitor: no code of an address or of an earlier visit does. */
  readonly creditedByHost: boolean;
  readonly now: number;
}

/** A value that was named before keeps its first moment. */
export function nextMarketing({ named, stored, creditedByHost, now }: VisitValues): Marketing {
  const own = Object.entries(named).map(([name, value]) => {
    const before = stored[name];
    return [name, before?.value === value ? before : { value, at: now }] as const;
  });
  const isCreditNew = creditedByHost || creditNames.some((name) => named[name]);
  const earlier = Object.entries(currentOf(stored, now))
    .filter(([name]) => known.has(name) && named[name] === undefined && !(isCreditNew && isCredit(name)))
    .sort(([, one], [, other]) => other.at - one.at);
  let left = MAX_TOTAL;
  const kept = [...own.filter(([name]) => !(creditedByHost && isCredit(name))), ...earlier].filter(([, { value }]) => {
    const fits = value.length <= left;
    if (fits) left -= value.length;
    return fits;
  });
  return Object.fromEntries(kept);
}
