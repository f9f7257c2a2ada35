// Reads answers of an operator's back end field by field, with defaults for what does not fit.

import { asNumber, asText, flagOf, isMissing, type Misfit } from '@foyer/contract/schemas/read';
import * as z from 'zod/mini';
import { asRecord } from '../storage/shapes.ts';

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];
type Fields = Readonly<Record<string, unknown>>;
type Report = (issue: Misfit) => void;

interface Reading {
  readonly found: unknown;
  /** Stands in where nothing was found, or nothing that fits. */
  readonly fallback: unknown;
  readonly path: Path;
  readonly report: Report;
}

/**
 * The definition of a schema, as the schema library documents it for other libraries: https://zod.dev/library-authors
 */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly valueType?: Schema;
}

// Every schema has a definition; the library's own types name it for each kind of schema apart.
const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/**
 * Converts a value the way answers of calls are read: "1" becomes true, "9" a number, 4 a text. Any other value stays
 * as it is, and does not fit.
 */
function asKind(kind: string, found: unknown): unknown {
  if (kind === 'boolean') return flagOf(found) ?? found;
  if (kind === 'number') return asNumber(found);
  return kind === 'string' ? asText(found) : found;
}

/** An empty text says neither yes nor no. */
const isAbsent = (kind: string, found: unknown): boolean => isMissing(found) || (kind === 'boolean' && found === '');

/** Entries of a list that fit; the others are reported and left out. */
const readList = (element: Schema, reading: Reading, found: readonly unknown[]): unknown[] =>
  found.flatMap((entry, index) => {
    const read = readValue(element, { ...reading, found: entry, fallback: undefined, path: [...reading.path, index] });
    return read === undefined ? [] : [read];
  });

/** Each field of an object on its own. */
function readFields(shape: Readonly<Record<string, Schema>>, reading: Reading, given: Fields): object {
  const usual = asRecord(reading.fallback) ?? {};
  const fields = Object.entries(shape).map(([name, schema]) => {
    const path = [...reading.path, name];
    return [name, readValue(schema, { ...reading, found: given[name], fallback: usual[name], path })] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The entries of a record that fit. */
const readRecord = (valueType: Schema, reading: Reading, found: object): object =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, entry]) => {
      const path = [...reading.path, name];
      const read = readValue(valueType, { ...reading, found: entry, fallback: undefined, path });
      return read === undefined ? [] : [[name, read]];
    }),
  );

/** The parts of a value that fit; the value as it is where it has none. */
function readParts(schema: Schema, reading: Reading): unknown {
  const { found } = reading;
  const { type, element, shape, valueType } = definitionOf(schema);
  if (element && Array.isArray(found)) return readList(element, reading, found);
  const given = asRecord(found);
  if (given && shape) return readFields(shape, reading, given);
  if (given && valueType) return readRecord(valueType, reading, given);
  return asKind(type, found);
}

function readValue(schema: Schema, reading: Reading): unknown {
  const { found, fallback, path, report } = reading;
  const { type, innerType } = definitionOf(schema);
  if (innerType && (type === 'optional' || type === 'nullable')) return readValue(innerType, reading);
  if (isAbsent(type, found)) return fallback;
  const read = z.safeParse(schema, readParts(schema, reading));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  report({ path: [...path, ...(issue?.path ?? [])], code: issue?.code });
  return fallback;
}

/**
 * Reads `found` in the form of `schema`. Fields that are missing or do not fit take the value of `fallback`; list
 * entries that do not fit are left out. Each misfit is reported; a missing field is not.
 */
export function readLoosely<S extends z.ZodMiniObject>(
  schema: S,
  found: unknown,
  fallback: z.output<S>,
  report: Report,
): z.output<S> {
  const given = asRecord(found);
  if (!given) {
    report({ path: [], code: 'no_object' });
    return fallback;
  }
  const { shape = {} } = definitionOf(schema);
  // Every field has been read by its own schema, or is the fallback's.
  return readFields(shape, { found, fallback, path: [], report }, given) as z.output<S>;
}
