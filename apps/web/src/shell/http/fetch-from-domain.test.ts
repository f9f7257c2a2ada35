import { afterEach, expect, test, vi } from 'vitest';
import { fetchFromDomain } from './fetch-from-domain.ts';

afterEach(() => void vi.unstubAllGlobals());

const address = 'https://b.example/wps/system/test/ping?speed=7';

function scene(answer: Response) {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (...call: unknown[]) => {
    calls.push(call);
    return answer;
  });
  return { calls, run: () => fetchFromDomain(address, { Merchant: 'aurora' }, new AbortController().signal) };
}

test('DF-04 a foreign domain gets the operator’s name, nothing of the visitor, and cannot redirect', async () => {
  const { calls, run } = scene(new Response('{"success":true}'));
  expect(await run()).toEqual({ success: true });
  expect(calls).toEqual([
    [
      address,
      {
        headers: { Merchant: 'aurora' },
        credentials: 'omit',
        redirect: 'error',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
});

test.each([
  ['a refusal', new Response('{}', { status: 503 })],
  ['text that is not JSON', new Response('<html>')],
  ['more than an honest answer has', new Response(`"${'x'.repeat(4096)}"`)],
])('DF-04 %s is not an answer', async (_, answer) => {
  await expect(scene(answer).run()).rejects.toThrow();
});
