// Bodies whose sender leaves, on streams alone.
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { drained, readFile } from './body.ts';

const MEBIBYTE = 1024 * 1024;
const left = new Error('aborted');

/** A body that was closed before anybody listened. */
const closedBody = async () => {
  const body = Object.assign(new PassThrough(), { complete: false });
  body.once('error', () => undefined).destroy(left);
  await new Promise((done) => body.once('close', done));
  return body;
};

test('a file is read as a whole', async () => {
  const body = new PassThrough();
  body.write('one ');
  body.end('two');
  expect((await readFile(body)).toString()).toBe('one two');
});

test('a sender who left before the file was read ends the call', async () => {
  await expect(readFile(await closedBody())).rejects.toBe(left);
});

test('a sender who leaves within the file ends the call', async () => {
  const body = new PassThrough();
  const file = readFile(body);
  body.write('half');
  body.destroy();
  await expect(file).rejects.toThrow('the sender left');
});

test('nothing is awaited from a sender who left', async () => {
  await expect(drained(await closedBody())).resolves.toBeUndefined();
});

test.each([
  [10, true],
  [11, false],
])('of %d MiB that are refused everything is taken: %s', async (size, isAll) => {
  const body = Object.assign(new PassThrough({ highWaterMark: 64 * MEBIBYTE }), { complete: false });
  let isOver = false;
  const taken = drained(body).then(() => {
    isOver = true;
  });
  body.write(Buffer.alloc(size * MEBIBYTE));
  await new Promise((done) => setImmediate(done));
  expect(isOver).toBe(!isAll);
  body.end();
  await taken;
});
