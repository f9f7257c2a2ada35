// Slips of bank transfers through the platform's real HTTP, with honest and hostile files.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { answered, operatorCaller, operatorWith } from '../../../testing/operator.ts';
import { bombOf, jpegOf, noPictures, pngOf, webpOf, withExif } from '../../../testing/pictures.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { addTransfer, upload } from '../../../testing/uploads.ts';

let platform: TestPlatform;
let token: string;
let memberId: string;
let other: string;
let jpeg: Buffer;
let orderId: string;

beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0 });
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
  ({ token: other } = await platform.value('session.login', {
    type: 'username',
    username: 'jade',
    password: demoMember.password,
  }));
  jpeg = await jpegOf(64, 48);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter where key like 'document|%'`);
  orderId = await addTransfer(platform, memberId);
});

const send = (bytes: Buffer, options: Parameters<typeof upload>[4] = { token }) =>
  upload(platform, 'wallet.slip', { orderId }, bytes, options);
const stored = () =>
  rows<{ content: Uint8Array }>(platform.db, sql`select content from document where subject = ${`slip|${orderId}`}`);
const sentAt = async () =>
  (await platform.value('wallet.orders', {}, { token })).items.find((order) => order.orderId === orderId)?.slipAt;

describe('a member', () => {
  test.each([
    ['JPEG', () => jpeg],
    ['PNG', () => pngOf(64, 48)],
    ['WebP', () => webpOf(64, 48)],
  ])('sends the slip of an own transfer as %s, whatever the content type says', async (_, make) => {
    expect(await sentAt()).toBeNull();
    const bytes = await make();
    const sent = await send(bytes, { token, headers: { 'Content-Type': 'text/html' } });
    expect(sent).toMatchObject({ status: 200, outcome: 'done' });
    expect(await sentAt()).toBe(sent.value.slipAt);
  });

  test('sends the same file twice and changes nothing; another one replaces it', async () => {
    const first = await send(jpeg);
    const [before] = await stored();
    expect((await send(jpeg)).value).toEqual(first.value);
    expect((await stored())[0]?.content).toEqual(before?.content);
    await send(await jpegOf(48, 64));
    const after = await stored();
    expect(after).toHaveLength(1);
    expect(after[0]?.content).not.toEqual(before?.content);
  });

  test.each([
    ['another member’s', async () => ({ token: other })],
    ['a visitor’s', async () => ({})],
    ['another operator’s', async () => ({ token, host: LOTUS })],
  ])('has a transfer that is out of reach: %s', async (_, as) => {
    const { status, outcome } = await send(jpeg, await as());
    expect([status, outcome]).toEqual(
      outcome === 'order.unknown' ? [404, 'order.unknown'] : [401, 'CUSTOMER_NOT_LOGIN'],
    );
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['succeeded', 'bankTransfer'],
    ['failed', 'bankTransfer'],
    ['pending', 'card'],
  ])('sends none for an order that is %s by %s', async (status, kind) => {
    orderId = await addTransfer(platform, memberId, { status, kind });
    expect((await send(jpeg)).outcome).toBe('document.unwanted');
    expect(await stored()).toEqual([]);
  });

  test('sends thirty files a day', async () => {
    await send(jpeg);
    await platform.db.execute(sql`update limit_counter set count = 30 where key like 'document|aurora|%'`);
    expect(await send(jpeg)).toMatchObject({ status: 429, outcome: 'document.limit' });
  });

  test('sends nothing from a page of another origin, and nothing with a query', async () => {
    expect((await send(jpeg, { token, headers: { Origin: 'https://evil.example' } })).outcome).toBe('origin.refused');
    const answer = await fetch(`${platform.url}/wps/wallet/order/${orderId}/slip?x=1`, {
      method: 'POST',
      headers: { Authorization: token, 'X-Forwarded-Host': 'aurora.localhost' },
      body: new Uint8Array(jpeg),
    });
    expect(answer.status).toBe(400);
  });
});

describe('a file that is not what its name says', () => {
  test.each(Object.entries(noPictures))('%s is refused with the kinds that are taken', async (_, bytes) => {
    expect(await send(bytes)).toMatchObject({ status: 400, outcome: 'document.kind' });
    expect(await stored()).toEqual([]);
  });

  test('a picture that was cut off, or takes gigabytes when it is open, is refused', async () => {
    expect((await send(jpeg.subarray(0, jpeg.length - 40))).outcome).toBe('document.broken');
    expect((await send(bombOf(30_000))).outcome).toBe('document.too.large');
    expect(await stored()).toEqual([]);
  });

  test('a hundred megabytes are refused while they come, and the earlier slip stays', async () => {
    await send(jpeg);
    const before = await stored();
    let made = 0;
    const piece = new Uint8Array(1024 * 1024);
    const endless = new ReadableStream({
      pull(controller) {
        made += 1;
        if (made > 100) controller.close();
        else controller.enqueue(piece);
      },
    });
    const sent = await upload(platform, 'wallet.slip', { orderId }, endless, { token }).catch(() => null);
    // The sender reads the answer, or finds the connection closed: it never sends all of it.
    expect(sent?.outcome ?? 'document.too.large').toBe('document.too.large');
    expect(made).toBeLessThan(60);
    expect(await stored()).toEqual(before);
  });

  test('eleven megabytes get an answer', async () => {
    expect(await send(Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ status: 413, outcome: 'document.too.large' });
  });
});

test('the database has no picture, and no way to tell whose file it was', async () => {
  const photo = withExif(jpeg);
  await send(photo);
  const [row] = await rows<{ all: string; content: Uint8Array }>(
    platform.db,
    sql`select document::text as all, content from document where subject = ${`slip|${orderId}`}`,
  );
  const content = Buffer.from(row?.content ?? []);
  expect(content.length).toBeGreaterThan(300);
  for (const trace of ['JFIF', 'Exif', 'GPS']) expect(content.includes(trace)).toBe(false);
  expect(content.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

test('a picture that was moved to another row opens no more', async () => {
  await send(jpeg);
  const call = await operatorWith(platform, ['payments']);
  await platform.db.execute(sql`update document set id = reverse(id) where subject = ${`slip|${orderId}`}`);
  expect((await call('deposits.slip', { id: orderId })).status).toBe(404);
});

describe('an operator', () => {
  const download = async (bearer: string | null, id = orderId) =>
    fetch(`${platform.operatorUrl}/operator/deposits.slip`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify({ id }),
    });

  test('sees that a slip is there, and saves it as a file that no page shows', async () => {
    await send(withExif(jpeg));
    const call = await operatorWith(platform, ['payments', 'audit']);
    const { items } = answered(await call('deposits.list', {}));
    expect(items.find(({ id }) => id === orderId)?.slipAt).toBe(await sentAt());
    const answer = await download(call.token);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="slip-${orderId}.jpg"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.includes('GPS')).toBe(false);
    const log = answered(await call('audit.list', {}));
    expect(log.items[0]).toMatchObject({
      call: 'deposits.slip',
      outcome: 'done',
      input: JSON.stringify({ id: orderId }),
    });
  });

  test('of another operator finds none', async () => {
    await send(jpeg);
    const call = await operatorWith(platform, ['payments'], { merchant: 'lotus' });
    expect((await call('deposits.slip', { id: orderId })).status).toBe(404);
  });

  test('has to be logged in', async () => {
    await send(jpeg);
    for (const bearer of [null, token]) expect((await download(bearer)).status).toBe(401);
    expect((await operatorCaller(platform, null)('deposits.slip', { id: orderId })).status).toBe(401);
  });
});

test('the site has no address that answers a picture', async () => {
  await send(jpeg);
  for (const path of [`/wps/wallet/order/${orderId}/slip`, '/operator/deposits.slip', `/wps/document/${orderId}`]) {
    const answer = await fetch(platform.url + path, {
      headers: { Authorization: token, 'X-Forwarded-Host': 'aurora.localhost' },
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  }
});

test('a slip is deleted when its time is over', async () => {
  await send(jpeg);
  await platform.db.execute(sql`update document set expires_at = now() - interval '1 second'`);
  expect(await sentAt()).toBeNull();
  await platform.purge();
  expect(await stored()).toEqual([]);
});

test('a scanner that is not there refuses, and stores nothing', async () => {
  const guarded = await startTestPlatform({ clamdAddress: '127.0.0.1:1' });
  try {
    const session = await guarded.value('session.login', { type: 'username', ...demoMember });
    const id = await addTransfer(guarded, session.id);
    const sent = await upload(guarded, 'wallet.slip', { orderId: id }, jpeg, { token: session.token });
    expect(sent).toMatchObject({ status: 503, outcome: 'service.unavailable' });
    expect(await rows(guarded.db, sql`select 1 from document`)).toEqual([]);
  } finally {
    await guarded.close();
  }
});
