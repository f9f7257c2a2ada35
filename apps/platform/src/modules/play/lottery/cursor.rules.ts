// Pages of a list: how long they are, and the start of the next one as a short opaque text.
import { Refusal } from '../../../refusal.ts';

const RADIX = 36;
/** Databases read no later year in the form that instants are written in. */
const YEAR_10000_MS = Date.UTC(10_000, 0);

export const cursorOf = (at: Date, id?: string): string =>
  [at.getTime().toString(RADIX), ...(id === undefined ? [] : [id])].join('-');

/** The place a cursor names; a text that is none is refused. */
export const parseCursor = (cursor: string | undefined): { readonly at: Date; readonly id: string } | null => {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = cursor.split('-');
  const ms = Number.parseInt(time, RADIX);
  if (!/^[0-9a-z]{1,10}$/.test(time) || ms >= YEAR_10000_MS) throw new Refusal('input.invalid');
  return { at: new Date(ms), id };
};

/** Rows of a page. */
export const PAGE = 20;

/** A page out of one row more than fits. */
export const pageOf = <T>(found: readonly T[], cursor: (row: T) => string) => {
  const items = found.slice(0, PAGE);
  const last = items.at(-1);
  return { items, nextCursor: found.length > PAGE && last !== undefined ? cursor(last) : null };
};
