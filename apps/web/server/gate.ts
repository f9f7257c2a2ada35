// The gate: what is true for this visitor is asked before any page is answered, cached ones too.
import type { LanguageCode, Status } from '@foyer/contract';
import { Status as StatusSchema } from '@foyer/contract/schemas';
import { LRUCache } from 'lru-cache';
import { type Backend, forwardedHeaders } from './backend.ts';
import type { ReportMisfit } from './misfit.ts';
import { entryBytes } from './stale-cache.ts';
import type { Visitor } from './visitor.ts';

/** A page does not wait longer for the gate. A back end that is down opens it: its pages hold nothing secret and no call passes. */
const GATE_TIMEOUT_MS = 1_000;
/** A verdict is kept for so long, for one operator, address and region. */
const VERDICT_MS = 2_000;
/** Addresses are many, and strangers can come from very many. */
const VERDICTS_BYTES = 4 * 1024 * 1024;
/** A verdict with the text of a maintenance. */
const VERDICT_BYTES = 1_024;

export type Verdict =
  | { readonly at: 'open' }
  | { readonly at: 'maintenance'; readonly status: Status }
  | { readonly at: 'region'; readonly status: Status };

const open: Verdict = { at: 'open' };

/** What the status of a visitor means for a page. */
export function verdictOf(status: Status): Verdict {
  if (status.regionRestriction) return { at: 'region', status };
  return status.maintenance ? { at: 'maintenance', status } : open;
}

export interface Asking {
  readonly visitor: Visitor;
  readonly merchant: string;
  /** The text of a maintenance comes in it. */
  readonly language: LanguageCode;
}

export interface Gate {
  readonly ask: (asking: Asking) => Promise<Verdict>;
  /** Bytes of the verdicts that are kept. */
  readonly bytes: () => number;
  readonly maxBytes: number;
}

export interface GateDeps {
  readonly backend: Backend;
  readonly misfit: ReportMisfit;
  readonly now: () => number;
}

const askBackend = async ({ backend, misfit }: GateDeps, { visitor, merchant, language }: Asking): Promise<Verdict> => {
  try {
    const headers = { ...forwardedHeaders(visitor), merchant, language };
    const answer = await backend.ask('/wps/system/status?device=MOBILE', headers, GATE_TIMEOUT_MS);
    const { success, value } = JSON.parse(answer.body) as { success?: unknown; value?: unknown };
    if (success === false) return open;
    const read = StatusSchema.safeParse(value);
    if (read.success) return verdictOf(read.data);
    misfit('system.status', read.error.issues);
    return open;
  } catch {
    return open;
  }
};

/** Asks the back end about each visitor, once in a moment. */
export function createGate(deps: GateDeps): Gate {
  const kept = new LRUCache<string, { readonly verdict: Promise<Verdict>; readonly askedAt: number }>({
    maxSize: VERDICTS_BYTES,
    sizeCalculation: (_, key) => entryBytes(key) + VERDICT_BYTES,
  });
  return {
    ask: (asking) => {
      const { visitor, merchant, language } = asking;
      const key = `${merchant} ${language} ${visitor.ip} ${visitor.region?.value ?? ''}`;
      const known = kept.get(key);
      if (known && deps.now() - known.askedAt < VERDICT_MS) return known.verdict;
      const verdict = askBackend(deps, asking);
      kept.set(key, { verdict, askedAt: deps.now() });
      return verdict;
    },
    bytes: () => kept.calculatedSize,
    maxBytes: VERDICTS_BYTES,
  };
}
