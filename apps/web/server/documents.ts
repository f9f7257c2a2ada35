// The documents of cached pages: compressed and limited in bytes, one for each known place.
import { languages } from '@foyer/contract';
import { LRUCache } from 'lru-cache';
import { routes } from '../src/shell/navigation/routes.ts';
import { type Answer, bodyOf } from './answer.ts';
import { type PageAddress, pageDocument } from './document.ts';
import { baseHeaders, pageHeaders, returnPageHeaders } from './security-headers.ts';
import { type SharedPage, searchOf } from './shared-page.ts';
import { entryBytes } from './stale-cache.ts';
import type { Visitor } from './visitor.ts';

/** The permissions for shared caches between the site and the visitor. */
const SHARED = 'public, max-age=0, s-maxage=2, stale-while-revalidate=20, stale-if-error=86400';
const RETRY_AFTER_SECONDS = '5';

/** The visitor and host of a request, as far as a document depends on them. */
export interface Standing extends Pick<PageAddress, 'indexed'> {
  readonly visitor: Pick<Visitor, 'scheme' | 'host'>;
  /** False: a host that strangers make up without end. */
  readonly isKnown: boolean;
}

/** An answer of a page, made once for all who get it. */
interface CachedDocument {
  readonly page: SharedPage;
  readonly answer: Answer;
}

export interface Documents {
  /** Returns the answer of a page for visitors who carry no secret; `key` names the page among all pages. */
  readonly of: (key: string, page: SharedPage, standing: Standing) => Answer;
  readonly bytes: () => number;
  readonly maxBytes: number;
}

/** Headers, policy and the objects around a body. */
const DOCUMENT_BYTES = 8_192;

const makeAnswer = (page: SharedPage, { visitor: { scheme, host }, indexed, isKnown }: Standing): Answer => {
  const canonicalPath = routes[page.route].paths[0] + searchOf(page.query);
  const { html, policy } = pageDocument(page.template, page, { origin: `${scheme}://${host}`, indexed, canonicalPath });
  const body = bodyOf(html, isKnown ? 'kept' : 'once');
  const isBroken = page.status === 503;
  return {
    status: page.status,
    headers: {
      ...baseHeaders,
      ...pageHeaders(policy, scheme),
      ...(page.route === 'socialReturn' && returnPageHeaders),
      'content-language': languages[page.textLanguage].tag,
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': isBroken ? 'no-store' : SHARED,
      ...(isBroken ? { 'retry-after': RETRY_AFTER_SECONDS } : { etag: body.etag }),
    },
    body,
  };
};

/**
 * Returns the same answer for an address that carries a secret: no cache keeps it, and no other site learns the
 * address.
 */
export const secretAnswer = ({ headers: { etag: _, ...headers }, ...answer }: Answer): Answer => ({
  ...answer,
  headers: { ...headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
});

export function createDocuments(maxBytes: number): Documents {
  const cache = new LRUCache<string, CachedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => entryBytes(key) + DOCUMENT_BYTES + answer.body.maxBytes,
  });
  return {
    of: (key, page, standing) => {
      if (!standing.isKnown) return makeAnswer(page, standing);
      const { scheme, host } = standing.visitor;
      const place = `${scheme} ${host} ${standing.indexed} ${key}`;
      const known = cache.get(place);
      if (known?.page === page) return known.answer;
      const answer = makeAnswer(page, standing);
      cache.set(place, { page, answer });
      return answer;
    },
    bytes: () => cache.calculatedSize,
    maxBytes,
  };
}
