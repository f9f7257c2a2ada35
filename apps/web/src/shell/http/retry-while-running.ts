// Repeats a call after 409 idempotency.running until the first request has its answer.
import type { Outcome, SendOptions } from './outcome.ts';

const PAUSE_MS = 1000;
/** A server that asks for more is asked again all the same: somebody waits for the answer. */
const MOST_PAUSE_MS = 10_000;
/** An answer that has not come by then is for the caller to show as "checking". */
const MAX_TRIES = 30;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Asks, and while the same intent is still running asks again; only for calls that carry an idempotency key. */
export async function retryWhileRunning(
  request: () => Promise<Outcome<unknown>>,
  options: SendOptions,
): Promise<Outcome<unknown>> {
  let outcome = await request();
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    if (outcome.ok || outcome.errorCode !== 'idempotency.running' || !options.idempotencyKey) break;
    if (options.signal?.aborted) break;
    await pause(Math.min((outcome.retryAfterSeconds ?? 0) * 1000 || PAUSE_MS, MOST_PAUSE_MS));
    outcome = await request();
    // An earlier request has gone out: the intent may still be carried out.
    if (!outcome.ok && outcome.kind === 'offline') return { ...outcome, kind: 'network' };
  }
  return outcome;
}
