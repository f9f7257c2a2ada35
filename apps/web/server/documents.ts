// The documents of kept pages: one for each place that is known, compressed and bounded in bytes; the others are made and not kept.
import { LRUCache } from 'lru-cache';
import { routes } from '../src/shell/navigation/routes.ts';
import { type Body, bodyOf } from './answer.ts';
import { type Place, pageDocument } from './document.ts';
import { type SharedPage, searchOf } from './shared-page.ts';
import { entryBytes } from './stale-cache.ts';

/** A document as it is sent. */
export interface KeptDocument {
  readonly page: SharedPage;
  readonly policy: string;
  readonly body: Body;
}

/** Where a visitor stands, as far as a document tells it. */
export interface Standing extends Pick<Place, 'origin' | 'indexed'> {
  /** False: a host that strangers make up without end. */
  readonly isKnown: boolean;
}

export interface Documents {
  /** The document of a page; `key` names the page among all pages. */
  readonly of: (key: string, page: SharedPage, standing: Standing) => KeptDocument;
  readonly bytes: () => number;
  readonly maxBytes: number;
}

/** Policy and the objects around a body. */
const DOCUMENT_BYTES = 6_144;

const makeDocument = (page: SharedPage, { origin, indexed, isKnown }: Standing): KeptDocument => {
  const canonicalPath = routes[page.route].paths[0] + searchOf(page.query);
  const { html, policy } = pageDocument(page.template, page, { origin, indexed, canonicalPath });
  return { page, policy, body: bodyOf(html, isKnown ? 'kept' : 'once') };
};

export function createDocuments(maxBytes: number): Documents {
  const kept = new LRUCache<string, KeptDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => entryBytes(key) + DOCUMENT_BYTES + body.maxBytes,
  });
  return {
    of: (key, page, standing) => {
      if (!standing.isKnown) return makeDocument(page, standing);
      const place = `${key} ${standing.origin} ${standing.indexed}`;
      const known = kept.get(place);
      if (known?.page === page) return known;
      const made = makeDocument(page, standing);
      kept.set(place, made);
      return made;
    },
    bytes: () => kept.calculatedSize,
    maxBytes,
  };
}
