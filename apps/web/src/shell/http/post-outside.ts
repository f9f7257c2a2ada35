// Posts forms to other servers, such as identity providers, without any part of the session.
import { asRecord } from '../storage/shapes.ts';

/** A person is waiting. */
const OUTSIDE_TIMEOUT_MS = 15_000;

export interface OutsideAnswer {
  readonly status: number;
  readonly value: Readonly<Record<string, unknown>>;
}

/** `timeout` and `network`: nobody answered, or not in JSON. */
export type OutsideOutcome = OutsideAnswer | 'timeout' | 'network';

/** Posts a form (RFC 6749). Never throws. */
export type PostOutside = (address: string, fields: Readonly<Record<string, string>>) => Promise<OutsideOutcome>;

export const createPostOutside =
  (fetch: (address: string, init: RequestInit) => Promise<Response>): PostOutside =>
  async (address, fields) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), OUTSIDE_TIMEOUT_MS);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: controller.signal,
      });
      const value = asRecord(await answer.json());
      return value ? { status: answer.status, value } : 'network';
    } catch {
      return controller.signal.aborted ? 'timeout' : 'network';
    } finally {
      clearTimeout(timer);
    }
  };

/** By the browser's own fetch. */
export const postOutside: PostOutside = createPostOutside((address, init) => fetch(address, init));
