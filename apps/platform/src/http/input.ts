// Reads a call's input from path, query and body, and holds it against its schema. Whatever does not fit is `input.invalid`.
import type { Call } from '@foyer/contract';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

const jsonOf = (body: unknown): unknown => {
  if (!Buffer.isBuffer(body)) return body ?? {};
  if (body.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
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

/** The checked input of a call; `payload` is its body, opened if it was sealed. */
export const checkedInput = (schema: z.ZodMiniType, row: Call, request: FastifyRequest, payload: unknown): unknown => {
  const sent = row.method === 'GET' ? { ...(request.query as object) } : jsonOf(payload);
  const parameters = request.params as Record<string, string>;
  const named = Object.keys(parameters).length > 0;
  if (named && (typeof sent !== 'object' || sent === null || Array.isArray(sent))) throw new Refusal('input.invalid');
  const checked = schema.safeParse(named ? { ...(sent as object), ...parameters } : sent);
  if (!checked.success || !isPlainText(checked.data)) throw new Refusal('input.invalid');
  return checked.data;
};
