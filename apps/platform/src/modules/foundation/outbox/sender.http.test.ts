// Tests a message from its table to its provider: sending, retries, giving up, traces.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import type { Carried, CarriedMessage } from '../../../ports/carrier.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { setSwitches } from '../../../testing/switches.ts';
import { sendDue } from './sender.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ demo: false });
});
afterEach(() => platform.db.execute(sql`delete from outbox`));
afterAll(() => platform.close());

/** A carrier that answers each in turn, the last one for good. */
const carrier = (...outcomes: Carried[]) => {
  const carried: CarriedMessage[] = [];
  return {
    carried,
    carry: async (message: CarriedMessage): Promise<Carried> => {
      carried.push(message);
      return outcomes[Math.min(carried.length, outcomes.length) - 1] ?? 'taken';
    },
  };
};

const put = (channel: 'sms' | 'email' | 'notice', body = '482913') =>
  platform.context.outbox.send(platform.db, {
    merchant: 'aurora',
    channel,
    recipient: 'x',
    subject: 's',
    body,
  });
const left = () =>
  rows<{ state: string; tries: number; body: string; wait: number }>(
    platform.db,
    sql`select state, tries, body, round(extract(epoch from due_at - now()))::int as wait from outbox order by id`,
  );
const due = () => platform.db.execute(sql`update outbox set due_at = now()`);

test('a due message is sent by its channel, notices stay, and only the demo keeps it', async () => {
  const [sms, email] = [carrier('taken'), carrier('taken')];
  for (const channel of ['sms', 'email', 'notice'] as const) await put(channel);
  await sendDue(platform.context, { sms, email });
  expect([sms.carried.length, email.carried.length]).toEqual([1, 1]);
  expect(sms.carried[0]).toMatchObject({ merchant: 'aurora', to: 'x', subject: 's', body: '482913' });
  expect((await left()).length).toBe(1);
});

test('a message without a provider for its channel waits for one', async () => {
  await put('email');
  await sendDue(platform.context, { sms: carrier('taken') });
  expect(await left()).toMatchObject([{ state: 'waiting', tries: 0 }]);
});

test('a failed message is retried with its id, ever later, and finally given up', async () => {
  const sms = carrier('failed');
  await put('sms');
  const waits: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    await sendDue(platform.context, { sms });
    waits.push((await left())[0]?.wait ?? 0);
    await due();
  }
  expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(600);
  expect(await left()).toMatchObject([{ state: 'dropped', tries: 12, body: '' }]);
  await sendDue(platform.context, { sms });
  expect(sms.carried.length).toBe(12);
  expect(new Set(sms.carried.map(({ id }) => id)).size).toBe(1);
});

test('a refused message is not retried, and the log has neither its code nor its number', async () => {
  const sms = carrier('refused');
  await put('sms');
  await sendDue(platform.context, { sms });
  await due();
  await sendDue(platform.context, { sms });
  expect(sms.carried.length).toBe(1);
  expect(await left()).toMatchObject([{ state: 'dropped', body: '' }]);
  expect(platform.logged()).toContain('a message was not sent');
  expect(platform.logged()).not.toContain('482913');
});

test('an expired code is not sent', async () => {
  const sms = carrier('taken');
  await put('sms');
  await platform.db.execute(sql`update outbox set useful_until = now() - interval '1 second'`);
  await sendDue(platform.context, { sms });
  expect(sms.carried).toEqual([]);
  expect(await left()).toMatchObject([{ state: 'dropped' }]);
});

test('a message that a node took and did not finish is taken again after a minute', async () => {
  await put('sms');
  const dying = sendDue(platform.context, { sms: { carry: () => new Promise(() => undefined) } });
  await expect.poll(async () => (await left())[0]?.tries).toBe(1);
  const sms = carrier('taken');
  await sendDue(platform.context, { sms });
  expect(sms.carried).toEqual([]);
  expect((await left())[0]?.wait).toBeGreaterThan(50);
  await due();
  await sendDue(platform.context, { sms });
  expect(sms.carried.length).toBe(1);
  void dying; // never ends, as on a node that died
});

test('SM-01 a code reaches its provider within a moment', async () => {
  const texts: string[] = [];
  const provider = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    texts.push((JSON.parse(body) as { text: string }).text);
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => provider.once('listening', resolve));
  const { port } = provider.address() as AddressInfo;
  const real = await startTestPlatform({ demo: false, smsProvider: { url: `http://127.0.0.1:${port}`, key: 'k' } });
  try {
    setSwitches(real, 'aurora', { captcha: false });
    await real.value('sms.noLogin', { countryDialingCode: '63', mobileNum: '9171234567' });
    await expect.poll(() => texts.length, { timeout: 5000 }).toBe(1);
    expect(texts[0]).toMatch(/^\d{6} is your Aurora code/);
  } finally {
    await real.close();
    provider.close();
  }
});

test('an SMS provider that does not answer keeps no e-mail waiting', async () => {
  const asked: string[] = [];
  const silent = createServer((request) => void asked.push(request.url ?? '')).listen(0, '127.0.0.1');
  const mailed: string[] = [];
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      mailed.push(address);
      done();
    },
    onData: (stream, _, done) => void stream.resume().once('end', () => done()),
  });
  const mailServer = mail.listen(0, '127.0.0.1');
  for (const server of [silent, mailServer])
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const [smsPort, mailPort] = [silent, mailServer].map((server) => (server.address() as AddressInfo).port);
  const real = await startTestPlatform({
    demo: false,
    smsProvider: { url: `http://127.0.0.1:${smsPort}`, key: 'k' },
    smtp: { url: `smtp://127.0.0.1:${mailPort}`, from: 'a@aurora.example' },
  });
  const write = (channel: 'sms' | 'email', recipient: string) =>
    real.context.outbox.send(real.db, { merchant: 'aurora', channel, recipient, subject: 's', body: 'b' });
  try {
    for (let at = 0; at < 10; at += 1) await write('sms', `+6391712345${10 + at}`);
    await expect.poll(() => asked.length, { timeout: 3000 }).toBeGreaterThan(0);
    await write('email', 'maya@example.com');
    await expect.poll(() => mailed, { timeout: 3000 }).toEqual(['maya@example.com']);
  } finally {
    silent.closeAllConnections();
    silent.close();
    await real.close();
    await new Promise<void>((closed) => mail.close(closed));
  }
});
