import { afterEach, expect, test, vi } from 'vitest';
import { askDomain } from './ask-domain.ts';

afterEach(() => void vi.unstubAllGlobals());

const address = 'https://b.example/wps/system/test/ping?speed=7';

function scene(answer: Response) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (...call: unknown[]) => {
    asked.push(call);
    return answer;
  });
  return { asked, ask: () => askDomain(address, { Merchant: 'aurora' }, new AbortController().signal) };
}

test('DF-04 a domain that may be anybody’s hears the operator’s name and nothing of the visitor, and leads nowhere else', async () => {
  const { asked, ask } = scene(new Response('{"success":true}'));
  expect(await ask()).toEqual({ success: true });
  expect(asked).toEqual([
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
  ['what is no JSON', new Response('<html>')],
  ['more than an honest answer has', new Response(`"${'x'.repeat(4096)}"`)],
])('DF-04 %s counts as no answer', async (_, answer) => {
  await expect(scene(answer).ask()).rejects.toThrow();
});
