// The contract holds together: every row is whole, every example parses, unknown fields are refused.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { examples } from './examples.ts';
import {
  type Call,
  calls,
  chatCalls,
  errorCodes,
  gameCalls,
  languages,
  sessionEndCodes,
  switches,
  switchKeys,
} from './index.ts';
import { type RecordedAnswer, recorded } from './recorded.ts';
import { chatWire, gameWire, readAs, schemas, uploadWire } from './schemas/index.ts';
import { uploadCalls } from './uploads.ts';

const rows = { ...calls, ...gameCalls, ...chatCalls, ...uploadCalls };
const pairs: Readonly<Record<string, { input: z.ZodMiniType; output: z.ZodMiniType }>> = {
  ...schemas,
  ...gameWire,
  ...chatWire,
  ...uploadWire,
};

const relayNames = [
  'CBS_launchChat',
  'CBS_unreadCount',
  'MCSFE_getMerchantAvailablePromotions',
  'MCSFE_getListAnnouncements',
  'MCSFE_getPlayerRankProgress',
  'MCSFE_getDepositSettings',
  'MCSFE_getWithdrawAccountInfo',
  'WPSCORE_getCustomerServiceScript',
  'WPSCORE_getDownloadSetting',
  'PROMOFE_getPromotionAnnouncementCategory',
  'GCS_gameTrialLaunch',
  'GCS_gameTrialLaunchSync',
  'GCSGAME_newGameVendor',
  'GCSGAME_getGameMatchV2',
  'CSP_fcmBind',
  'CSP_fcmSubscribe',
  'CSP_fcmUnsubscribe',
];

test('RL-01 every relay of the list is in the contract, by POST at /wps/relay/{NAME}', () => {
  const paths = Object.values<Call>(calls)
    .filter((row) => row.path.startsWith('/wps/relay/'))
    .map((row) => `${row.method} ${row.path}`);
  expect(paths.sort()).toEqual(relayNames.map((name) => `POST /wps/relay/${name}`).sort());
});

test('every call has a schema', () => {
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(calls).sort());
  expect(Object.keys(gameWire).sort()).toEqual(Object.keys(gameCalls).sort());
  expect(Object.keys(chatWire).sort()).toEqual(Object.keys(chatCalls).sort());
  expect(Object.keys(uploadWire).sort()).toEqual(Object.keys(uploadCalls).sort());
});

test.each(Object.keys(pairs))('%s: its example parses both ways without a change', (name) => {
  const example = examples[name as keyof typeof examples];
  const { input, output } = pairs[name] as (typeof pairs)[string];
  expect(z.parse(input, example.input)).toEqual(example.input);
  expect(z.parse(output, example.output)).toEqual(example.output);
});

/** Settings are read over those that are known already; without a signature nobody reads a ping. */
const recordedNames = Object.keys(recorded).filter((name) => name !== 'system.settings' && name !== 'system.ping');

test.each(recordedNames)('%s: an answer with only the specified fields is read', (name) => {
  const answer: RecordedAnswer = recorded[name as keyof typeof recorded];
  const { output } = pairs[name] as (typeof pairs)[string];
  const read = readAs(output, answer.success ? (answer.value ?? {}) : null);
  expect(read).toMatchObject({ ok: true, leftOut: [] });
});

/** Every name that a field has in an answer. */
const fieldNames = new Set<string>();
JSON.stringify(
  Object.values(examples).map(({ output }) => output),
  (name, field) => {
    if (!/^\d*$/.test(name)) fieldNames.add(name);
    return field;
  },
);
function addNames(schema: z.core.$ZodType): void {
  // Every kind of schema keeps its parts in its definition, under a name of its own.
  const { in: given, out, innerType, element, shape = {} } = schema._zod.def as unknown as Record<string, object>;
  for (const name of Object.keys(shape)) fieldNames.add(name);
  for (const part of [given, out, innerType, element, ...Object.values(shape)])
    if (part) addNames(part as z.core.$ZodType);
}
for (const { output } of Object.values(pairs)) addNames(output);

/** A copy in which every record has null in each field that it lacks. */
const withNulls = (found: unknown): unknown => {
  if (Array.isArray(found)) return found.map(withNulls);
  if (typeof found !== 'object' || found === null) return found;
  const nulls = Object.fromEntries([...fieldNames].map((name) => [name, null]));
  return { ...nulls, ...Object.fromEntries(Object.entries(found).map(([name, field]) => [name, withNulls(field)])) };
};

test.each(Object.keys(pairs))('%s: a field that is null counts as missing', (name) => {
  const { output } = pairs[name] as (typeof pairs)[string];
  const example = examples[name as keyof typeof examples].output;
  const read = readAs(output, withNulls(example));
  expect(read).toMatchObject({ ok: true, leftOut: [] });
  // What is not there and what is null are the same to those who read the answer.
  expect(read).toMatchObject({ value: example });
});

test.each(Object.keys(pairs))('%s: a field it does not know is refused', (name) => {
  const { input } = pairs[name] as (typeof pairs)[string];
  const example = examples[name as keyof typeof examples];
  expect(z.safeParse(input, { ...example.input, isAdmin: true }).success).toBe(false);
});

test('no two calls share a method and path, and every path is on one of the wires', () => {
  const seen = Object.values(rows).map((row) => `${row.method} ${row.path}`);
  expect(new Set(seen).size).toBe(seen.length);
  for (const row of Object.values(rows)) expect(row.path).toMatch(/^\/(wps|games\/api|chat\/api)\/[A-Za-z0-9_/.{}]+$/);
});

test('sealed calls are POST and name neither a cache nor a query', () => {
  for (const row of Object.values(rows)) {
    if (!('sealed' in row)) continue;
    expect(row.method).toBe('POST');
    expect('cache' in row).toBe(false);
  }
});

test('HT-10 status, country, domain route, ping, member info and language have the specified form', () => {
  const { cache, whileClosed, ...status } = calls['system.status'];
  expect([cache, whileClosed]).toEqual(['no-cache', 'always']);
  expect(status).toEqual({ method: 'GET', path: '/wps/system/status', token: 'none' });
  expect(calls['system.country']).toMatchObject({ method: 'GET', path: '/wps/system/country', cache: 'session' });
  expect(calls['system.domainRoute'].path).toBe('/wps/system/domainRoute');
  expect(calls['system.ping']).toMatchObject({ path: '/wps/system/test/ping', timeoutMs: 20_000 });
  expect(calls['member.info'].path).toBe('/wps/member/info');
  expect(calls['member.language']).toMatchObject({ method: 'POST', path: '/wps/member/language' });
});

test('SO-01 SO-02 the social calls are sealed; registering needs a key, linking a member', () => {
  expect(calls['session.social']).toMatchObject({ path: '/wps/session/login/social', sealed: true, token: 'none' });
  expect(calls['member.registerSocial']).toMatchObject({
    path: '/wps/member/register/social',
    sealed: true,
    idempotent: true,
    token: 'none',
  });
  expect(calls['member.linkSocial']).toMatchObject({ path: '/wps/member/social', sealed: true, token: 'member' });
});

test('LA-02 the languages are the 23 of the specification', () => {
  const codes = 'CN EN ES HI ID JA KM KO MY TA TH TW VI TY UR PT PT-BR MS BN TR FR NE UR-LA'.split(' ');
  expect(Object.keys(languages).sort()).toEqual(codes.sort());
});

test('SW-01 SW-02 every switch of the specification is found by its name', () => {
  const named = [
    ...['GOOGLELOGIN3', 'MOBILEAUTOLOGIN3', 'PWDEXPFORCECHANGE3', 'FIREBASECREATEACC3', 'UPDATEMOBILEICC3'],
    ...['LOTTMINIGAME3', 'SEALOTTMINIGAME3', 'GEETEST3', 'GEETESTTEST3', 'GEETESTVCODE3'],
    ...['REWCEN3', 'MANDATORYAPPUPDATES3', 'CBS3', 'STARTGAMEINAPP3'],
  ];
  expect(switchKeys).toEqual(expect.arrayContaining(named));
});

test('every synonym of "not logged in" and every status is in the wire document', () => {
  expect(sessionEndCodes).toEqual([
    'CUSTOMER_NOT_LOGIN',
    'customer.not.login',
    'user.or.token.invalid',
    'login.not.session',
  ]);
  const statuses = new Set<number>(Object.values(errorCodes));
  for (const status of statuses) expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]).toContain(status);
});

test('a closed site serves only calls that must always work', () => {
  const rule = (wanted: Call['whileClosed']) =>
    Object.entries<Call>(rows)
      .filter(([, { whileClosed }]) => whileClosed === wanted)
      .map(([name]) => name);
  const always = ['session.logout', 'relay.fcmUnsubscribe', 'system.status', 'system.settings', 'system.ping'];
  expect(rule('always').sort()).toEqual(
    [...always, 'wallet.balance', 'wallet.order', 'wallet.orders', 'wallet.withdrawals'].sort(),
  );
  expect(rule('withdrawal').sort()).toEqual([
    'relay.withdrawAccountInfo',
    'session.rsaKey',
    'wallet.accounts',
    'wallet.cancelWithdrawal',
    'wallet.withdraw',
  ]);
});

test('every switch of the specification is in the table once, with its own name', () => {
  const names = Object.values(switches).map((row) => row.name);
  expect(new Set(names).size).toBe(names.length);
});

test('the rows that a browser loads first contain no byte of the schema library', () => {
  for (const file of ['calls.ts', 'call.ts', 'languages.ts', 'error-codes.ts', 'switches.ts', 'index.ts']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const line of source.split('\n').filter((text) => /from '(zod|\.\/schemas)/.test(text))) {
      expect(line).toMatch(/^(import|export) type/);
    }
  }
});
