// A node that gets the signal to stop ends the work it began.
import { seal, webCrypto } from '@foyer/envelope';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import { AURORA, startTestPlatform } from '../testing/platform.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' };
const request = { method: 'POST', path: '/wps/session/login', merchant: 'aurora', payload: demo };

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
  const begun = async () => {
    const [counter] = await rows<{ n: number }>(
      platform.db,
      sql`select max(count) as n from limit_counter where key like '%|ip|%'`,
    );
    return counter?.n ?? 0;
  };
  while ((await begun()) < sealed.length) await new Promise((resolve) => setTimeout(resolve, 1));
  const closing = platform.close();
  expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200]);
  await closing;
  await platform.close();
  await expect(fetch(`${platform.url}/healthz`)).rejects.toThrow();
});
