// Asking others than our back end: what goes along, and what may come back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPostOutside } from './post-outside.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });

test('a form is sent without anything of the session or the page', async () => {
  const calls: [string, RequestInit][] = [];
  const ask = createPostOutside(async (...all) => {
    calls.push(all);
    return json({ id_token: 't' });
  });
  expect(await ask('https://idp.example/token', { code: 'a b' })).toEqual({ status: 200, value: { id_token: 't' } });
  const [[address, { body, credentials, headers, redirect, referrerPolicy }] = ['', {} as RequestInit]] = calls;
  expect(address).toBe('https://idp.example/token');
  expect(String(body)).toBe('code=a+b');
  expect({ credentials, headers, redirect, referrerPolicy }).toEqual({
    credentials: 'omit',
    headers: undefined,
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
});

test.each([
  [
    'a refusal in JSON',
    async () => json({ error: 'invalid_grant' }, 400),
    { status: 400, value: { error: 'invalid_grant' } },
  ],
  ['a page', async () => new Response('<html>'), 'network'],
  ['a list', async () => json([1]), 'network'],
  ['nothing', async () => Promise.reject(new TypeError('no')), 'network'],
])('%s is answered without throwing', async (_, fetch, expected) => {
  expect(await createPostOutside(fetch)('https://idp.example/token', {})).toEqual(expected);
});

test('a silent server times out', async () => {
  const ask = createPostOutside(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  const asking = ask('https://idp.example/token', {});
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await asking).toBe('timeout');
});
