// Tests hostile files on every call that takes one, byte by byte as they come: a typed error, never a 5xx, and nothing is kept.
import { connect } from 'node:net';
import { errorCodes } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { examples } from '@foyer/contract/examples';
import { type UploadCallName, uploadCalls } from '@foyer/contract/uploads';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import { jpegOf, pngOf, webpOf } from '../testing/pictures.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { addTransfer, upload } from '../testing/uploads.ts';

const RUNS = 400;
const names = Object.keys(uploadCalls) as UploadCallName[];

let platform: TestPlatform;
let token: string;
let chatToken: string;
let orderId: string;
let pictures: readonly Buffer[];
beforeAll(async () => {
  platform = await startTestPlatform();
  const session = await platform.value('session.login', { type: 'username', ...demoMember });
  token = session.token;
  const form = { b2c: true, title: 'Help', backUrl: '/m/home', language: 'en-US' };
  const { chatUrl } = await platform.value('relay.launchChat', form, { token });
  const code = new URL(chatUrl).searchParams.get('code') ?? '';
  ({ session: chatToken } = await platform.value('chat.enter', { code }));
  orderId = await addTransfer(platform, session.id);
  pictures = await Promise.all([jpegOf(24, 16), pngOf(24, 16), webpOf(24, 16)]);
});
afterAll(() => platform.close());

const bytes = (most: number) => fc.uint8Array({ maxLength: most }).map((part) => Buffer.from(part));

/** A body: anything, or a picture that was cut, has foreign bytes in it or carries more than itself. */
const bodies = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('noise' as const), noise: bytes(300) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cut' as const, 'replaced' as const, 'longer' as const),
      picture: fc.nat({ max: 2 }),
      at: fc.integer({ min: 1, max: 99 }),
      noise: bytes(12),
    }),
  },
);
type Body = typeof bodies extends fc.Arbitrary<infer B> ? B : never;

const bodyOf = (body: Body): Buffer => {
  if (body.kind === 'noise') return body.noise;
  const picture = pictures[body.picture] ?? Buffer.alloc(0);
  const at = Math.floor((body.at / 100) * picture.length);
  if (body.kind === 'cut') return picture.subarray(0, at);
  if (body.kind === 'longer') return Buffer.concat([picture, body.noise]);
  return Buffer.concat([picture.subarray(0, at), body.noise, picture.subarray(at + body.noise.length)]);
};

/** How a body says its length: `left` says more and ends the connection, `short` says fewer than any picture has. */
const lengths = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom('right' as const, 'right' as const, 'chunked' as const, 'left' as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...(['short', 'broken chunk', 'both', 'twice', 'negative', 'none'] as const)),
  },
);
type Length = typeof lengths extends fc.Arbitrary<infer L> ? L : never;

const chunked = (size: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);

const framed = (length: Length, body: Buffer): { readonly headers: readonly string[]; readonly sent: Buffer } => {
  const is = body.length;
  const size = is.toString(16);
  const chunks = 'Transfer-Encoding: chunked';
  if (length === 'left') return { headers: [`Content-Length: ${is + 1000}`], sent: body };
  if (length === 'short') return { headers: [`Content-Length: ${Math.min(is, 8)}`], sent: body };
  if (length === 'chunked' && is > 0) return { headers: [chunks], sent: chunked(size, body) };
  if (length === 'broken chunk') return { headers: [chunks], sent: chunked('zz', body) };
  if (length === 'both') return { headers: [`Content-Length: ${is}`, chunks], sent: chunked(size, body) };
  if (length === 'twice') return { headers: [`Content-Length: ${is}`, `Content-Length: ${is + 1}`], sent: body };
  if (length === 'negative') return { headers: ['Content-Length: -1'], sent: body };
  if (length === 'none') return { headers: [], sent: Buffer.alloc(0) };
  return { headers: [`Content-Length: ${is}`], sent: body };
};

const requests = fc.record({
  name: fc.constantFrom(...names),
  parameter: fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('..', '%2e%2e', '%00', '%ff', 'constructor', 'x'.repeat(2000), '0') },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(`-${text}`)) },
  ),
  type: fc.constantFrom(
    ...[
      'image/jpeg',
      'image/png',
      'application/octet-stream',
      'image/svg+xml',
      'application/json',
      'text/html',
      'multipart/form-data; boundary=x',
      '',
      '"',
    ],
  ),
  length: lengths,
  body: bodies,
});
type Request = typeof requests extends fc.Arbitrary<infer R> ? R : never;

/** The head of a request and its body. */
const bytesOf = ({ name, parameter, type, length, body }: Request): Buffer => {
  const input: Readonly<Record<string, string>> = {
    ...examples[name].input,
    ...(name === 'wallet.slip' && { orderId }),
  };
  const path = uploadCalls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => parameter ?? input[key] ?? '');
  const { headers, sent } = framed(length, bodyOf(body));
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${AURORA}`,
    `X-Forwarded-Host: ${AURORA}`,
    `Authorization: ${name === 'chat.sendPicture' ? chatToken : token}`,
    `Content-Type: ${type}`,
    'Connection: close',
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent]);
};

/** The answer as it comes; empty where the connection ends without one. */
const exchange = (request: Buffer, leaves: boolean): Promise<string> =>
  new Promise((done) => {
    let answer = '';
    const socket = connect(Number(new URL(platform.url).port), '127.0.0.1', () => {
      socket.write(request);
      if (leaves) socket.end();
    });
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    // The server may end the connection while bytes are still on their way.
    socket.on('error', () => undefined).on('close', () => done(answer));
  });

const kept = () => rows(platform.db, sql`select id, md5(content) as content from document order by id`);

const forget = async () => {
  for (const table of ['document', 'identity_check', 'chat_message'])
    await platform.db.execute(sql.raw(`delete from ${table}`));
  // Uploads of the day are few.
  await platform.db.execute(sql`delete from limit_counter where key like 'document|%' or key like 'chat|%'`);
};

const codeOf = (answer: string): string | undefined => /"errorCode":"([^"]+)"/.exec(answer)?.[1];

test('no hostile file gives a 5xx or a code outside the contract, and none that is refused is kept', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      await forget();
      const answer = await exchange(bytesOf(request), request.length === 'left');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      const code = codeOf(answer);
      // The place of a sender who left is free as soon as the node sees that they left.
      if (code !== 'service.overloaded') expect(status).toBeLessThan(500);
      if (code !== undefined) expect(errorCodes).toHaveProperty([code]);
      if (request.body.kind === 'noise' || request.length === 'left') expect(status).not.toBe(200);
      if (status !== 200) expect(await kept()).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  expect(platform.logged()).not.toContain('a call failed');
}, 120_000);

test('after all of them a picture is taken: no place is held, and no order is spoilt', async () => {
  await forget();
  const sent = await upload(platform, 'wallet.slip', { orderId }, pictures[0] ?? '', { token });
  expect(sent).toMatchObject({ status: 200, outcome: 'done' });
  expect(await kept()).toHaveLength(1);
});
