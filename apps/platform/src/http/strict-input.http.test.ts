// One value has one place in a call: whatever could be read in two ways is refused.
import { demoMember } from '@foyer/contract/demo';
import { type EnvelopeCrypto, seal, webCrypto } from '@foyer/envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AURORA, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(platform.url + path, {
    ...init,
    headers: { 'X-Forwarded-Host': AURORA, ...(init.headers as Record<string, string>) },
  });
  return { status: response.status, body: (await response.json()) as { errorCode?: string } };
};
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
const invalid = { status: 400, body: { errorCode: 'input.invalid' } };

const LOGIN = '/wps/session/login';
const { username, password } = demoMember;
const fields = [`"type":"username"`, `"username":"${username}"`, `"password":"${password}"`];

/** A log-in with this text sealed in it, which may be no JSON of any object. */
const sealedText = async (text: string) => {
  const web = webCrypto(globalThis.crypto);
  const crypto: EnvelopeCrypto = {
    ...web,
    encrypt: (key, iv, aad) => web.encrypt(key, iv, aad, new TextEncoder().encode(text)),
  };
  return seal({ method: 'POST', path: LOGIN, merchant: 'aurora', payload: null }, await platform.key(), crypto);
};

test('a body that names a field twice is refused, also with the same value', async () => {
  const path = '/wps/captcha/load';
  const good = ['"captchaId":"aurora"', '"kind":"slide"', '"action":"login"'];
  expect((await post(path, `{${good}}`)).status).toBe(200);
  for (const repeated of ['"kind":"click"', '"kind":"slide"', '"k\\u0069nd":"slide"'])
    expect([repeated, await post(path, `{${good},${repeated}}`)]).toMatchObject([repeated, invalid]);
});

test('a sealed request that names a field twice is refused, also with the same value', async () => {
  const send = async (text: string) => {
    const { headers, body } = await sealedText(text);
    return post(LOGIN, body, { ...headers });
  };
  expect((await send(`{${fields}}`)).status).toBe(200);
  for (const repeated of [`"username":"other"`, `"username":"${username}"`])
    expect([repeated, await send(`{${fields},${repeated}}`)]).toMatchObject([repeated, invalid]);
  for (const text of ['', '{', 'null x', `{${fields}`]) expect([text, await send(text)]).toMatchObject([text, invalid]);
});

test('a sealed call with a query is refused, and can be sent again without it', async () => {
  const { headers, body } = await sealedText(`{${fields}}`);
  for (const query of ['?username=other', '?_=1'])
    expect([query, await post(LOGIN + query, body, { ...headers })]).toMatchObject([query, invalid]);
  expect((await post(LOGIN, body, { ...headers })).status).toBe(200);
});

test('a query that contradicts the path’s game, issue or article is refused', async () => {
  const rows: readonly [path: string, same: string, other: string][] = [
    ['/games/api/rapid5/state', 'game=rapid5', 'game=moon3d'],
    ['/games/api/rapid5/results', 'game=rapid5', 'game=moon3d'],
    ['/games/api/rapid5/proof/1', 'issue=1', 'issue=2'],
    ['/wps/content/help/play-safely', 'id=play-safely', 'id=terms'],
  ];
  for (const [path, same, other] of rows) {
    expect([path, await ask(`${path}?${other}`)]).toMatchObject([path, invalid]);
    expect([path, await ask(`${path}?${same}&${same}`)]).toMatchObject([path, invalid]);
    expect([path, (await ask(`${path}?${same}`)).status]).toEqual([path, (await ask(path)).status]);
  }
});

/** A bet from inside the room, with these fields beside its issue and stake. */
const betsOfMember = async () => {
  const { token } = await platform.value('session.login', { type: 'username', username, password });
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', form, { token });
  const { session } = await platform.value('games.enter', { code: new URL(gameUrl).searchParams.get('code') ?? '' });
  const headers = { Authorization: session, 'Idempotency-Key': 'strict-input' };
  return (rest: string) => post('/games/api/rapid5/bets', `{"issue":"1","stake":"100",${rest}}`, headers);
};
const line = '"betType":"size","side":"big"';

test('a body that names a field twice deep inside is refused, also with the same value', async () => {
  const bet = await betsOfMember();
  expect((await bet(`"lines":[{${line}}]`)).body.errorCode).toBe('issue.unknown');
  for (const repeated of ['"side":"small"', '"side":"big"'])
    expect([repeated, await bet(`"lines":[{${line},${repeated}}]`)]).toMatchObject([repeated, invalid]);
});

test('a body that contradicts the path’s game is refused', async () => {
  const bet = await betsOfMember();
  const lines = `"lines":[{${line}}]`;
  expect((await bet(`"game":"rapid5",${lines}`)).body.errorCode).toBe('issue.unknown');
  for (const game of ['"moon3d"', '["rapid5"]', 'null'])
    expect([game, await bet(`"game":${game},${lines}`)]).toMatchObject([game, invalid]);
});
