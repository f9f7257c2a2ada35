// Reads answers: converts the values of different back ends into one form.
import * as z from 'zod/mini';
import { Amount } from './values.ts';

/** A value that does not fit its schema, and its path. */
export interface Misfit {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
}

/** The result of reading an answer. `leftOut` lists the values that could not be read and were left out. */
export type ReadAnswer =
  | { readonly ok: true; readonly value: unknown; readonly leftOut: readonly Misfit[] }
  | { readonly ok: false; readonly misfits: readonly Misfit[] };

/** Reading is done in one go, so one list serves all of it. */
let leftOut: Misfit[] = [];

/** A copy without the fields that are null, at any depth. */
const withoutNull = (found: unknown): unknown => {
  if (Array.isArray(found)) return found.map(withoutNull);
  if (typeof found !== 'object' || found === null) return found;
  const fields = Object.entries(found).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNull(field)]));
};

/** Reads a value by a schema. Where the schema takes no null, a field that is null counts as missing. */
function parse<S extends z.ZodMiniType>(schema: S, found: unknown) {
  const reported = leftOut.length;
  const read = schema.safeParse(found);
  if (read.success) return read;
  leftOut.length = reported;
  return schema.safeParse(withoutNull(found));
}

/** Reads the value of an answer by the schema of its call. */
export function readAs(schema: z.ZodMiniType, found: unknown): ReadAnswer {
  leftOut = [];
  const read = parse(schema, found);
  return read.success ? { ok: true, value: read.data, leftOut } : { ok: false, misfits: read.error.issues };
}

/** True where there is no value: a null field counts as missing as well. */
export const isMissing = (found: unknown): found is null | undefined => found === null || found === undefined;

/** A text where there is one. Numbers are written out: what counts as a name or an id comes as either. Anything else as it came. */
export const asText = (found: unknown): unknown => (typeof found === 'number' ? String(found) : found);

/** A number where there is one, written as such or as a text; anything else as it came. */
export const asNumber = (found: unknown): unknown =>
  typeof found === 'string' && found.trim() !== '' ? Number(found) : found;

/** Yes or no as a boolean, a number or a text; null where it is neither. */
export function flagOf(found: unknown): boolean | null {
  const text = String(found).toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
}

export const ReadText = z.pipe(z.transform(asText), z.string());
/** An id: any text or number that is there. */
export const ReadId = z.pipe(z.transform(asText), z.string().check(z.minLength(1)));
/** A number, written as one or as a text. */
export const ReadNumber = z.pipe(z.transform(asNumber), z.number());
/** An amount in minor units, written as a text or as a whole number. */
export const ReadAmount = z.pipe(z.transform(asText), Amount);
/** A session token: whatever a header can carry, a JWT included. */
export const ReadToken = z.string().check(z.regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,4094}[\x21-\x7e])?$/));

/** A whole record of no use to us, or none at all. */
export const ReadNothing = z.transform(() => ({}));

/** Yes or no; anything else counts as `fallback`. */
export const readFlag = (fallback = false) => z.transform((found): boolean => flagOf(found) ?? fallback);

/** Seconds since the epoch have ten digits until the year 2286, milliseconds thirteen. */
const FIRST_MILLISECOND = 1e11;
/** A smaller number is no time of this century but a duration whose start is unknown. */
const FIRST_SECOND = 1e9;
const ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;
/** A day alone, or a date as HTTP writes it. */
const UTC_DATE = /^(?:\d{4}-\d\d-\d\d|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/;

/** An instant in the form that this contract writes. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

const timeOf = (found: unknown): number => {
  const count = asNumber(found);
  if (typeof count === 'number' && !Number.isNaN(count)) {
    if (count >= FIRST_MILLISECOND) return count;
    return count >= FIRST_SECOND ? count * 1000 : Number.NaN;
  }
  if (typeof found !== 'string') return Number.NaN;
  if (UTC_DATE.test(found)) return Date.parse(found);
  if (!/^\d{4}-\d\d-\d\d[ T]/.test(found)) return Number.NaN;
  const text = found.replace(' ', 'T');
  return Date.parse(ZONE.test(text) ? text : `${text}Z`);
};

/** A time as ISO 8601 in UTC, null where it is none. It may come as such, without a zone, or as milliseconds or seconds since the epoch. */
export function instantOf(found: unknown): string | null {
  if (typeof found === 'string' && INSTANT.test(found)) return found;
  const time = new Date(timeOf(found));
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

export const ReadTime = z.pipe(z.transform(instantOf), z.string());

/** A part that may be missing. One that cannot be read is done without as well, under the name it is reported by. */
export const orElse = <S extends z.ZodMiniType, const F>(name: string, schema: S, fallback: F) =>
  z.transform((found): z.output<S> | F => {
    if (isMissing(found)) return fallback;
    const read = parse(schema, found);
    if (read.success) return read.data;
    leftOut.push(...read.error.issues.map(({ path, code }) => ({ path: [name, ...path], code })));
    return fallback;
  });

/** One of the known words; a word that nobody here knows counts as `other`. */
export const openEnum = <const K extends string, const O>(known: readonly K[], other: O) =>
  z.transform((found): K | O => known.find((word) => word === found) ?? other);

/** A list, under the name it is reported by: what cannot be read is left out. A list that is missing is empty. */
export const listOf = <S extends z.ZodMiniType>(name: string, item: S) =>
  z.transform((found): z.output<S>[] => {
    if (isMissing(found)) return [];
    if (!Array.isArray(found)) leftOut.push({ path: [name], code: 'invalid_type' });
    return (Array.isArray(found) ? found : []).flatMap((entry, index) => {
      const read = parse(item, entry);
      if (read.success) return [read.data];
      leftOut.push(...read.error.issues.map(({ path, code }) => ({ path: [name, index, ...path], code })));
      return [];
    });
  });

/** A list may come alone, or under `items`. */
export const inItems = z.transform((found) => (Array.isArray(found) ? { items: found } : found));

/** A list under `items`, or the list alone. */
export const itemsOf = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(inItems, z.object({ items: listOf('items', item) }));

/** A page of a list: `{items, nextCursor}`, or the list alone. */
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(inItems, z.object({ items: listOf('items', item), nextCursor: orElse('nextCursor', ReadText, null) }));

/** A record whose fields may come under other names as well. */
export const renamed = <S extends z.ZodMiniType>(names: Readonly<Record<string, string>>, schema: S) =>
  z.pipe(
    z.transform((found) => {
      if (typeof found !== 'object' || found === null) return found;
      const record: Record<string, unknown> = { ...found };
      for (const [name, other] of Object.entries(names)) record[name] ??= record[other];
      return record;
    }),
    schema,
  );
