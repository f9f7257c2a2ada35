// Files of the build are read from the disk once. Their headers are tested in page-cache.test.ts.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerFiles } from './files.ts';
import { writeFakeBuild } from './testing/fake-build.ts';

let build: ReturnType<typeof writeFakeBuild>;
let app: FastifyInstance;
beforeEach(async () => {
  build = writeFakeBuild();
  app = fastify();
  await registerFiles(app, join(build.dist, 'web'), () => 'aurora');
});
afterEach(async () => {
  await app.close();
  build.remove();
});

const SCRIPT = 'client/assets/home-dddddddd.js';
const onDisk = (name: string): string => join(build.dist, 'web', name);
const get = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } });

test('a file that never changes is read once, in each form that is asked for', async () => {
  const plain = await get('/m/assets/home-dddddddd.js');
  const squeezed = await get('/m/assets/home-dddddddd.js', 'gzip, deflate, br');
  expect([plain.statusCode, squeezed.statusCode, squeezed.headers['content-encoding']]).toEqual([200, 200, 'br']);
  expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(plain.body);
  for (const name of [SCRIPT, `${SCRIPT}.br`]) rmSync(onDisk(name));
  expect((await get('/m/assets/home-dddddddd.js')).body).toBe(plain.body);
  const again = await get('/m/assets/home-dddddddd.js', 'gzip, deflate, br');
  expect(again.rawPayload).toEqual(squeezed.rawPayload);
});

test('a file without a compressed form is sent plain', async () => {
  const sheet = await get('/m/assets/base-bbbbbbbb.css', 'gzip, deflate, br');
  expect([sheet.body, sheet.headers['content-encoding']]).toEqual(['body{margin:0}', undefined]);
  expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
});

test('a compressed form by itself is no file', async () => {
  expect((await get('/m/assets/home-dddddddd.js.br')).statusCode).toBe(404);
});

test('what could not be read is tried again', async () => {
  rmSync(onDisk(SCRIPT));
  expect((await get('/m/assets/home-dddddddd.js')).statusCode).toBe(500);
  writeFileSync(onDisk(SCRIPT), 'again()');
  expect((await get('/m/assets/home-dddddddd.js')).body).toBe('again()');
});

test('a picture whose name stays the same is read anew', async () => {
  await get('/m/brand/aurora/mark.svg');
  writeFileSync(onDisk('brand/aurora/mark.svg'), '<svg/>');
  expect((await get('/m/brand/aurora/mark.svg')).body).toBe('<svg/>');
});
