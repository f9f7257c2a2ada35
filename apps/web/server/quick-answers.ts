// Answers repeated requests synchronously, while page and verdict are fresh.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Answer, encodingOf, holds } from './answer.ts';
import { savedLanguage } from './cookies.ts';
import type { Gate, GateRequest } from './gate.ts';
import { entryBytes } from './stale-cache.ts';
import type { Visitor } from './visitor.ts';

/** Longer addresses and headers are no browser's. */
const MAX_TEXT = 256;
const MAX_BYTES = 8 * 1024 * 1024;

/** An answer that may be given again, and until when. */
export interface Reusable {
  readonly answer: Answer;
  /** End of the answer's life on the clock of `now`. */
  readonly until: number;
  /** The input of the gate, without the visitor. */
  readonly gateRequest: Omit<GateRequest, 'visitor'>;
}

interface QuickAnswer extends Omit<Reusable, 'answer'> {
  readonly status: number;
  readonly etag: string;
  /** Names and values in turn, as Node writes them without a look. */
  readonly head: string[];
  readonly unchangedHead: string[];
  readonly bytes: Buffer;
}

const flatHeaders = (headers: Answer['headers']): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));

export interface QuickAnswers {
  /** Answers a request where that can be done at once; false where it cannot. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, visitor: Visitor) => boolean;
  /** Keeps an answer for requests like this one. */
  readonly cacheAnswer: (request: FastifyRequest, visitor: Visitor, reusable: Reusable) => Promise<void>;
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
  const cache = new LRUCache<string, QuickAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => entryBytes(key) + bytes.length,
  });
  return {
    send: (request, reply, visitor) => {
      const name = nameOf(request, visitor);
      const found = name === null ? undefined : cache.get(name);
      if (!found || found.until <= now() || !gate.isOpen({ ...found.gateRequest, visitor })) return false;
      // Fastify's own way to an answer costs as much as all that was done before.
      reply.hijack();
      if (found.status === 200 && holds(request, found.etag)) reply.raw.writeHead(304, found.unchangedHead).end();
      else reply.raw.writeHead(found.status, found.head).end(found.bytes);
      return true;
    },
    cacheAnswer: async (request, visitor, reusable) => {
      const name = nameOf(request, visitor);
      if (name === null) return;
      const { answer } = reusable;
      const encoding = encodingOf(request.headers['accept-encoding']);
      const bytes = await answer.body.as(encoding);
      const { until, gateRequest } = reusable;
      const unchangedHead = flatHeaders(answer.headers);
      const head = [...unchangedHead, 'content-length', String(bytes.length)];
      if (encoding) head.push('content-encoding', encoding);
      const { status, body } = answer;
      cache.set(name, { status, etag: body.etag, head, unchangedHead, bytes, until, gateRequest });
    },
    bytes: () => cache.calculatedSize,
    maxBytes: MAX_BYTES,
  };
}
