// A node that gets the signal to stop ends the work it began.
import { seal, webCrypto } from '@foyer/envelope';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' };
const request = { method: 'POST', path: '/wps/session/login', merchant: 'aurora', payload: demo };

/** Resolves when so many tries are counted: the calls that made them are under way. */
const begun = async ({ db }: TestPlatform, keys: string, count: number): Promise<void> => {
  const tries = () =>
    rows<{ n: number | null }>(db, sql`select max(count) as n from limit_counter where key like ${keys}`);
  while (((await tries())[0]?.n ?? 0) < count) await new Promise((resolve) => setTimeout(resolve, 1));
};

/** A connection that stays open would hold the node up until its client lets go of it. */
const lastOfConnection = ({ status, headers }: Response) => [status, headers.get('Connection')];

test('running calls are answered before the server closes, and a second signal changes nothing', async () => {
  const platform = await startTestPlatform();
  const key = await platform.key();
  const sealed = await Promise.all([1, 2].map(() => seal(request, key, webCrypto(globalThis.crypto))));
  const under = sealed.map(({ headers, body }) =>
    fetch(`${platform.url}${request.path}`, {
      method: 'POST',
      headers: { ...headers, 'X-Forwarded-Host': AURORA },
      body,
    }),
  );
  await begun(platform, '%|ip|%', sealed.length);
  const closing = platform.close();
  const answers = await Promise.all(under);
  expect(answers.map(lastOfConnection)).toEqual([
    [200, 'close'],
    [200, 'close'],
  ]);
  await closing;
  await platform.close();
  await expect(fetch(`${platform.url}/healthz`)).rejects.toThrow();
});

test('a running call of an operator is answered, and its connection ends with it', async () => {
  const platform = await startTestPlatform({ operatorPort: 0 });
  const login = fetch(`${platform.operatorUrl}/operator/session.login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant: 'aurora', name: 'nobody', password: 'nine green lanterns', code: '000000' }),
  });
  await begun(platform, 'operator|ip|%', 1);
  const closing = platform.close();
  expect(lastOfConnection(await login)).toEqual([401, 'close']);
  await closing;
});
