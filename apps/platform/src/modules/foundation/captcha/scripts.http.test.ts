// Tests the script's three servers: the same files, compressed, with their cache headers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'captcha-script-'));
const files = { 'gt.js': 'three()', 'gt4.js': 'four()', 'captcha.0a1b2c3d.js': 'rest();'.repeat(40) };

let platform: TestPlatform;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  platform = await startTestPlatform({ captchaDir: folder });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${platform.url}/wps/captcha/${path}`, {
    headers: { 'X-Forwarded-Host': AURORA, ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test.each(['s1', 's2', 's3'])('CW-06 server %s has each version’s loader under the vendor’s name', async (server) => {
  const loaders = { 'static/js/gt.0.4.9.js': files['gt.js'], 'v4/gt4.js': files['gt4.js'] };
  for (const [path, text] of Object.entries(loaders)) {
    const loader = await get(`${server}/${path}`);
    expect([loader.status, loader.text]).toEqual([200, text]);
    expect(loader.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(loader.headers.get('cache-control')).toContain('max-age=300');
  }
});

test('files of a loader are named by their content, compressed, and cached for ever', async () => {
  const rest = await get('s2/files/captcha.0a1b2c3d.js', { 'Accept-Encoding': 'br' });
  expect([rest.status, rest.text]).toEqual([200, files['captcha.0a1b2c3d.js']]);
  expect(rest.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(rest.headers.get('content-encoding')).toBe('br');
  const again = await get('s2/files/captcha.0a1b2c3d.js', { 'If-None-Match': rest.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('nothing else is served there', async () => {
  for (const path of [
    's4/v4/gt4.js',
    's1/files/gt.js',
    's1/files/..%2f..%2fpackage.json',
    's1/files/none.js',
    's1/v4/gt5.js',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
