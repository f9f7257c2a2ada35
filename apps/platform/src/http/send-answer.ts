// Sends a call's value as its row says: in the envelope or alone, with an ETag where useful.
import { createHash } from 'node:crypto';
import type { Call } from '@foyer/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendValue } from './answer.ts';

interface Tagged {
  readonly body: string;
  readonly tag: string;
}

/** Values that stay the same object between calls are written and hashed once. */
const written = new WeakMap<object, Tagged>();

const tagged = (row: Call, value: object): Tagged => {
  const known = written.get(value);
  if (known) return known;
  const body = JSON.stringify(row.bare ? value : { success: true, value });
  const made = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  written.set(value, made);
  return made;
};

/** True where the caller names the tag it has, as If-None-Match lists them; a proxy that compressed marks its own as weak. */
const has = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((named) => named.trim().replace(/^W\//, '') === tag);

export const sendAnswer = (row: Call, request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply => {
  if (row.cache !== 'etag' || typeof value !== 'object' || value === null) {
    return row.bare ? reply.send(value) : sendValue(reply, value);
  }
  const { body, tag } = tagged(row, value);
  reply.header('Cache-Control', 'no-cache').header('ETag', tag);
  return has(request, tag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(body);
};
