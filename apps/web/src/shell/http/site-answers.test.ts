import { afterEach, expect, test, vi } from 'vitest';
import { siteAnswers } from './site-answers.ts';

const answer = (status: number, type: string, body = 'x') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
afterEach(() => void vi.unstubAllGlobals());

test.each([200, 404, 503])('a site that answers %i is up', async (status) => {
  answer(status, 'text/plain');
  expect(await siteAnswers()).toBe(true);
});

test('it asks for a file that is there, so that the browser reports no fault', async () => {
  const fetched = vi.fn(async (_address: string, _options: object) => new Response(null));
  vi.stubGlobal('fetch', fetched);
  await siteAnswers();
  expect(fetched).toHaveBeenCalledWith('/m/asset-manifest.json', { method: 'HEAD', cache: 'no-store' });
});

test('a site without an answer is down', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await siteAnswers()).toBe(false);
});
