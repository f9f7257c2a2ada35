import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import type { Behaviour } from './demo-hosts.ts';

const SECOND = 'aurora2.localhost:8080';
const MIRROR = 'mirror.localhost:8080';
const SPEED = '1763712000000';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

type Ping = Awaited<ReturnType<typeof pingOf>>;
const pingOf = (host: string) => platform.value('system.ping', { speed: SPEED }, { host });

/** Judges a ping as a page does: the key is the one that came with the page's settings. */
const holds = async ({ signature, expires }: Ping, host: string, merchant = 'aurora'): Promise<boolean> => {
  const { pingKey } = await platform.value('system.settings', {});
  const key = createPublicKey({ key: Buffer.from(String(pingKey), 'base64'), type: 'spki', format: 'der' });
  const text = [merchant, host, SPEED, expires].join('|');
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'));
};

const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}/demo/domains`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'X-Forwarded-Host': 'localhost:8080',
      Origin: 'http://localhost:8080',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });

const make = async (host: string, behaviour: Behaviour): Promise<void> => {
  expect((await post({ host, behaviour })).status).toBe(303);
};

test('HT-10 DF-06 the operator’s own domains are listed', async () => {
  const { domains } = await platform.value('system.domainRoute', {});
  expect(domains.map(({ domainName }) => domainName)).toEqual([
    'http://aurora.localhost:8080',
    `http://${SECOND}`,
    `http://${MIRROR}`,
  ]);
});

describe('a ping', () => {
  test('DF-04 HT-10 is signed for its host and question, and is valid for a minute', async () => {
    const ping = await pingOf(SECOND);
    expect(ping).toMatchObject({ merchant: 'aurora', host: SECOND, speed: SPEED });
    expect(await holds(ping, SECOND)).toBe(true);
    expect(await holds(ping, 'evil.example')).toBe(false);
    const life = Date.parse(ping.expires) - Date.now();
    expect(life).toBeGreaterThan(50_000);
    expect(life).toBeLessThanOrEqual(60_000);
  });

  test('DF-04 a host that the operator does not name gets no signature', async () => {
    for (const host of ['evil.example', 'localhost:8080', MIRROR, 'aurora2.localhost.evil.example'])
      expect((await pingOf(host)).signature, host).toBe('');
  });

  test('DF-04 another operator signs with another key', async () => {
    const host = `${LOTUS}:8080`;
    const ping = await platform.value('system.ping', { speed: SPEED }, { host });
    expect(ping.merchant).toBe('lotus');
    expect(await holds(ping, host, 'lotus')).toBe(false);
  });

  test('DF-04 is open to pages of any domain, without credentials; other calls are not', async () => {
    const ask = (path: string) =>
      fetch(platform.url + path, { headers: { 'X-Forwarded-Host': SECOND, Origin: 'https://old.example' } });
    const ping = await ask(`/wps/system/test/ping?speed=${SPEED}`);
    expect(ping.headers.get('access-control-allow-origin')).toBe('*');
    expect(ping.headers.get('access-control-allow-credentials')).toBeNull();
    for (const path of ['/wps/system/status', '/wps/system/test/pinged', '/wps/system/settings'])
      expect((await ask(path)).headers.get('access-control-allow-origin'), path).toBeNull();
  });
});

describe('domains of the demo', () => {
  test('DF-01 a failing one says so in its status, signs nothing, and recovers', async () => {
    await make(SECOND, 'closed');
    const { status, body } = await platform.call('system.status', {}, { host: SECOND });
    expect([status, body]).toMatchObject([503, { success: false, errorCode: 'domain_not_available' }]);
    expect((await platform.call('system.ping', { speed: SPEED }, { host: SECOND })).body).toMatchObject({
      errorCode: 'domain_not_available',
    });
    expect((await platform.call('system.status', {}, { host: AURORA })).status).toBe(200);
    await make(SECOND, 'honest');
    expect((await platform.call('system.status', {}, { host: SECOND })).status).toBe(200);
    expect(await holds(await pingOf(SECOND), SECOND)).toBe(true);
  });

  test('DF-04 a hostile one answers with an invalid signature', async () => {
    await make(SECOND, 'forged');
    const ping = await pingOf(SECOND);
    expect(ping.signature).not.toBe('');
    expect(await holds(ping, SECOND)).toBe(false);
    await make(SECOND, 'dead');
    expect((await platform.call('system.ping', { speed: SPEED }, { host: SECOND })).status).toBe(503);
    await make(SECOND, 'honest');
  });

  test('the page names every domain of the operator and explains the hostile one', async () => {
    const page = await fetch(`${platform.url}/demo/domains`, { headers: { 'X-Forwarded-Host': 'localhost:8080' } });
    const html = await page.text();
    for (const host of ['localhost:8080', 'aurora.localhost:8080', SECOND, MIRROR]) expect(html).toContain(host);
    expect(html.match(/value="unsigned" selected/g)).toHaveLength(1);
    expect(html).not.toContain('lotus');
  });

  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['a foreign page', { host: SECOND, behaviour: 'closed' }, { Origin: 'https://evil.example' }, 403],
    ['a page without an origin', { host: SECOND, behaviour: 'closed' }, { Origin: 'null' }, 403],
    ['a domain that is not listed', { host: 'evil.example', behaviour: 'closed' }, {}, 400],
    ['an unknown behaviour', { host: SECOND, behaviour: 'toString' }, {}, 400],
    [
      'a caller from another machine',
      { host: SECOND, behaviour: 'closed' },
      { 'X-Forwarded-For': '198.51.100.9' },
      404,
    ],
  ])('%s changes nothing', async (_, form, headers, status) => {
    expect((await post(form, headers)).status).toBe(status);
    expect((await platform.call('system.status', {}, { host: SECOND })).status).toBe(200);
  });

  test('outside demo mode there is no such page', async () => {
    const real = await startTestPlatform({ demo: false });
    try {
      for (const path of ['/demo/domains', '/demo/service'])
        expect((await fetch(real.url + path, { headers: { 'X-Forwarded-Host': AURORA } })).status).toBe(404);
    } finally {
      await real.close();
    }
  });
});

describe('customer services', () => {
  test('DF-05 are obfuscated on the wire, with the last 8 characters as key', async () => {
    const { customerService, serviceHosts = [] } = await platform.value('system.settings', {});
    expect(customerService.length).toBeGreaterThan(1);
    for (const { path, title } of customerService) {
      const key = path.slice(-8);
      const bytes = Buffer.from(path.slice(0, -8), 'base64').map((byte, index) => byte ^ key.charCodeAt(index % 8));
      const address = new URL(Buffer.from(bytes).toString('utf8'));
      expect(serviceHosts).toContain(address.origin);
      const page = await fetch(platform.url + address.pathname + address.search, {
        headers: { 'X-Forwarded-Host': address.host },
      });
      const html = await page.text();
      expect(html).toContain('Customer service of Aurora');
      expect(html).toContain(`<h2>${title}</h2>`);
    }
  });

  test('the demo’s page of a service that is not listed repeats nothing of its address', async () => {
    const page = await fetch(`${platform.url}/demo/service?with=marmalade`, {
      headers: { 'X-Forwarded-Host': AURORA },
    });
    expect(await page.text()).not.toContain('marmalade');
  });
});
