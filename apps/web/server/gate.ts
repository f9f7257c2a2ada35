// The gate: what is true for this visitor is asked before any page is answered, cached ones too.
import type { LanguageCode, Status } from '@foyer/contract';
import { Status as StatusSchema } from '@foyer/contract/schemas';
import { type Backend, forwardedHeaders } from './backend.ts';
import type { Visitor } from './visitor.ts';

/** A page does not wait longer for the gate. A back end that is down opens it: its pages hold nothing secret and no call passes. */
const GATE_TIMEOUT_MS = 1_000;

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

/** Asks the back end about this visitor. */
export async function askGate(
  backend: Backend,
  visitor: Visitor,
  merchant: string,
  language: LanguageCode,
): Promise<Verdict> {
  try {
    const headers = { ...forwardedHeaders(visitor), merchant, language };
    const answer = await backend.ask('/wps/system/status?device=MOBILE', headers, GATE_TIMEOUT_MS);
    const { value } = JSON.parse(answer.body) as { value?: unknown };
    const read = StatusSchema.safeParse(value);
    return read.success ? verdictOf(read.data) : open;
  } catch {
    return open;
  }
}
