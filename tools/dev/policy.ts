// Extends the policy for the development server: Vite adds style elements and a socket.
import type { ServerResponse } from 'node:http';

const HEADER = 'content-security-policy';

/** A policy with room for Vite's client; everything else of it stays, so that a break of the policy is met while one develops. */
export const openedPolicy = (policy: string): string =>
  policy
    .replace(/(style-src)[^;]*/, (rule) => `${rule.replace(/ 'sha256-[^']+'/g, '')} 'unsafe-inline'`)
    .replace(/(connect-src)[^;]*/, (rule) => `${rule} ws:`);

const isPolicy = (name: unknown): boolean => String(name).toLowerCase() === HEADER;

/** Headers as writeHead takes them: an object, or names and values in turn. */
function withOpenedPolicy(headers: unknown): unknown {
  if (Array.isArray(headers))
    return headers.map((part, place) => (place % 2 === 1 && isPolicy(headers[place - 1]) ? openedPolicy(part) : part));
  if (typeof headers !== 'object' || headers === null) return headers;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, isPolicy(name) ? openedPolicy(String(value)) : value]),
  );
}

/** Opens the policy of an answer before it is sent. */
export function openPolicy(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...rest: readonly unknown[]) => {
    const policy = response.getHeader(HEADER);
    if (typeof policy === 'string') response.setHeader(HEADER, openedPolicy(policy));
    return Reflect.apply(writeHead, response, [status, ...rest.map(withOpenedPolicy)]);
  }) as typeof writeHead;
}
