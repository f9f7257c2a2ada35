import { afterEach, expect, test, vi } from 'vitest';
import { callWith } from './call.ts';

const call = callWith({ language: () => 'VI', session: () => 'secret' });
const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn(
    async () =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'X-Request-Id': 'REF' },
      }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

test('a bet carries its key, session and language, and the game in its path only', async () => {
  const fetched = answering({ success: true, value: {} });
  await call(
    'games.bet',
    { game: 'rapid5', issue: '7', lines: [{ betType: 'pick1', numbers: [1] }], stake: '100' },
    'key-1',
  );
  const [path, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(path).toBe('/games/api/rapid5/bets');
  expect(init.headers).toMatchObject({
    Authorization: 'secret',
    'Idempotency-Key': 'key-1',
    Language: 'VI',
    'Content-Type': 'application/json',
  });
  expect(JSON.parse(String(init.body))).toEqual({
    issue: '7',
    lines: [{ betType: 'pick1', numbers: [1] }],
    stake: '100',
  });
  expect(init.credentials).toBe('omit');
});

test('a query has its fields in the address, and entering needs no session', async () => {
  const answered = answering({ success: true, value: {} });
  await call('games.bets', { game: 'rapid5', status: 'open' });
  expect((answered.mock.calls[0] as unknown[])[0]).toBe('/games/api/rapid5/bets?status=open');
  const entering = answering({ success: true, value: {} });
  await call('games.enter', { code: 'c'.repeat(43) });
  expect((entering.mock.calls[0] as unknown as [string, RequestInit])[1].headers).not.toHaveProperty('Authorization');
});

test.each([
  [
    'a refusal',
    { success: false, errorCode: 'issue.closed', message: 'Closed' },
    400,
    { at: 'refused', code: 'issue.closed', reference: 'REF' },
  ],
  [
    'a key whose work still runs',
    { success: false, errorCode: 'idempotency.running', message: '' },
    409,
    { at: 'unknown' },
  ],
  ['too many requests', { success: false, errorCode: 'TOO_MANY_REQUEST', message: '' }, 429, { at: 'unknown' }],
  ['a lost store', { success: false, errorCode: 'service.unavailable', message: '' }, 503, { at: 'unknown' }],
  ['a fault', { success: false, errorCode: 'unknown_error', message: '' }, 500, { at: 'unknown' }],
  ['a page of a proxy', '<html>502</html>', 502, { at: 'unknown', why: 'server' }],
  ['an empty answer', '', 200, { at: 'unknown' }],
])('%s is judged by its content', async (_, body, status, outcome) => {
  answering(body, status);
  expect(await call('games.state', { game: 'rapid5' })).toMatchObject(outcome);
});

test('a dead connection is an unknown outcome, never an exception', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('offline'))),
  );
  expect(await call('games.state', { game: 'rapid5' })).toEqual({ at: 'unknown', why: 'offline' });
});
