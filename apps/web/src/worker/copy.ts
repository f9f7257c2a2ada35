// Makes a copy of an answer, with the time at which it was stored.
import { STORED_AT_HEADER } from '../shell/copies/copy-signs.ts';

/** Headers that speak of the transfer or of its moment, and are untrue of a copy. */
const untrue = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'age', 'server-timing'];

export function copyOf(response: Response, body: BodyInit | null, now: number): Response {
  const headers = new Headers(response.headers);
  for (const name of untrue) headers.delete(name);
  headers.set(STORED_AT_HEADER, String(now));
  return new Response(body, { status: response.status, headers });
}
