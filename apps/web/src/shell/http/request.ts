// A call's row and its input become an address and a body.
import type { Call } from '@foyer/contract';

type Fields = Readonly<Record<string, unknown>>;

export interface Target {
  /** Path with its parameters filled in, no query: what an envelope is bound to. */
  readonly path: string;
  /** Query of GET and DELETE with a leading "?", else nothing. */
  readonly search: string;
  /** The rest of the input, for the body of POST and PUT, else null. */
  readonly payload: Fields | null;
}

/** The target of a call; null when its path, or a parameter of it, is empty (url_is_null_check). */
export function targetOf(row: Call, input: Fields): Target | null {
  const used = new Set<string>();
  let empty = row.path.trim() === '';
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    const value = input[name];
    if (value === undefined || value === null || value === '') empty = true;
    return encodeURIComponent(String(value));
  });
  if (empty) return null;
  const rest = Object.entries(input).filter(([name, value]) => !used.has(name) && value !== undefined);
  if (row.method === 'POST' || row.method === 'PUT') return { path, search: '', payload: Object.fromEntries(rest) };
  const search = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return { path, search: search && `?${search}`, payload: null };
}
