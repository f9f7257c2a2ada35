// Speaks to the platform: loads a puzzle, sends an answer.
import type { Judgement, LoadedPuzzle } from '../puzzle-service.ts';
import type { Load, Verify } from '../wire.schemas.ts';

/** An error in the names of both versions: `code` and `msg` of 4, `error_code` and `user_error` of 3. */
export interface Trouble {
  readonly code: string;
  readonly error_code: string;
  readonly msg: string;
  readonly user_error: string;
  readonly desc: { readonly detail: string };
}

/** docs.geetest.com/BehaviorVerification/apirefer/api/errorcode/web: a request that failed or ran out of time. */
const NETWORK = '60204';
const TIMEOUT_MS = 10_000;

const trouble = (code: string, text: string): Trouble => ({
  code,
  error_code: code,
  msg: text,
  user_error: text,
  desc: { detail: text },
});

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errorCode: string | null; readonly trouble: Trouble };

export interface Wire {
  readonly load: (input: Load) => Promise<Answered<LoadedPuzzle>>;
  readonly verify: (input: Verify) => Promise<Answered<Judgement>>;
}

interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly errorCode?: string;
  readonly message?: string;
}

/** `server` is one of the three doors; the wire is the same behind each. */
export const createWire = (server: string, language: string, networkText: string, timeoutMs = TIMEOUT_MS): Wire => {
  const send = async <T>(path: string, input: unknown): Promise<Answered<T>> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeoutMs);
    try {
      const response = await fetch(server.replace(/\/s\d$/, path), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Language: language },
        body: JSON.stringify(input),
        signal: stop.signal,
      });
      const { success, value, errorCode = '', message = '' } = (await response.json()) as Envelope;
      // The platform's own answer to this very call.
      if (success) return { ok: true, value: value as T };
      return { ok: false, errorCode, trouble: trouble('', message) };
    } catch {
      return { ok: false, errorCode: null, trouble: trouble(NETWORK, networkText) };
    } finally {
      clearTimeout(timer);
    }
  };
  return { load: (input) => send('/load', input), verify: (input) => send('/verify', input) };
};
