// Launches at vendors through real HTTP: what a vendor answers, and what a member gets of it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { answered, type OperatorCaller, operatorWith } from '../../../testing/operator.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { GAME_URL, jsonWallet, readyAnswer, startVendorStub, type VendorStub } from '../../../testing/vendor.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;

let stub: VendorStub;
let platform: TestPlatform;
let token: string;
let operator: OperatorCaller;

beforeAll(async () => {
  stub = await startVendorStub();
  platform = await startTestPlatform({ demoVendorUrl: stub.url, operatorPort: 0 });
  ({ token } = await platform.value('session.login', demo));
  operator = await operatorWith(platform, ['settings']);
});
afterAll(async () => {
  await platform.close();
  await stub.close();
});
beforeEach(() => {
  stub.answer = readyAnswer();
});

const wanted = { device: 'MOBILE', language: 'CN', vendor: 'AMBER_FOX', gameCode: 'golden-crown' } as const;
const launch = (change: object = {}) => platform.call('game.launch', { ...wanted, ...change }, { token });
const codeOf = ({ body }: Awaited<ReturnType<typeof launch>>) => (body.success ? 'opened' : body.errorCode);

test('a vendor gets the game, the play and the way back, and nothing that says who the member is', async () => {
  const reply = await launch({ backUrl: '/m/game' });
  expect(reply.body).toMatchObject({ success: true, value: { gameUrl: GAME_URL } });
  const { path, body } = stub.launches.at(-1) ?? { path: '', body: '{}' };
  expect(path).toBe('/aurora/AMBER_FOX/v1/launch');
  const { session, player, ...rest } = JSON.parse(body);
  expect(rest).toEqual({
    game: 'golden-crown',
    game_type: 'SLOT',
    title: '黄金王冠',
    currency: 'USD',
    minor_digits: 2,
    locale: 'zh-Hans',
    back_url: 'http://aurora.localhost/m/game',
    wallet_url: `${platform.url}/wps/vendor/aurora/AMBER_FOX`,
  });
  expect([session, player]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
  expect(body).not.toContain(token);
  expect(body).not.toContain('demo"');
  await launch();
  const again = JSON.parse(stub.launches.at(-1)?.body ?? '{}');
  expect([again.player === player, again.session === session]).toEqual([true, false]);
});

test('BN-02 node and room of a launch reach vendors of both dialects', async () => {
  const place = { nodeId: 'asia-2', roomId: 'high.roller' };
  await launch(place);
  expect(JSON.parse(stub.launches.at(-1)?.body ?? '{}')).toMatchObject({ node: 'asia-2', room: 'high.roller' });
  const { token: other } = await platform.value('session.login', demo, { host: LOTUS });
  const game = { ...wanted, ...place, vendor: 'RED_KITE', gameCode: 'golden-bullseye' };
  await platform.call('game.launch', game, { token: other, host: LOTUS });
  const sent = new URLSearchParams(stub.launches.at(-1)?.body);
  expect([sent.get('nodeId'), sent.get('roomId')]).toEqual(['asia-2', 'high.roller']);
});

test('vendors of another dialect are asked in theirs, at every operator', async () => {
  stub.answer = readyAnswer('http://vendor.lotus.localhost/play/open/two');
  const { token: other } = await platform.value('session.login', demo, { host: LOTUS });
  const game = { ...wanted, vendor: 'RED_KITE', gameCode: 'golden-bullseye' };
  const { gameUrl } = await platform.value('game.launch', game, { token: other, host: LOTUS });
  expect(gameUrl).toBe('http://vendor.lotus.localhost/play/open/two');
  const { path, body } = stub.launches.at(-1) ?? { path: '', body: '' };
  expect([path, new URLSearchParams(body).get('ccy')]).toEqual(['/lotus/RED_KITE/game/open', 'VND']);
});

test.each([
  ['aurora', 'evil.example', 'AMBER_FOX', 'golden-crown'],
  ['lotus', 'lotus.evil.example:8081', 'RED_KITE', 'golden-bullseye'],
])('a vendor of %s is never told to call a host that a member named', async (operator, host, vendor, gameCode) => {
  const as = await platform.value('session.login', demo, { host });
  await platform.call('game.launch', { ...wanted, vendor, gameCode }, { token: as.token, host });
  const { body = '' } = stub.launches.at(-1) ?? {};
  const asked = body.startsWith('{') ? JSON.parse(body).wallet_url : new URLSearchParams(body).get('walletUrl');
  expect(asked).toBe(`${platform.url}/wps/vendor/${operator}/${vendor}`);
});

test('a vendor reaches the wallet on a host that no operator has', async () => {
  const ask = jsonWallet(platform, 'aurora', 'AMBER_FOX', { host: 'pay_1.example' });
  expect(await ask('balance', { session: 'nobody' })).toMatchObject({ body: { error: 'session_unknown' } });
});

describe('nothing is opened', () => {
  test.each([
    ['HTML', { status: 200, type: 'text/html', body: '<!doctype html><h1>Hello</h1>' }],
    ['an error in HTML', { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1>' }],
    ['JSON without an address', { status: 200, type: 'application/json', body: '{}' }],
    ['a list', { status: 200, type: 'application/json', body: '[]' }],
    ['another host', readyAnswer('https://evil.example/play')],
    ['a script', readyAnswer('javascript:alert(1)')],
    ['http outside of this machine', readyAnswer('http://games.example/play')],
    ['the site itself', readyAnswer('http://aurora.localhost/m/home')],
  ])('where a vendor answers with %s', async (_, answer) => {
    stub.answer = answer;
    const reply = await launch();
    expect([reply.status, codeOf(reply)]).toEqual([400, 'game.unavailable']);
  });

  test.each([
    ['a game that the vendor does not have', { gameCode: 'no-such-game' }, 'game.unknown'],
    ['a code that another vendor could have', { gameCode: 'PP.vs20:bonanza' }, 'game.unknown'],
    ['a code that is a path', { gameCode: '../golden-crown' }, 'input.invalid'],
    ['a game of another vendor', { gameCode: 'crimson-star' }, 'game.unknown'],
    ['a lottery under the name of a vendor', { gameCode: 'rapid5' }, 'game.unknown'],
    ['no game', { gameCode: undefined }, 'game.unknown'],
    ['a vendor that the operator does not have', { vendor: 'NOBODY' }, 'game.unavailable'],
  ])('for %s', async (_, change, code) => {
    const before = stub.launches.length;
    expect(codeOf(await launch(change))).toBe(code);
    expect(stub.launches.length).toBe(before);
  });
});

describe('a trial', () => {
  const node = { gameId: 'golden-crown', nodeId: 'AMBER_FOX', platform: 'html5' } as const;
  const tryIt = (change: object = {}, options: { token?: string; host?: string } = {}) =>
    platform.call('relay.gameTrialLaunch', { ...node, ...change }, { language: 'CN', ...options });

  test('GL-04 of a vendor’s game opens for a visitor, and the vendor learns of no member and no wallet', async () => {
    for (const options of [{}, { token }]) {
      const { body } = await tryIt({}, options);
      expect(body).toMatchObject({ success: true, value: { gameUrl: GAME_URL } });
      const sent = stub.launches.at(-1);
      expect(sent?.path).toBe('/aurora/AMBER_FOX/v1/trial');
      expect(JSON.parse(sent?.body ?? '{}')).toEqual({
        game: 'golden-crown',
        game_type: 'SLOT',
        title: '黄金王冠',
        currency: 'USD',
        minor_digits: 2,
        locale: 'zh-Hans',
        back_url: 'http://aurora.localhost/m/game',
      });
    }
  });

  test('makes no play, so that no call of the wallet could name one', async () => {
    const plays = async () => (await rows(platform.db, sql`select from vendor_play`)).length;
    const before = await plays();
    await tryIt();
    expect(await plays()).toBe(before);
  });

  test('is asked for in the vendor’s dialect', async () => {
    stub.answer = readyAnswer('http://vendor.lotus.localhost/play/open/two');
    const { body } = await tryIt({ nodeId: 'RED_KITE', gameId: 'golden-bullseye' }, { host: LOTUS });
    expect(body).toMatchObject({ success: true, value: { gameUrl: 'http://vendor.lotus.localhost/play/open/two' } });
    const sent = stub.launches.at(-1) ?? { path: '', body: '' };
    const fields = new URLSearchParams(sent.body);
    expect(sent.path).toBe('/lotus/RED_KITE/game/trial');
    expect([fields.get('ccy'), fields.get('playId'), fields.get('walletUrl')]).toEqual(['VND', null, null]);
  });

  test.each([
    ['another host', {}, readyAnswer('https://evil.example/play'), 'game.unavailable'],
    ['a vendor without trials', {}, { status: 404, type: 'application/json', body: '{}' }, 'game.unavailable'],
    ['a game that the vendor does not have', { gameId: 'no-such-game' }, readyAnswer(), 'game.unknown'],
    ['a game of another vendor', { gameId: 'crimson-star' }, readyAnswer(), 'game.unknown'],
    ['a vendor that nobody has', { nodeId: 'NOBODY' }, readyAnswer(), 'game.unknown'],
    ['a name of every object', { nodeId: '__proto__', gameId: 'constructor' }, readyAnswer(), 'game.unknown'],
  ])('is not opened for %s', async (_, change, answer, code) => {
    stub.answer = answer;
    const { body } = await tryIt(change);
    expect(body.success ? 'opened' : body.errorCode).toBe(code);
  });
});

test('a vendor that an operator sets into maintenance opens no game and takes no stake, at once and until it is set back', async () => {
  await launch();
  const { session } = JSON.parse(stub.launches.at(-1)?.body ?? '{}');
  const setTo = async (maintenance: readonly string[], version: number) => {
    const change = { kind: 'settings', key: 'gameVendors', value: { maintenance }, version, reason: 'A test' } as const;
    answered(await operator('edits.write', change));
    await platform.followEdits();
  };
  const cardOf = async (code: string) => {
    const { data } = await platform.value('game.lanes', {}, { token });
    return data.lanes.flatMap(({ cards }) => cards).find(({ gameCode }) => gameCode === code);
  };
  await setTo(['AMBER_FOX'], 0);
  const before = stub.launches.length;
  expect(codeOf(await launch())).toBe('game.maintenance');
  const node = { gameId: 'golden-crown', nodeId: 'AMBER_FOX', platform: 'html5' } as const;
  expect((await platform.call('relay.gameTrialLaunch', node)).body).toMatchObject({ errorCode: 'game.maintenance' });
  expect(stub.launches.length).toBe(before);
  expect([await cardOf('golden-crown'), await cardOf('crimson-star')]).toMatchObject([
    { maintenance: true, playable: true },
    { maintenance: false, playable: true },
  ]);
  const ask = jsonWallet(platform, 'aurora', 'AMBER_FOX');
  const stake = { session, transaction_id: 'm1', round_id: 'm', amount_minor: '100', currency: 'USD' };
  expect((await ask('debit', stake)).body).toEqual({ ok: false, error: 'play_closed' });
  await setTo([], 1);
  expect(codeOf(await launch())).toBe('opened');
  expect(await cardOf('golden-crown')).toMatchObject({ maintenance: false });
});

test('only a vendor that is there can be set into maintenance', async () => {
  const reply = await operator('edits.write', {
    ...{ kind: 'settings', key: 'gameVendors', version: 2, reason: 'A test' },
    value: { maintenance: ['NOBODY'] },
  });
  expect(reply.body).toMatchObject({ success: false });
});
