// Sends the contract's public calls for a page that is rendered here, in its language.
import { type BoundCallName, type Call, calls, type InputOf, type LanguageCode, type OutputOf } from '@foyer/contract';
import { readAs, schemas } from '@foyer/contract/schemas';
import { readAnswer } from '../src/shell/http/answer.ts';
import { failure, TIMEOUT_CODE } from '../src/shell/http/failure.ts';
import type { Outcome, Send } from '../src/shell/http/outcome.ts';
import { targetOf } from '../src/shell/http/request.ts';
import { type Backend, type BackendAnswer, forwardedHeaders, headerOf } from './backend.ts';
import type { ReportMisfit } from './misfit.ts';
import type { Visitor } from './visitor.ts';

/** A page waits no longer for its data than this; the browser tries again by itself. */
const PAGE_CALL_TIMEOUT_MS = 4_000;

export interface PageCaller {
  readonly backend: Backend;
  readonly misfit: ReportMisfit;
  /** The site as its visitors address it; no visitor's own address goes into a page that all of them share. */
  readonly site: Pick<Visitor, 'host' | 'scheme' | 'region'>;
  readonly merchant: string;
  readonly language: LanguageCode;
}

/** An answer as it came, held against no schema. */
function envelopeOf(name: BoundCallName, answer: BackendAnswer, misfit: ReportMisfit): Outcome<unknown> {
  const { status } = answer;
  const parsed = readAnswer(headerOf(answer, 'content-type'), answer.body);
  if (!parsed || (parsed.success && status >= 300)) {
    misfit(name, [{ path: [], code: 'no_answer' }]);
    return failure('malformed', 'answer.malformed', { status });
  }
  if (!parsed.success) return failure('refused', parsed.errorCode, { status, message: parsed.message });
  return { ok: true, value: parsed.value };
}

function checked<N extends BoundCallName>(
  name: N,
  outcome: Outcome<unknown>,
  misfit: ReportMisfit,
): Outcome<OutputOf<N>> {
  if (!outcome.ok) return outcome;
  const read = readAs(schemas[name].output, outcome.value);
  misfit(name, read.ok ? read.leftOut : read.misfits);
  // The schema of the same row has just read it.
  return read.ok
    ? { ok: true, value: read.value as OutputOf<N> }
    : failure('malformed', 'answer.malformed', { status: 200 });
}

/** Makes a call for a page and hands out the answer as it came. Never throws. */
export const callFor =
  ({ backend, misfit, site, merchant, language }: PageCaller) =>
  async <N extends BoundCallName>(name: N, input: InputOf<N>): Promise<Outcome<unknown>> => {
    const row: Call = calls[name];
    if (row.method !== 'GET' || row.token === 'member')
      return failure('refused', 'CUSTOMER_NOT_LOGIN', { status: 401 });
    const parsed = schemas[name].input.safeParse(input);
    const target = parsed.success ? targetOf(row, parsed.data) : null;
    if (!target) return failure('refused', 'input.invalid', { status: 400 });
    try {
      const { host, scheme, region } = site;
      const headers = { ...forwardedHeaders({ ip: '', host, scheme, ...(region && { region }) }), merchant, language };
      return envelopeOf(
        name,
        await backend.request(target.path + target.search, headers, PAGE_CALL_TIMEOUT_MS),
        misfit,
      );
    } catch (error) {
      const late = (error as { code?: string }).code === 'ETIMEDOUT';
      return failure(late ? 'timeout' : 'network', late ? TIMEOUT_CODE : 'service.unavailable', {
        status: late ? 504 : 502,
      });
    }
  };

/**
 * Returns the function that makes calls to the back end for a page. It checks each answer by the call's schema and
 * never throws.
 */
export const sendFor = (caller: PageCaller): Send => {
  const call = callFor(caller);
  return async (name, input) => checked(name, await call(name, input), caller.misfit);
};
