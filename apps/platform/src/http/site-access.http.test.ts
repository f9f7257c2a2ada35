// Tests a site closed by region or maintenance: only calls that must always work are served.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { demoMember } from '@foyer/contract/demo';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Merchant } from '../merchants/merchant.ts';
import { createDrawService } from '../modules/play/lottery/draw.service.ts';
import { lotteries } from '../modules/play/lottery/lotteries.table.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

/** The next full hour: keys of sealed calls are made by the real clock. */
const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
const moment = (seconds: number): Date => new Date(HOUR + seconds * 1000);
let clock = moment(5);
let platform: TestPlatform;
const routes: RouteOptions[] = [];
const collectRoutes = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance }; // what Fastify publishes on this channel
  fastify.addHook('onRoute', (route) => void routes.push(route));
};

const merchantAs = (changes: Partial<Merchant>, code = 'aurora'): void => {
  Object.assign(platform.context.merchants.byCode(code) ?? {}, changes);
};
const maintenance = (end: string | null): Partial<Merchant> => ({ maintenance: { on: true, end, text: null } });
const open: Partial<Merchant> = {
  blockedRegions: [],
  unreadableRegion: 'open',
  withdrawalWhileClosed: false,
  maintenance: { on: false, end: null, text: null },
};

beforeAll(async () => {
  subscribe('fastify.initialization', collectRoutes);
  platform = await startTestPlatform({ regionHeader: 'CF-IPCountry', demoDrawSeconds: 60 }, { now: () => clock });
  unsubscribe('fastify.initialization', collectRoutes);
});
beforeEach(() => merchantAs(open));
afterAll(() => platform.close());

const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(platform.url + path, {
    method,
    headers: { 'X-Forwarded-Host': AURORA, Language: 'EN', 'CF-IPCountry': 'PH', ...headers },
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
};

const login = async (headers: Record<string, string> = { 'CF-IPCountry': 'VN' }): Promise<string> => {
  const { username, password } = demoMember;
  return (await platform.value('session.login', { type: 'username', username, password }, { headers })).token;
};

/** Every route of the two wires as the server knows it, with the answer that a closed site gives. */
const answersOfAllRoutes = async () => {
  const found = routes.filter(({ url }) => /^\/(wps|games\/api)\//.test(url));
  const calls = found.flatMap(({ method, url }) => [method].flat().map((name) => [name, url] as const));
  const answers = calls.map(async ([method, url]) => {
    const { status, text, retryAfter } = await ask(method, url.replaceAll(/:\w+/g, 'x'));
    return { route: `${method} ${url}`, closed: `${status} ${/"errorCode":"([^"]*)"/.exec(text)?.[1]}`, retryAfter };
  });
  return Promise.all(answers);
};

/** The routes that a closed site serves. A route that is added is closed, unless it is added here too. */
const served = [
  'POST /wps/session/logout',
  'POST /wps/relay/CSP_fcmUnsubscribe',
  'GET /wps/system/status',
  'GET /wps/system/settings',
  'GET /wps/system/test/ping',
  'GET /wps/wallet/balance',
  'GET /wps/wallet/order/:orderId',
  'GET /wps/wallet/orders',
  'GET /wps/wallet/withdrawals',
  'POST /wps/payment/notice/:merchant/:provider',
  'POST /wps/vendor/:merchant/:vendor/:action',
  ...['s1', 's2', 's3'].flatMap((server) => [
    `GET /wps/captcha/${server}/static/js/gt.0.4.9.js`,
    `GET /wps/captcha/${server}/v4/gt4.js`,
    `GET /wps/captcha/${server}/files/:name`,
  ]),
];
const withHead = served.flatMap((route) => [route, ...(route.startsWith('GET') ? [`HEAD${route.slice(3)}`] : [])]);

test('a blocked region gets 403 from every route that can be closed', async () => {
  merchantAs({ blockedRegions: ['PH'] });
  const answers = await answersOfAllRoutes();
  expect(answers.length).toBeGreaterThan(60);
  const closed = answers.filter(({ closed }) => closed === '403 region.restricted' || closed === '403 undefined');
  const isClosed = new Set(closed.map(({ route }) => route));
  expect(
    answers
      .map(({ route }) => route)
      .filter((route) => !isClosed.has(route))
      .sort(),
  ).toEqual(withHead.sort());
});

test('maintenance gives 503 on the same routes, with the seconds to its end', async () => {
  merchantAs(maintenance(moment(125).toISOString()));
  const answers = await answersOfAllRoutes();
  const closed = answers.filter(({ retryAfter }) => retryAfter === '120');
  for (const { route, closed: answer } of closed)
    expect([route, answer]).toEqual([route, route.startsWith('HEAD') ? '503 undefined' : '503 maintenance']);
  const isClosed = new Set(closed.map(({ route }) => route));
  expect(
    answers
      .map(({ route }) => route)
      .filter((route) => !isClosed.has(route))
      .sort(),
  ).toEqual(withHead.sort());
});

test('maintenance without an end names a minute, and one that is over closes nothing', async () => {
  merchantAs(maintenance(null));
  expect(await ask('GET', '/wps/system/country')).toMatchObject({ status: 503, retryAfter: '60' });
  merchantAs(maintenance(moment(5).toISOString()));
  expect(await ask('GET', '/wps/system/country')).toMatchObject({ status: 200, retryAfter: null });
});

test('a closed site refuses a call before it checks origin, body, seal and session', async () => {
  merchantAs({ blockedRegions: ['PH'] });
  const wrong = { username: 'demo', password: 'wrong' };
  const refused = await platform.call(
    'session.login',
    { type: 'username', ...wrong },
    { headers: { 'CF-IPCountry': 'PH' } },
  );
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { errorCode: 'region.restricted', message: 'Access is not available from your location.' },
  ]);
  expect(await ask('POST', '/wps/session/login', { 'Content-Type': 'text/plain', Origin: 'null' })).toMatchObject({
    status: 403,
    text: expect.stringContaining('region.restricted'),
  });
});

test('closing one operator closes no other', async () => {
  merchantAs({ blockedRegions: ['PH'], ...maintenance(null) });
  expect((await ask('GET', '/wps/system/country', { 'X-Forwarded-Host': LOTUS })).status).toBe(200);
});

test('an unreadable region header follows the operator’s setting, in the status too', async () => {
  for (const header of ['', 'XX', 'T1', 'ZZ', 'vn', 'VN, PH', '<script>']) {
    for (const [unreadableRegion, status] of [
      ['open', 200],
      ['closed', 403],
    ] as const) {
      merchantAs({ unreadableRegion });
      const headers = { 'CF-IPCountry': header };
      expect([header, (await ask('GET', '/wps/system/country', headers)).status]).toEqual([header, status]);
      expect(await platform.value('system.status', {}, { headers })).toMatchObject({
        region: null,
        regionRestriction: status === 403,
      });
    }
  }
  expect((await ask('GET', '/wps/system/country', { 'CF-IPCountry': 'VN' })).status).toBe(200);
});

test('a closed site gives the sealing key only where the operator allows withdrawals', async () => {
  for (const closed of [{ blockedRegions: ['PH'] }, maintenance(null)]) {
    merchantAs({ ...open, ...closed });
    expect((await ask('GET', '/wps/session/key/rsa')).status).not.toBe(200);
    merchantAs({ withdrawalWhileClosed: true });
    expect((await ask('GET', '/wps/session/key/rsa')).status).toBe(200);
  }
});

test('a member of a closed site reads the balance and logs out', async () => {
  const token = await login();
  const options = { token, headers: { 'CF-IPCountry': 'PH' } };
  merchantAs({ blockedRegions: ['PH'], ...maintenance(null) });
  expect((await platform.value('wallet.balance', {}, options)).currency).toBe('USD');
  expect((await platform.call('member.info', {}, options)).body).toMatchObject({ errorCode: 'region.restricted' });
  expect(
    (await platform.call('relay.fcmUnsubscribe', { registrationToken: 'a-push-registration-token' }, options)).status,
  ).toBe(200);
  expect((await platform.call('session.logout', {}, options)).status).toBe(200);
  expect((await platform.call('wallet.balance', {}, options)).body).toMatchObject({ errorCode: 'CUSTOMER_NOT_LOGIN' });
});

test.each([
  ['a region is blocked', 300, { blockedRegions: ['PH'] }, 'region.restricted'],
  ['a maintenance', 600, maintenance(null), 'maintenance'],
])('a bet placed before %s is drawn, and its win is in the balance', async (_, seconds, closed, code) => {
  clock = moment(seconds + 5);
  await createDrawService(platform.context, lotteries).runOnce();
  const token = await login();
  const options = { headers: { 'CF-IPCountry': 'PH' } };
  const { gameUrl } = await platform.value(
    'game.launch',
    { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' },
    { token },
  );
  const entered = await platform.value('games.enter', { code: new URL(gameUrl).searchParams.get('code') ?? '' });
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  const lines = ['small', 'middle', 'big'].map((side) => ({ betType: 'size', side }));
  const bet = { game: 'rapid5', issue, lines, stake: '100' };
  const { balance } = await platform.value('games.bet', bet, { token: entered.session });
  merchantAs(closed);
  expect((await platform.call('games.bet', bet, { token: entered.session, ...options })).body).toMatchObject({
    errorCode: code,
  });
  clock = moment(seconds + 70);
  const draws = createDrawService(platform.context, lotteries);
  while ((await platform.value('wallet.balance', {}, { token, ...options })).amount === balance) await draws.runOnce();
  const { amount } = await platform.value('wallet.balance', {}, { token, ...options });
  expect(BigInt(amount)).toBeGreaterThan(BigInt(balance));
});
