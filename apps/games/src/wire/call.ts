// Sends a call of the game wire, or of the chat's, by name and answers an outcome. It never throws.
import {
  type Answer,
  type Call as CallRow,
  type ChatCallName,
  type GameCallName,
  gameCalls,
  type InputOf,
  type OutputOf,
} from '@foyer/contract';
import type { Outcome } from './outcome.ts';

const TIMEOUT_MS = 10_000;
/** The servers give a request twenty seconds to arrive; the rest is for the scan and the answer. */
const FILE_TIMEOUT_MS = 60_000;

export interface Caller {
  readonly language: () => string;
  readonly session: () => string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Puts `{name}` parts of a path in place and leaves the other fields for query or body. */
const addressed = (path: string, input: Fields): { path: string; rest: Fields } => {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
};

const queryOf = (fields: Fields): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

const isAnswer = (value: unknown): value is Answer<unknown> =>
  typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean';

/** Codes under which the same key is still at work somewhere: asked again, never taken for a refusal. */
const undecided = new Set(['idempotency.running', 'service.overloaded', 'service.unavailable', 'unknown_error']);

const judged = async <T>(response: Response): Promise<Outcome<T>> => {
  const body: unknown = await response.json().catch(() => null);
  if (!isAnswer(body)) return { at: 'unknown', why: 'server' };
  // The schema is the platform's word: the room trusts its own server and checks no fields.
  if (body.success) return { at: 'done', value: body.value as T };
  if (undecided.has(body.errorCode) || body.errorCode.startsWith('TOO_MANY_REQUEST'))
    return { at: 'unknown', why: 'server' };
  return {
    at: 'refused',
    code: body.errorCode,
    message: body.message,
    reference: response.headers.get('X-Request-Id'),
  };
};

type WireCallName = GameCallName | ChatCallName;

/** Makes calls of one wire, whose rows are given. */
export const callerOf =
  <Names extends WireCallName>(rows: Readonly<Record<Names, CallRow>>, caller: Caller) =>
  async <N extends Names>(name: N, input: InputOf<N>, key?: string): Promise<Outcome<OutputOf<N>>> => {
    const row = rows[name];
    const { path, rest } = addressed(row.path, input as Fields);
    const post = row.method === 'POST';
    const session = row.token === 'none' ? null : caller.session();
    const headers: Record<string, string> = { Language: caller.language() };
    if (post) headers['Content-Type'] = 'application/json';
    if (session !== null) headers.Authorization = session;
    if (key !== undefined) headers['Idempotency-Key'] = key;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), row.timeoutMs ?? TIMEOUT_MS);
    try {
      const response = await fetch(post ? path : path + queryOf(rest), {
        method: row.method,
        headers,
        credentials: 'omit',
        cache: 'no-store',
        signal: stop.signal,
        ...(post ? { body: JSON.stringify(rest) } : {}),
      });
      return await judged(response);
    } catch {
      return { at: 'unknown', why: stop.signal.aborted ? 'timeout' : 'offline' };
    } finally {
      clearTimeout(timer);
    }
  };

/** Sends a file as the body of a call: the bytes alone say what it is. */
export const fileCallerOf =
  (caller: Caller) =>
  async (path: string, file: Blob): Promise<Outcome<unknown>> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), FILE_TIMEOUT_MS);
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: {
          Language: caller.language(),
          'Content-Type': 'application/octet-stream',
          Authorization: caller.session() ?? '',
        },
        credentials: 'omit',
        cache: 'no-store',
        signal: stop.signal,
        body: file,
      });
      return await judged(response);
    } catch {
      return { at: 'unknown', why: stop.signal.aborted ? 'timeout' : 'offline' };
    } finally {
      clearTimeout(timer);
    }
  };

/** Makes calls of the game wire. */
export const callWith = (caller: Caller) => callerOf<GameCallName>(gameCalls, caller);

/** A call of the game wire by name. */
export type Call = ReturnType<typeof callWith>;
