// The simulator's promises: a link opens once, a round is played once, and what it owes is told until it is taken.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes, languages } from '@foyer/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedForm, signedJson } from './signatures.ts';
import { type RunningVendor, startVendor } from './vendor.ts';

const KEY = 'k'.repeat(40);
const CODES = ['FOX', 'KITE'] as const;

let folder: string;
let vendor: RunningVendor;
let operator: Server;
let walletUrl: string;
/** Calls of the wallet as they came, and what each is answered with. */
let calls: { action: string; body: Record<string, string> }[] = [];
let answer: (action: string) => { status: number; body: object } | 'silence';
/** Draws a win of twice the stake where it is 0.2, and a loss where it is 0.999. */
let chance = 0.2;

const start = async () => {
  vendor = await startVendor({
    merchants: join(folder, 'merchants'),
    folder: join(folder, 'vendor'),
    port: 0,
    random: () => chance,
  });
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-vendor-'));
  mkdirSync(join(folder, 'merchants/north/keys'), { recursive: true });
  writeFileSync(join(folder, 'merchants/north/keys/vendors.json'), JSON.stringify({ FOX: KEY, KITE: KEY }));
  writeFileSync(
    join(folder, 'merchants/north/tokens.css'),
    ':root{--c-page:#123456;--c-line:url(https://evil.example);}',
  );
  const accounts = CODES.map((code, at) => ({
    vendor: code,
    dialect: at === 0 ? 'signedJson' : 'signedForm',
    api: `{vendor}/north/${code}`,
  }));
  const gameVendors = { keysFile: 'keys/vendors.json', accounts, maintenance: [] };
  writeFileSync(join(folder, 'merchants/north/merchant.json'), JSON.stringify({ gameVendors }));
  calls = [];
  chance = 0.2;
  answer = () => ({ status: 200, body: { ok: true, balance_minor: '98765', code: '0', balance: '987.65' } });
  operator = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const action = request.url?.split('/').at(-1) ?? '';
    calls.push({
      action,
      body: body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
    });
    const said = answer(action);
    if (said === 'silence') request.socket.destroy();
    else response.writeHead(said.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said.body));
  });
  await new Promise<void>((ready) => operator.listen(0, '127.0.0.1', ready));
  walletUrl = `http://127.0.0.1:${(operator.address() as AddressInfo).port}/wallet`;
  await start();
});
afterEach(async () => {
  await vendor.close();
  operator.closeAllConnections();
  operator.close();
  rmSync(folder, { recursive: true, force: true });
});

const wanted = {
  ...{ game: 'golden-crown', game_type: 'SLOT', title: 'Golden <Crown>', session: 's1', player: 'p1' },
  ...{ currency: 'USD', minor_digits: 2, locale: 'en', back_url: 'http://north.localhost:8080/m/game' },
};

const launch = async (change: object = {}, key = KEY) => {
  const body = JSON.stringify({ ...wanted, wallet_url: walletUrl, ...change });
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = signedJson(key, { method: 'POST', path: '/north/FOX/v1/launch', seconds, body });
  const headers = { 'X-Timestamp': seconds, 'X-Signature': signature };
  return fetch(`${vendor.url}/north/FOX/v1/launch`, { method: 'POST', headers, body });
};
const linkOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { game_url: string }).game_url;

const get = (path: string) => fetch(vendor.url + path, { redirect: 'manual' });
/** Opens a link; answers the address of the play. */
const open = async (link: string): Promise<string> => (await get(new URL(link).pathname)).headers.get('location') ?? '';
const html = async (path: string): Promise<string> => (await get(path)).text();
const roundOf = (page: string): string => /name="round" value="([^"]+)"/.exec(page)?.[1] ?? '';
const post = (path: string, fields: Record<string, string>) =>
  fetch(vendor.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const begin = async (change: object = {}): Promise<string> => open(await linkOf(await launch(change)));
const actions = () => calls.map(({ action }) => action);

test('a game stands on the vendor. sub-host of the site, and its link opens it once', async () => {
  const link = await linkOf(await launch());
  expect(link).toMatch(/^http:\/\/vendor\.north\.localhost:8080\/play\/open\/[\w-]{22}$/);
  const play = await open(link);
  expect(play).toMatch(/^\/play\/[\w-]{22}$/);
  const again = await get(new URL(link).pathname);
  expect([again.status, again.headers.get('location')]).toEqual([410, null]);
  const text = await again.text();
  expect(text).toContain('This link works once');
  expect(text).toContain('href="http://north.localhost:8080/m/game"');
  expect((await get('/play/open/unknown')).status).toBe(410);
  expect((await get('/play/unknown')).status).toBe(410);
});

describe('a trial', () => {
  const trial = async (change: object = {}, key = KEY) => {
    const { session: _, player: __, ...game } = wanted;
    const body = JSON.stringify({ ...game, ...change });
    const seconds = String(Math.floor(Date.now() / 1000));
    const signature = signedJson(key, { method: 'POST', path: '/north/FOX/v1/trial', seconds, body });
    const headers = { 'X-Timestamp': seconds, 'X-Signature': signature };
    return fetch(`${vendor.url}/north/FOX/v1/trial`, { method: 'POST', headers, body });
  };

  test('says so on its first screen, and plays with 200 stakes of play money without asking the operator', async () => {
    const play = await open(await linkOf(await trial()));
    const page = await html(play);
    expect(page).toContain('Trial with play money');
    expect(page).toContain('$200');
    await post(play, { round: roundOf(page), stake: '500' });
    const won = await html(play);
    expect(won).toContain('You won $10');
    expect(won).toContain('$205');
    chance = 0.999;
    await post(play, { round: roundOf(won), stake: '1000' });
    expect(await html(play)).toContain('$195');
    expect(calls).toEqual([]);
  });

  test('refuses a stake that its play money does not cover', async () => {
    const play = await open(await linkOf(await trial()));
    chance = 0.999;
    for (let round = 0; round < 20; round += 1) await post(play, { round: roundOf(await html(play)), stake: '1000' });
    await post(play, { round: roundOf(await html(play)), stake: '100' });
    const page = await html(play);
    expect(page).toContain('Your balance doesn’t cover this stake.');
    expect(calls).toEqual([]);
  });

  test('may stand in a frame of its site alone, and has neither a way back nor the simulator’s faults', async () => {
    const response = await get(await open(await linkOf(await trial())));
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://north.localhost:8080');
    const page = await response.text();
    expect(page).not.toContain('north.localhost');
    expect(page).not.toContain('name="fault"');
    const real = await get(await begin());
    expect(real.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('opens for signed calls alone, in both dialects', async () => {
    expect((await trial({}, 'o'.repeat(40))).status).toBe(401);
    const path = '/north/KITE/game/trial';
    const fields = {
      ...{ gameId: 'x', gameKind: 'SLOT', gameName: 'X', ccy: 'USD', digits: '2', lang: 'en', ts: '1' },
      backUrl: 'http://north.localhost:8080/m/game',
    };
    const refused = await post(path, { ...fields, sign: signedForm('o'.repeat(40), path, fields) });
    expect(await refused.json()).toEqual({ code: '1001' });
    const opened = await post(path, { ...fields, sign: signedForm(KEY, path, fields) });
    const { url } = (await opened.json()) as { url: string };
    expect(await html(await open(url))).toContain('Trial with play money');
    expect(calls).toEqual([]);
  });
});

test('a launch that is not signed with the account’s key is refused, in both dialects', async () => {
  expect((await launch({}, 'o'.repeat(40))).status).toBe(401);
  const fields = { gameId: 'x', ts: '1' };
  const path = '/north/KITE/game/open';
  const sign = signedForm('o'.repeat(40), path, fields);
  const reply = await post(path, { ...fields, sign });
  expect(await reply.json()).toEqual({ code: '1001' });
});

test('the first screen says what it is, shows game and balance, runs no script and loads nothing', async () => {
  const reply = await get(await begin());
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
  expect(policy).toContain("form-action 'self'");
  expect([reply.headers.get('referrer-policy'), reply.headers.get('cache-control')]).toEqual([
    'no-referrer',
    'no-store',
  ]);
  const page = await reply.text();
  for (const part of ['Game vendor simulator', 'It isn’t a real game', 'Golden &lt;Crown&gt;', '$987.65', 'by FOX'])
    expect(page).toContain(part);
  expect(page).toContain('--c-page:#123456');
  expect(page).not.toMatch(/<script|evil\.example|<link rel="stylesheet|src=/);
});

const textsOf = (tag: string): Record<string, string> =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../texts/${tag}.json`, 'utf8'));

test.each(languageCodes)('a player reads the page in the language of the launch: %s', async (code) => {
  const { tag, dir } = languages[code];
  const page = await html(await begin({ locale: tag }));
  expect(page).toContain(`<html lang="${tag}" dir="${dir}">`);
  expect(page).toContain(textsOf(tag).simulator);
});

test('a language that nobody knows is English', async () => {
  const page = await html(await begin({ locale: 'xx' }));
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).toContain('Game vendor simulator');
});

/** Texts whose word is that of English, by tag. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = { tl: ['balance'], 'ur-Latn': ['balance'] };

test.each(languageCodes.filter((code) => code !== 'EN'))('its texts are whole and not English in %s', (code) => {
  const { tag } = languages[code];
  const [own, english] = [textsOf(tag), textsOf('en')];
  const values = (text = '') => text.match(/\{\w+\}/g)?.sort() ?? [];
  expect(Object.keys(own)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) expect(values(own[key]), key).toEqual(values(text));
  const same = Object.keys(english).filter((key) => own[key] === english[key]);
  expect(same).toEqual(sameAsEnglish[tag] ?? []);
});

test('each file of texts is of a language of the contract', () => {
  const files = readdirSync(`${import.meta.dirname}/../texts`);
  expect(files.sort()).toEqual(languageCodes.map((code) => `${languages[code].tag}.json`).sort());
});

describe('a round', () => {
  test('takes the stake and pays what it drew, and a form that is sent again plays nothing', async () => {
    const play = await begin();
    const round = roundOf(await html(play));
    await Promise.all([post(play, { round, stake: '200' }), post(play, { round, stake: '200' })]);
    await post(play, { round, stake: '200' });
    expect(actions()).toEqual(['balance', 'debit', 'credit']);
    expect(calls[1]?.body).toMatchObject({ session: 's1', round_id: round, amount_minor: '200', currency: 'USD' });
    expect(calls[2]?.body).toMatchObject({ round_id: round, amount_minor: '400' });
    expect(await html(play)).toContain('You won $4');
  });

  test('that is lost is told, with a credit of nothing', async () => {
    chance = 0.999;
    const play = await begin();
    await post(play, { round: roundOf(await html(play)), stake: '100' });
    expect(calls[2]?.body).toMatchObject({ amount_minor: '0' });
    expect(await html(play)).toContain('No win this time');
  });

  test.each([
    ['insufficient_funds', 'Your balance doesn’t cover this stake.'],
    ['session_unknown', 'You’re no longer logged in.'],
    ['play_closed', 'You can’t play this game right now.'],
    ['round_unknown', 'The operator refused this round.'],
  ])('that the operator refuses with %s says so, and pays nothing', async (error, text) => {
    const play = await begin();
    answer = () => ({ status: 422, body: { ok: false, error } });
    await post(play, { round: roundOf(await html(play)), stake: '100' });
    expect(actions()).toEqual(['balance', 'debit']);
    expect(await html(play)).toContain(text);
  });

  test('whose stake nobody answers is cancelled, and the stake taken back', async () => {
    const play = await begin();
    answer = (action) => (action === 'debit' ? 'silence' : { status: 200, body: { ok: true, balance_minor: '500' } });
    await post(play, { round: roundOf(await html(play)), stake: '100' });
    const [, debit, rollback] = calls;
    expect([debit?.action, rollback?.action]).toEqual(['debit', 'rollback']);
    expect(rollback?.body.debit_id).toBe(debit?.body.transaction_id);
    expect(await html(play)).toContain('this round was cancelled');
  });

  test('whose win was not taken pays it later, by a simulator that was started anew as well', async () => {
    const play = await begin();
    answer = (action) => (action === 'credit' ? { status: 503, body: {} } : { status: 200, body: { ok: true } });
    await post(play, { round: roundOf(await html(play)), stake: '100' });
    expect(await html(play)).toContain('It’s on its way to your balance.');
    await vendor.close();
    const ids = () => calls.filter(({ action }) => action === 'credit').map(({ body }) => body.transaction_id);
    const before = ids().length;
    answer = () => ({ status: 200, body: { ok: true, balance_minor: '1' } });
    await start();
    await vi.waitFor(() => expect(ids().length).toBeGreaterThan(before), { timeout: 10_000 });
    expect(new Set(ids()).size).toBe(1);
  });
});

test('what it sends has the fields of the document that operators and vendors build by', async () => {
  const { paths } = JSON.parse(
    readFileSync(new URL('../../../docs/game-vendors.openapi.json', import.meta.url), 'utf8'),
  );
  const fieldsOf = (path: string): string[] =>
    paths[path].post.requestBody.content['application/json'].schema.required.toSorted();
  expect(Object.keys({ ...wanted, wallet_url: walletUrl }).toSorted()).toEqual(fieldsOf('/v1/launch'));
  for (const fault of ['', 'silent']) {
    const play = await begin({ node: 'asia-2', room: 'high.roller' });
    await post(play, { round: roundOf(await html(play)), stake: '100', fault });
  }
  expect(new Set(actions())).toEqual(new Set(['balance', 'debit', 'credit', 'rollback']));
  for (const { action, body } of calls) expect(Object.keys(body).toSorted()).toEqual(fieldsOf(`/${action}`));
});

describe('as a faulty vendor', () => {
  test.each([
    ['twice', ['debit', 'debit', 'credit']],
    ['early', ['credit', 'debit', 'credit']],
    ['silent', ['debit', 'rollback']],
    ['backFirst', ['rollback', 'debit', 'credit']],
  ])('%s sends %j', async (fault, sent) => {
    const play = await begin();
    await post(play, { round: roundOf(await html(play)), stake: '100', fault });
    expect(actions().slice(1)).toEqual(sent);
    const ids = calls.slice(1).map(({ action, body }) => `${action} ${body.transaction_id}`);
    expect(new Set(ids).size).toBe(new Set(sent).size);
  });

  test('it answers the next launch with HTML, or leads it elsewhere, once', async () => {
    const play = await begin();
    await post(play, { fault: 'nextHtml' });
    expect(await html(play)).toContain('Noted for the next launch.');
    expect(await (await launch({ player: 'p2' })).json()).toHaveProperty('game_url');
    const reply = await launch();
    expect([reply.headers.get('content-type'), await reply.text()]).toEqual([
      'text/html',
      expect.stringContaining('<h1>'),
    ]);
    await post(play, { fault: 'nextHost' });
    expect(await linkOf(await launch())).toBe('https://elsewhere.example/play');
    expect(await linkOf(await launch())).toContain('vendor.north.localhost');
  });
});
