// DF-04: probes several domains at once. The first valid answer wins; every other answer is ignored.
import type { Clock } from '../shell.ts';
import { type Question, signedTextOf } from './ping-answer.rules.ts';
import type { Verify } from './verify.ts';

/** A domain that has not answered by then is slow or dead. */
export const PROBE_TIMEOUT_MS = 10_000;

export interface ProbeDeps {
  readonly merchant: string;
  /**
   * Asks an address without credentials and without following it elsewhere: the answer read as JSON. Rejects where there is none, with a
   * TypeError where the page may read nothing.
   */
  readonly requestJson: (
    address: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<unknown>;
  readonly verify: Verify;
  readonly clock: Pick<Clock, 'now'>;
  /** Hears of every domain that is out of the race. */
  readonly onSilent?: (origin: string) => void;
}

/** Asks in the operator's name: by the header of every call, and by the address where the domain takes no headers from other sites. */
async function pingNamed(origin: string, speed: string, signal: AbortSignal, { merchant, requestJson }: ProbeDeps) {
  const address = `${origin}/wps/system/test/ping?speed=${speed}`;
  try {
    return await requestJson(address, { Merchant: merchant }, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof TypeError)) throw error;
    return requestJson(`${address}&merchant=${encodeURIComponent(merchant)}`, {}, signal);
  }
}

/** Fulfils where the domain proves to be the operator's; never where it does not. */
async function probe(origin: string, speed: string, signal: AbortSignal, deps: ProbeDeps): Promise<boolean> {
  const question: Question = { merchant: deps.merchant, host: new URL(origin).host, speed };
  const answer = await pingNamed(origin, speed, signal, deps);
  const signed = signedTextOf(answer, question, deps.clock.now());
  return signed !== null && (await deps.verify(signed)) && !signal.aborted;
}

/**
 * Returns the domain whose valid answer came first, or null when none came within ten seconds. It does not wait for
 * the losing domains.
 */
export function firstValid(origins: readonly string[], deps: ProbeDeps): Promise<string | null> {
  const controller = new AbortController();
  const speed = String(Date.now());
  return new Promise((resolve) => {
    const end = (winner: string | null): void => {
      clearTimeout(timer);
      resolve(winner);
      controller.abort();
    };
    const timer = setTimeout(() => end(null), PROBE_TIMEOUT_MS);
    let open = origins.length;
    if (open === 0) end(null);
    for (const origin of origins) {
      const lost = (): void => {
        if (!controller.signal.aborted) deps.onSilent?.(origin);
        open -= 1;
        if (open === 0) end(null);
      };
      probe(origin, speed, controller.signal, deps).then((valid) => (valid ? end(origin) : lost()), lost);
    }
  });
}
