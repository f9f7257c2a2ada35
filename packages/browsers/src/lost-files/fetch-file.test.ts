import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

const answer = (status: number, type: string, body = 'x') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
afterEach(() => void vi.unstubAllGlobals());

test('a script whose type is a script is found', async () => {
  answer(200, 'text/javascript; charset=utf-8');
  await expect(fetchFile('/m/assets/a.js')).resolves.toBeUndefined();
});

test.each([
  [404, 'text/plain', 'a file that is gone'],
  [200, 'text/html', 'a page in its place'],
  [502, 'text/javascript', 'a gateway without the site'],
])('%i %s, %s, is a lost file', async (status, type) => {
  answer(status, type);
  await expect(fetchFile('/m/assets/a.js')).rejects.toThrow(String(status));
});
