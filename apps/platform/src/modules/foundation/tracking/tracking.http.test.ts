// Tracking over HTTP: events once, consent first, and who was told of what.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import type { TrackingSettings } from '../../../merchants/tracking.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { receiverTurns } from './send-to-receivers.ts';
import { keepChoice, noteSeen } from './subject-store.ts';

let platform: TestPlatform;
let stub: Server;
let told: string[] = [];
let token: string;
let memberId: string;
let reached = 200;
/** What happens before the receiver answers, once. */
let onTold: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  platform = await startTestPlatform({ demoBankUrl: 'http://127.0.0.1:9', trustedProxies: 1 });
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
  stub = createServer((request, response) => {
    told.push(request.url ?? '');
    const then = onTold;
    onTold = async () => undefined;
    void then().finally(() => response.writeHead(reached).end());
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  stub.close();
  await platform.close();
});

const useTracking = (change: Partial<TrackingSettings>): void => {
  const tracking = { consent: { version: '2', regions: ['*'] }, pixels: [], servers: [], names: [], ...change };
  Object.assign(platform.context.merchants.byCode('aurora') ?? {}, { tracking });
};
/** For the length of `work`. */
const withNames = async (trackedNames: boolean, work: () => Promise<void>): Promise<void> => {
  const merchant = platform.context.merchants.byCode('aurora');
  if (merchant === null) throw new Error('no operator');
  const before = merchant.trackedNames;
  Object.assign(merchant, { trackedNames });
  await work().finally(() => Object.assign(merchant, { trackedNames: before }));
};
const meta = { key: 'meta.12345', vendor: 'meta', id: '12345' } as const;
const postback = () => {
  const { port } = stub.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/told?event={event}&id={eventID}&member={customerId}&from={utm_source}`;
  return { key: 'postback.Local', account: { vendor: 'postback', address } } as const;
};

/** One turn of each receiver. */
const sendToReceivers = () => Promise.all(receiverTurns(platform.context).map((turn) => turn()));

beforeEach(async () => {
  told = [];
  reached = 200;
  for (const table of ['tracked_event', 'tracking_subject', 'tracking_delivery', 'money_event', 'limit_counter'])
    await platform.db.execute(sql.raw(`delete from ${table}`));
});

const seen = (name: string, id: string, at = Date.now()) => ({ name, id: `${id}-12345678`, at });
const post = (events: readonly object[], change: Partial<InputOf<'track.events'>> = {}) => ({
  events: JSON.stringify(events),
  visitor: 'device-1',
  consent: 'accepted' as const,
  version: '2',
  takesDue: true,
  ...change,
});
const send = (events: readonly object[], change: Partial<InputOf<'track.events'>> = {}, withToken = true) =>
  platform.value('track.events', post(events, change), withToken ? { token } : {});
/** To the receivers of a test: the platform itself tells the demo's tracker meanwhile. */
const deliveries = () =>
  rows<{ name: string; receiver: string; state: string; reason: string | null }>(
    platform.db,
    sql`select event.name, receiver, state, reason from tracking_delivery as told
      join (select id, name from tracked_event union all select id, name from money_event) as event on event.id = told.event_id
      where receiver <> 'postback.Demo tracker' order by event.name, receiver`,
  );

test('an event that two tabs and a reload send is one event, handed to the pixels once', async () => {
  useTracking({ pixels: [meta] });
  const first = await send([seen('login', 'l')]);
  expect([first.accepted, first.due.map(({ name }) => name)]).toEqual([1, ['login']]);
  expect(await send([seen('login', 'l')])).toEqual({ accepted: 0, due: [] });
  expect(await send([seen('login', 'l')], { visitor: 'device-2' })).toEqual({ accepted: 0, due: [] });
});

test('what is sent has nine fields: the member hashed, without a name', async () => {
  useTracking({ pixels: [meta] });
  const { due } = await send([seen('gameLaunch', 'g')]);
  expect(due[0]?.fields).toEqual({
    customerId: expect.stringMatching(/^[\w-]{43}$/),
    customerName: '',
    amount: '0',
    revenue: '0',
    value: '0',
    currency: 'USD',
    af_revenue: '0',
    af_currency: 'USD',
    eventID: expect.stringMatching(/^[\w-]{43}$/),
  });
  const stored = JSON.stringify([
    await rows(platform.db, sql`select * from tracked_event`),
    await rows(platform.db, sql`select * from tracking_subject`),
  ]);
  for (const raw of [memberId, demoMember.username, 'device-1']) expect(stored).not.toContain(raw);
});

test('events that were handed to the pixels never keep later ones back', async () => {
  useTracking({ pixels: [meta] });
  const at = Date.now() - 3_600_000;
  for (let turn = 0; turn < 3; turn += 1) {
    const views = Array.from({ length: 20 }, (_, view) => seen('viewContent', `v${turn}-${view}`, at + turn));
    expect((await send(views)).due).toHaveLength(20);
  }
  expect((await send([seen('login', 'l')])).due.map(({ name }) => name)).toEqual(['login']);
});

test('a household of IPv6 has one limit, whichever of its addresses it uses', async () => {
  useTracking({ pixels: [meta] });
  const statuses = [];
  for (let host = 1; host <= 121; host += 1) {
    const headers = { 'X-Forwarded-For': `2001:db8:7:7::${host.toString(16)}` };
    statuses.push((await platform.call('track.events', post([]), { headers })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});

test('on a page without pixels an event waits for the next page that may have them', async () => {
  useTracking({ pixels: [meta] });
  expect(await send([seen('login', 'l')], { takesDue: false })).toEqual({ accepted: 1, due: [] });
  const { due } = await send([]);
  expect(due.map(({ name }) => name)).toEqual(['login']);
});

test('a page gets the member’s events of money, once and when they are due', async () => {
  useTracking({ pixels: [meta] });
  // The page that deposits has said before that others may be told: without that, the platform's own turn closes the event.
  await send([]);
  const order = { method: 'card', amount: '5000' };
  await platform.value('wallet.deposit', order, { token, idempotencyKey: 'tracked-deposit-1' });
  await sendToReceivers();
  const first = await send([]);
  expect(first.due.map(({ name, fields }) => [name, fields.amount])).toEqual([['depositSubmit', '50.00']]);
  expect((await send([])).due).toEqual([]);
  expect((await send([], {}, false)).due).toEqual([]);
});

describe('without consent', () => {
  test.each([
    ['refused', '2'],
    ['notAsked', undefined],
    ['accepted', '1'],
  ] as const)('%s (version %s) hands no event to anybody, and says so', async (consent, version) => {
    useTracking({ pixels: [meta], servers: [postback()] });
    const { version: _, ...rest } = post([seen('login', 'l')], { consent, marks: { utm_source: 'mail' } });
    const { due, accepted } = await platform.value('track.events', { ...rest, ...(version && { version }) }, { token });
    expect([accepted, due]).toEqual([1, []]);
    await sendToReceivers();
    expect(told).toEqual([]);
    expect(await deliveries()).toEqual([
      { name: 'login', receiver: 'meta.12345', state: 'held', reason: 'no consent' },
      { name: 'login', receiver: 'postback.Local', state: 'held', reason: 'no consent' },
    ]);
    const kept = await rows<{ marks: object }>(platform.db, sql`select id, marks from tracking_subject`);
    expect(kept.map(({ marks }) => marks)).toEqual([{}]);
  });

  test('an event of money of a member whom nobody has asked is held', async () => {
    useTracking({ servers: [postback()] });
    await platform.value(
      'wallet.deposit',
      { method: 'card', amount: '5000' },
      { token, idempotencyKey: 'tracked-deposit-2' },
    );
    await sendToReceivers();
    expect(told).toEqual([]);
    expect((await deliveries()).map(({ state, reason }) => [state, reason])).toEqual([['held', 'no consent']]);
  });

  test('where the region asks for none, nobody has to accept', async () => {
    useTracking({ consent: { version: '2', regions: ['DE'] }, pixels: [meta] });
    const input = {
      events: JSON.stringify([seen('login', 'l')]),
      visitor: 'd',
      consent: 'notAsked',
      takesDue: true,
    } as const;
    expect((await platform.value('track.events', input, { token })).due).toHaveLength(1);
  });
});

describe('the platform tells receivers itself', () => {
  test('of each event once, with the values encoded', async () => {
    useTracking({ servers: [postback()] });
    await send([seen('login', 'l')], { marks: { utm_source: '<script>alert(1)</script>' } });
    await sendToReceivers();
    await sendToReceivers();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /^\/told\?event=login&id=[\w-]{43}&member=[\w-]{43}&from=%3Cscript%3Ealert\(1\)%3C%2Fscript%3E$/,
    );
    expect(await deliveries()).toEqual([{ name: 'login', receiver: 'postback.Local', state: 'sent', reason: null }]);
  });

  test('and none of them waits for a slow one', async () => {
    const slow: ServerResponse[] = [];
    const silent = createServer((_request, response) => slow.push(response));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const first = {
      key: 'postback.Slow',
      account: { vendor: 'postback', address: `http://127.0.0.1:${port}/` },
    } as const;
    useTracking({ servers: [first, postback()] });
    const isTold = Promise.all([once(silent, 'request'), once(stub, 'request')]);
    await send([seen('login', 'l')], { marks: { utm_source: 'mail' } });
    const turns = sendToReceivers();
    await isTold;
    expect(slow.map(({ writableEnded }) => writableEnded)).toEqual([false]);
    for (const response of slow) response.end();
    await turns;
    silent.close();
    expect((await deliveries()).map(({ receiver, state }) => [receiver, state]).toSorted()).toEqual([
      ['postback.Local', 'sent'],
      ['postback.Slow', 'sent'],
    ]);
  });

  test('and notes that one was not reached', async () => {
    useTracking({ servers: [postback()] });
    reached = 500;
    await send([seen('login', 'l')], { marks: { utm_source: 'mail' } });
    await sendToReceivers();
    expect((await deliveries()).map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', 'not reached, or refused'],
    ]);
  });
});

describe('the choice', () => {
  const chosen = (options: { token?: string } = {}, visitor = 'device-1') =>
    platform.value('track.consent', { visitor }, options).then((answer) => answer.chosen);

  test('is recorded with version and time, of the member and of the device', async () => {
    useTracking({ pixels: [meta], names: ['Meta'] });
    const at = await platform.value(
      'track.choose',
      { visitor: 'device-1', choice: 'refused', version: '2' },
      { token },
    );
    expect(at).toEqual({ choice: 'refused', version: '2', at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await chosen({ token }, 'device-9')).toMatchObject({ choice: 'refused', version: '2' });
    expect(await chosen()).toMatchObject({ choice: 'refused' });
    expect(await chosen({}, 'device-9')).toBeNull();
  });

  test('of an earlier version counts no more', async () => {
    useTracking({});
    await platform.value('track.choose', { visitor: 'device-1', choice: 'accepted', version: '1' }, { token });
    expect(await chosen({ token })).toBeNull();
  });

  test('is asked with the names of those who get events', async () => {
    useTracking({ pixels: [meta], names: ['Meta'] });
    expect(await platform.value('track.consent', {}, {})).toEqual({
      isAsked: true,
      version: '2',
      receivers: ['Meta'],
      hasPixels: true,
      tellsNames: false,
      chosen: null,
    });
  });

  test.each([
    ['its servers get names', true, true],
    ['no receiver gets names', false, false],
  ])('is asked with whether names are told: %s', async (_, trackedNames, tellsNames) => {
    useTracking({ servers: [postback()] });
    await withNames(trackedNames, async () => {
      expect(await platform.value('track.consent', {}, {})).toMatchObject({ tellsNames });
    });
  });

  test('is asked without names where only pixels are told: they get no member', async () => {
    useTracking({ pixels: [meta] });
    await withNames(true, async () => {
      expect(await platform.value('track.consent', {}, {})).toMatchObject({ tellsNames: false });
    });
  });

  test('of the device is not that of the next member who logs in there', async () => {
    useTracking({});
    await platform.value('track.choose', { visitor: 'device-1', choice: 'accepted', version: '2' });
    expect(await chosen()).toMatchObject({ choice: 'accepted' });
    expect(await chosen({ token })).toBeNull();
  });

  test('of a member who accepts on somebody’s device is not the device’s, and one who refuses refuses for both', async () => {
    useTracking({});
    await platform.value('track.choose', { visitor: 'device-1', choice: 'refused', version: '2' });
    await platform.value('track.choose', { visitor: 'device-1', choice: 'accepted', version: '2' }, { token });
    expect([await chosen(), await chosen({ token })]).toMatchObject([{ choice: 'refused' }, { choice: 'accepted' }]);
    expect(await chosen({ token }, 'device-9')).toMatchObject({ choice: 'accepted' });
    await platform.value('track.choose', { visitor: 'device-2', choice: 'accepted', version: '2' });
    await platform.value('track.choose', { visitor: 'device-2', choice: 'refused', version: '2' }, { token });
    expect([await chosen({}, 'device-2'), await chosen({ token })]).toMatchObject([
      { choice: 'refused' },
      { choice: 'refused' },
    ]);
  });

  test('a refusal forgets how receivers knew the person', async () => {
    useTracking({});
    await send([], { marks: { utm_source: 'mail' }, s2s: { adid: 'a1' } });
    await platform.value('track.choose', { visitor: 'device-1', choice: 'refused', version: '2' }, { token });
    const kept = await rows<{ marks: object; s2s: object }>(platform.db, sql`select marks, s2s from tracking_subject`);
    expect(kept).toEqual([
      { marks: {}, s2s: {} },
      { marks: {}, s2s: {} },
    ]);
  });
});

describe('a refusal', () => {
  const refuse = (visitor = 'phone') =>
    platform.value('track.choose', { visitor, choice: 'refused', version: '2' }, { token });
  const mayTell = () =>
    rows<{ choice: string | null; may: boolean; marks: object }>(
      platform.db,
      sql`select choice, may_tell as may, marks from tracking_subject order by choice nulls last`,
    );
  const laptop = { visitor: 'laptop', marks: { utm_source: 'mail' } };

  test('of the member decides, whatever another device says: in events of pages and of money', async () => {
    useTracking({ pixels: [meta], servers: [postback()] });
    await refuse();
    expect((await send([seen('login', 'l')], laptop)).due).toEqual([]);
    const order = { method: 'card', amount: '5000' };
    await platform.value('wallet.deposit', order, { token, idempotencyKey: 'tracked-deposit-3' });
    await sendToReceivers();
    expect(told).toEqual([]);
    expect(new Set((await deliveries()).map(({ state, reason }) => `${state}: ${reason}`))).toEqual(
      new Set(['held: no consent']),
    );
    expect((await mayTell()).map(({ may, marks }) => [may, marks])).toEqual([
      [false, {}],
      [false, {}],
    ]);
  });

  test('of the member stays one until the member accepts', async () => {
    useTracking({ servers: [postback()] });
    await refuse();
    await send([seen('login', 'first')], laptop);
    await sendToReceivers();
    await platform.value('track.choose', { visitor: 'laptop', choice: 'accepted', version: '2' }, { token });
    await send([seen('login', 'second')], laptop);
    await sendToReceivers();
    expect(told).toHaveLength(1);
  });

  test('where nobody is asked holds too, and outlives a new version', async () => {
    useTracking({ consent: { version: '2', regions: [] }, servers: [postback()] });
    await refuse();
    useTracking({ consent: { version: '3', regions: [] }, servers: [postback()] });
    expect(await platform.value('track.consent', {}, { token })).toMatchObject({ chosen: { choice: 'refused' } });
    const { version: _, ...nobodyAsked } = post([seen('login', 'l')], { consent: 'notAsked', visitor: 'laptop' });
    await platform.value('track.events', nobodyAsked, { token });
    await sendToReceivers();
    expect(told).toEqual([]);
  });

  test('is not taken back by a tab that still shows an earlier version', async () => {
    useTracking({ servers: [postback()] });
    await refuse();
    await platform.value('track.choose', { visitor: 'old-tab', choice: 'accepted', version: '1' }, { token });
    await send([seen('login', 'l')], laptop);
    await sendToReceivers();
    expect(told).toEqual([]);
    expect(await platform.value('track.consent', {}, { token })).toMatchObject({ chosen: { choice: 'refused' } });
  });

  test('that is recorded while a post is under way stands', async () => {
    useTracking({});
    const member = { version: '2', isAsked: true, marks: { utm_source: 'mail' }, s2s: {}, days: 1, at: new Date() };
    await keepChoice(platform.db, 'aurora', ['m'], { choice: 'refused', version: '2', at: new Date().toISOString() });
    await noteSeen(platform.db, 'aurora', ['m'], { ...member, mayTell: true, tellVersion: '2' });
    expect(await mayTell()).toEqual([{ choice: 'refused', may: false, marks: {} }]);
  });

  test('holds what waits behind a slow receiver', async () => {
    useTracking({ servers: [postback()] });
    await send([seen('login', 'first', Date.now() - 1000), seen('gameLaunch', 'second')], {
      marks: { utm_source: 'mail' },
    });
    onTold = refuse;
    await sendToReceivers();
    expect(told).toHaveLength(1);
    expect((await deliveries()).map(({ name, state }) => [name, state])).toEqual([
      ['gameLaunch', 'held'],
      ['login', 'sent'],
    ]);
  });
});

describe('consent that no longer counts', () => {
  const deposit = (idempotencyKey: string) =>
    platform.value('wallet.deposit', { method: 'card', amount: '5000' }, { token, idempotencyKey });

  test('because the version was raised tells nobody of money that comes before the new answer', async () => {
    useTracking({ servers: [postback()] });
    await send([], { marks: { utm_source: 'mail' } });
    useTracking({ consent: { version: '3', regions: ['*'] }, servers: [postback()] });
    await deposit('tracked-deposit-4');
    await sendToReceivers();
    expect(told).toEqual([]);
    expect((await deliveries()).map(({ state, reason }) => [state, reason])).toEqual([['held', 'no consent']]);
  });

  test('because every region asks now tells nobody either', async () => {
    useTracking({ consent: { version: '2', regions: [] }, servers: [postback()] });
    const { version: _, ...nobodyAsked } = post([], { consent: 'notAsked', marks: { utm_source: 'mail' } });
    await platform.value('track.events', nobodyAsked, { token });
    useTracking({ servers: [postback()] });
    await deposit('tracked-deposit-5');
    await sendToReceivers();
    expect(told).toEqual([]);
  });
});

describe('bad input', () => {
  const codeOf = async (change: object): Promise<string | null> => {
    const { body } = await platform.call('track.events', { ...post([]), ...change } as InputOf<'track.events'>, {});
    return body.success ? null : body.errorCode;
  };

  test.each([
    ['events over the size limit', { events: JSON.stringify(['x'.repeat(8192)]) }],
    ['no JSON', { events: 'login' }],
    ['an event of money, which only the platform knows', { events: JSON.stringify([seen('deposit', 'd')]) }],
    ['an id of an app that is markup', { s2s: { adid: '<script>' } }],
    ['an id of an app that the specification does not have', { s2s: { token: 'x' } }],
    ['a visitor that is markup', { visitor: '<script>' }],
    ['a mark with control characters', { marks: { utm_source: 'a\u0000' } }],
  ])('%s is refused', async (_, change) => {
    expect(await codeOf(change)).toBe('input.invalid');
    expect(await rows(platform.db, sql`select id from tracked_event`)).toEqual([]);
  });

  test('an address may post 120 times a minute', async () => {
    useTracking({});
    await send([]);
    await platform.db.execute(sql`update limit_counter set count = most where key like 'track|aurora|%'`);
    expect(await codeOf({})).toBe('TOO_MANY_REQUEST');
    const [limit] = await rows<{ most: number }>(
      platform.db,
      sql`select most from limit_counter where key like 'track|aurora|%'`,
    );
    expect(limit).toEqual({ most: 120 });
  });

  test('addresses of one network share that count', async () => {
    useTracking({});
    for (const ip of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'])
      await platform.value('track.events', post([]), { headers: { 'X-Forwarded-For': ip } });
    const counts = await rows<{ count: number }>(
      platform.db,
      sql`select count::int as count from limit_counter where key like 'track|aurora|%' order by count desc`,
    );
    expect(counts.map(({ count }) => count)).toEqual([2, 1]);
  });
});

test('what a browser saw is deleted after 30 days', async () => {
  useTracking({});
  await send([seen('login', 'old'), seen('gameLaunch', 'new')]);
  await platform.db.execute(sql`update tracked_event set at = now() - interval '31 days' where name = 'login'`);
  await platform.purge();
  expect(await rows(platform.db, sql`select name from tracked_event`)).toEqual([{ name: 'gameLaunch' }]);
});
