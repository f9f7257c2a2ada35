// Sends one request: the only place that fetches. Every failure becomes an Outcome.
import type { Method } from '@foyer/contract';
import { storedAtOf } from '../copies/copy-signs.ts';
import { readAnswer } from './answer.ts';
import { failure, failWithoutAnswer, newReference, TIMEOUT_CODE } from './failure.ts';
import type { Failure, Outcome } from './outcome.ts';

/** Time-out of a call whose row names no other. */
export const HTTP_TIMEOUT_MS = 30_000;
/** No honest answer is longer. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export interface ExchangeRequest {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  readonly cache: RequestCache;
  readonly signal: AbortSignal | null;
  readonly tokenUsed: Failure['tokenUsed'];
  readonly bareText: boolean | undefined;
  readonly keepalive: boolean;
}

export interface ExchangeDeps {
  readonly fetch: typeof fetch;
  readonly online: () => boolean;
  /** Told the Date header of every answer. */
  readonly learnTime: (serverDate: string) => void;
  /** Told of every answer that is a copy: when the service worker stored it, ms since 1970. */
  readonly noteCopy?: (storedAt: number) => void;
}

/** An answer without `value` stands for an empty one. */
const nothing = {};

function outcomeOf(response: Response, text: string, { tokenUsed, bareText }: ExchangeRequest): Outcome<unknown> {
  const envelope = readAnswer(response.headers.get('content-type'), text, bareText);
  if (envelope?.success && response.ok) return { ok: true, value: envelope.value ?? nothing };
  const retryAfter = Number(response.headers.get('retry-after'));
  const more: Partial<Failure> = {
    status: response.status,
    reference: response.headers.get('x-request-id') ?? newReference(),
    tokenUsed,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  };
  if (!envelope || envelope.success) return failure('malformed', 'answer.malformed', more);
  const { errorCode, message, value } = envelope;
  return failure('refused', errorCode, { ...more, message, ...(value !== undefined && { value }) });
}

/** Makes the exchange. It never throws and always settles: with an answer, or at its time-out. */
export const createExchange =
  (deps: ExchangeDeps) =>
  async (request: ExchangeRequest): Promise<Outcome<unknown>> => {
    const { tokenUsed, signal } = request;
    const controller = new AbortController();
    const wasOnline = deps.online();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      controller.abort();
    }, request.timeoutMs);
    const stop = (): void => controller.abort();
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    try {
      const response = await deps.fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        credentials: 'include',
        cache: request.cache,
        redirect: 'error',
        keepalive: request.keepalive,
        signal: controller.signal,
      });
      const date = response.headers.get('date');
      if (date) deps.learnTime(date);
      const storedAt = storedAtOf(response);
      if (storedAt > 0) deps.noteCopy?.(storedAt);
      if (Number(response.headers.get('content-length')) > MAX_ANSWER_BYTES) {
        stop();
        return failure('malformed', 'answer.too.large', { status: response.status, tokenUsed });
      }
      return outcomeOf(response, await response.text(), request);
    } catch {
      if (late) return failure('timeout', TIMEOUT_CODE, { tokenUsed });
      if (signal?.aborted) return failure('aborted', 'aborted', { tokenUsed });
      return failWithoutAnswer(wasOnline, deps.online(), { tokenUsed });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  };
