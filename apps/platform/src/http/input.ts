// Reads a call's input from path, query and body, and checks it against its schema.
import type { Call } from '@foyer/contract';
import type { FastifyRequest } from 'fastify';
import { type core, safeParse, type ZodMiniType } from 'zod/mini';
import { Refusal } from '../refusal.ts';
import { parseStrictJson } from './strict-json.ts';

/** A body as bytes, a sealed one as the text that was in it; null where none was sent. */
export type Payload = Buffer | string | null;

const jsonOf = (payload: Payload): unknown => {
  if (payload === null || payload.length === 0) return {};
  try {
    const text = typeof payload === 'string' ? payload : new TextDecoder('utf-8', { fatal: true }).decode(payload);
    return parseStrictJson(text);
  } catch {
    throw new Refusal('input.invalid');
  }
};

/** PostgreSQL takes no NUL in a text, and half of a surrogate pair would come back changed; no honest value has either. */
const UNFIT = /[\0\p{Surrogate}]/u;

const isPlainText = (value: unknown): boolean => {
  if (typeof value === 'string') return !UNFIT.test(value);
  if (Array.isArray(value)) return value.every(isPlainText);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isPlainText);
  return true;
};

/**
 * Adds the parameters of the path to the sent input. A query or body may repeat a parameter, but not with another
 * value.
 */
const withParameters = (sent: unknown, parameters: Readonly<Record<string, string>>): unknown => {
  const names = Object.keys(parameters);
  if (names.length === 0) return sent;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new Refusal('input.invalid');
  const fields: Readonly<Record<string, unknown>> = { ...sent };
  if (names.some((name) => Object.hasOwn(fields, name) && fields[name] !== parameters[name]))
    throw new Refusal('input.invalid');
  return { ...fields, ...parameters };
};

type Definition = {
  readonly type: string;
  readonly innerType?: core.$ZodType;
  readonly options?: readonly core.$ZodType[];
  readonly shape?: Shape;
};
type Shape = Readonly<Record<string, core.$ZodType>>;

// Every schema has a definition; the library's own types name it for each kind of schema apart.
const definitionOf = (schema: core.$ZodType): Definition => schema._zod.def as unknown as Definition;

const isEmpty = (value: unknown): boolean => value === '' || value === null;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An optional field that is there and empty, where its schema has no place for that, stands for one that is not there. */
function withoutEmpty(schema: core.$ZodType, value: unknown): unknown {
  const { innerType, options = [], shape } = definitionOf(schema);
  if (innerType) return withoutEmpty(innerType, value);
  for (const option of options) {
    const read = withoutEmpty(option, value);
    if (safeParse(option, read).success) return read;
  }
  if (!shape || !isFields(value)) return value;
  const checked = Object.entries(value).flatMap(([name, field]) => {
    const own = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!own) return [[name, field]];
    const isDropped = isEmpty(field) && definitionOf(own).type === 'optional' && !safeParse(own, field).success;
    return isDropped ? [] : [[name, withoutEmpty(own, field)]];
  });
  return Object.fromEntries(checked);
}

/** The checked input of a call; `payload` is its body, opened if it was sealed. */
export const checkedInput = (schema: ZodMiniType, row: Call, request: FastifyRequest, payload: Payload): unknown => {
  const sent = row.method === 'GET' ? { ...(request.query as object) } : jsonOf(payload);
  const fields = withParameters(sent, request.params as Record<string, string>);
  const checked = schema.safeParse(withoutEmpty(schema, fields));
  if (!checked.success || !isPlainText(checked.data)) throw new Refusal('input.invalid');
  return checked.data;
};
