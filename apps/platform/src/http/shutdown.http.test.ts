// A node that gets the signal to stop ends the work it began.
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { seal, webCrypto } from '@foyer/envelope';
import { expect, test } from 'vitest';
import { AURORA, startTestPlatform } from '../testing/platform.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' };
const login = { method: 'POST', path: '/wps/session/login', merchant: 'aurora', payload: demo };

/** A call whose head the server has read, and whose body is still to come: it is under way until `finish`. */
async function begin(url: string, headers: Record<string, string>): Promise<ClientRequest> {
  const call = httpRequest(url, { method: 'POST', headers: { ...headers, Expect: '100-continue' } });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

/** Status and `Connection` of the answer: a connection that stays open would hold the node up until its client lets go of it. */
async function finish(
  call: ClientRequest,
  body: string | Uint8Array,
): Promise<[number | undefined, string | undefined]> {
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return [answer.statusCode, answer.headers.connection];
}

test('running calls are answered before the server closes, and a second signal changes nothing', async () => {
  const platform = await startTestPlatform();
  const key = await platform.key();
  const sealed = await Promise.all([1, 2].map(() => seal(login, key, webCrypto(globalThis.crypto))));
  const calls = await Promise.all(
    sealed.map(({ headers }) => begin(`${platform.url}${login.path}`, { ...headers, 'X-Forwarded-Host': AURORA })),
  );
  const closing = platform.close();
  expect(await Promise.all(calls.map((call, index) => finish(call, sealed[index]?.body ?? '')))).toEqual([
    [200, 'close'],
    [200, 'close'],
  ]);
  await closing;
  await platform.close();
  await expect(fetch(`${platform.url}/healthz`)).rejects.toThrow();
});

test('a running call of an operator is answered, and its connection ends with it', async () => {
  const platform = await startTestPlatform({ operatorPort: 0 });
  const call = await begin(`${platform.operatorUrl}/operator/session.login`, { 'Content-Type': 'application/json' });
  const closing = platform.close();
  const wrong = { merchant: 'aurora', name: 'nobody', password: 'nine green lanterns', code: '000000' };
  expect(await finish(call, JSON.stringify(wrong))).toEqual([401, 'close']);
  await closing;
});
