// Answers to requests that were answered a moment ago in the same words: found without a promise, while page and verdict are fresh.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Answer, encodingOf, holds } from './answer.ts';
import { savedLanguage } from './cookies.ts';
import type { Asking, Gate } from './gate.ts';
import { entryBytes } from './stale-cache.ts';
import type { Visitor } from './visitor.ts';

/** Longer addresses and headers are no browser's. */
const MAX_TEXT = 256;
const MAX_BYTES = 8 * 1024 * 1024;

/** An answer that may be given again, and until when. */
export interface Reusable {
  readonly answer: Answer;
  /** As `now` tells the time. */
  readonly until: number;
  /** How the gate was asked, but for the visitor. */
  readonly asking: Omit<Asking, 'visitor'>;
}

interface QuickAnswer extends Reusable {
  readonly headers: Answer['headers'];
  readonly bytes: Buffer;
}

export interface QuickAnswers {
  /** Answers a request where that can be done at once; false where it cannot. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, visitor: Visitor) => boolean;
  /** Keeps an answer for requests like this one. */
  readonly keep: (request: FastifyRequest, visitor: Visitor, reusable: Reusable) => Promise<void>;
  readonly bytes: () => number;
  readonly maxBytes: number;
}

/** Everything of a request that its page depends on; null where it is too long to be kept. */
function nameOf({ raw, headers }: FastifyRequest, { scheme, host }: Visitor): string | null {
  const { url = '' } = raw;
  const accepted = headers['accept-language'] ?? '';
  if (url.length > MAX_TEXT || accepted.length > MAX_TEXT) return null;
  const encoding = encodingOf(headers['accept-encoding']);
  return `${scheme} ${host} ${encoding} ${savedLanguage(headers.cookie)} ${accepted} ${url}`;
}

export function createQuickAnswers(gate: Gate, now: () => number): QuickAnswers {
  const kept = new LRUCache<string, QuickAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => entryBytes(key) + bytes.length,
  });
  return {
    send: (request, reply, visitor) => {
      const name = nameOf(request, visitor);
      const found = name === null ? undefined : kept.get(name);
      if (!found || found.until <= now() || !gate.isOpen({ ...found.asking, visitor })) return false;
      reply.headers(found.headers);
      if (holds(request, found.answer.body.etag)) reply.code(304).send();
      else reply.code(found.answer.status).send(found.bytes);
      return true;
    },
    keep: async (request, visitor, reusable) => {
      const name = nameOf(request, visitor);
      if (name === null) return;
      const { answer } = reusable;
      const encoding = encodingOf(request.headers['accept-encoding']);
      const bytes = await answer.body.as(encoding);
      const headers = encoding ? { ...answer.headers, 'content-encoding': encoding } : answer.headers;
      kept.set(name, { ...reusable, headers, bytes });
    },
    bytes: () => kept.calculatedSize,
    maxBytes: MAX_BYTES,
  };
}
