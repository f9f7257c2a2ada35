// The gate: reads this visitor's status before any page is answered, cached pages too.
import type { LanguageCode, Status } from '@foyer/contract';
import { LRUCache } from 'lru-cache';
import { readAnswer } from '../src/shell/http/answer.ts';
import { type Backend, forwardedHeaders, headerOf } from './backend.ts';
import type { ReportMisfit } from './misfit.ts';
import { statusOf } from './read-status.ts';
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

/** Tells what the status of a visitor means for a page. */
export function verdictOf(status: Status): Verdict {
  if (status.regionRestriction) return { at: 'region', status };
  return status.maintenance ? { at: 'maintenance', status } : open;
}

export interface GateRequest {
  readonly visitor: Visitor;
  readonly merchant: string;
  /** The text of a maintenance comes in it. */
  readonly language: LanguageCode;
}

export interface Gate {
  readonly check: (gateRequest: GateRequest) => Promise<Verdict>;
  /** True where a cached verdict lets this visitor in; false where it does not, or the back end must decide. */
  readonly isOpen: (gateRequest: GateRequest) => boolean;
  /** Bytes of the verdicts that are kept. */
  readonly bytes: () => number;
  readonly maxBytes: number;
}

export interface GateDeps {
  readonly backend: Backend;
  readonly misfit: ReportMisfit;
  readonly now: () => number;
}

interface CachedVerdict {
  readonly verdict: Promise<Verdict>;
  readonly requestedAt: number;
  /** False until the verdict is there. */
  isOpen: boolean;
}

const keyOf = ({ visitor, merchant, language }: GateRequest): string =>
  `${merchant} ${language} ${visitor.ip} ${visitor.region?.value ?? ''}`;

const requestVerdict = async (deps: GateDeps, { visitor, merchant, language }: GateRequest): Promise<Verdict> => {
  try {
    const headers = { ...forwardedHeaders(visitor), merchant, language };
    const answer = await deps.backend.request('/wps/system/status?device=MOBILE', headers, GATE_TIMEOUT_MS);
    const answered = readAnswer(headerOf(answer, 'content-type'), answer.body);
    if (answered?.success) return verdictOf(statusOf(answered.value, visitor.ip, deps.now(), deps.misfit));
    if (!answered) deps.misfit('system.status', [{ path: [], code: 'no_answer' }]);
    return open;
  } catch {
    return open;
  }
};

/** Asks the back end about each visitor, once in a moment. */
export function createGate(deps: GateDeps): Gate {
  const cache = new LRUCache<string, CachedVerdict>({
    maxSize: VERDICTS_BYTES,
    sizeCalculation: (_, key) => entryBytes(key) + VERDICT_BYTES,
  });
  const find = (key: string): CachedVerdict | null => {
    const known = cache.get(key);
    return known && deps.now() - known.requestedAt < VERDICT_MS ? known : null;
  };
  return {
    check: (gateRequest) => {
      const key = keyOf(gateRequest);
      const known = find(key);
      if (known) return known.verdict;
      const verdict = requestVerdict(deps, gateRequest);
      const verdictEntry: CachedVerdict = { verdict, requestedAt: deps.now(), isOpen: false };
      cache.set(key, verdictEntry);
      void verdict.then(({ at }) => {
        verdictEntry.isOpen = at === 'open';
      });
      return verdict;
    },
    isOpen: (gateRequest) => find(keyOf(gateRequest))?.isOpen === true,
    bytes: () => cache.calculatedSize,
    maxBytes: VERDICTS_BYTES,
  };
}
