import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { failure } from '../../shell/http/failure.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { REG_INFO } from '../../shell/storage/reg-info.ts';
import { createStore } from '../../shell/storage/store.ts';
import type { DomainFailureEvent } from './domain-failure.flow.ts';
import { domainFailureRunner } from './domain-failure.runner.ts';

const AURORA = 'aurora';
const origin = 'https://b.example';
const code = 'c'.repeat(43);
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pingKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const member = { id: 'm1', token: 'secret-token' } as SessionInfo;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function scene({
  follows = false,
  session = null as SessionInfo | null,
  answer = Promise.resolve<unknown>(null),
  links = '',
} = {}) {
  const requests: unknown[] = [];
  const send = (...call: unknown[]) => {
    requests.push(call);
    return answer;
  };
  const shell = fakeShell({
    shell: {
      store: createStore(fakeStorage()),
      navigation: { href: () => `/m/home${links}` },
      settings: { sessionFollowsDomain: follows },
      session: { current: () => session },
      send,
    },
  });
  const leave = vi.fn();
  const seen: DomainFailureEvent[] = [];
  const perform = domainFailureRunner(shell, leave);
  return { shell, leave, seen, requests, move: () => perform({ do: 'move', origin }, (event) => seen.push(event)) };
}

test('DF-04 only affiliateCode and r move along, when known', async () => {
  const links = '?affiliateCode=north&r=R1&gclid=g&referralCode=x&cid=7';
  const { leave, move, requests } = scene({ session: member, links });
  move();
  await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  expect(leave).toHaveBeenCalledWith(`${origin}/m/index.html?affiliateCode=north&r=R1`);
  expect(requests).toEqual([]);
});

test('DF-04 the affiliate of the host’s name moves along too', async () => {
  const { shell, leave, move } = scene();
  shell.store.write(REG_INFO, { affiliateCode: 'joe', referralCode: 'x', originalDomain: 'joe.example.com' });
  move();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(`${origin}/m/index.html?affiliateCode=joe`));
});

test('DF-04 the session moves with a code for that domain, where the operator allows it', async () => {
  const handOff = Promise.resolve({ ok: true, value: { code, expires: '' } });
  const { leave, move, requests } = scene({ follows: true, session: member, answer: handOff });
  move();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(`${origin}/m/index.html?token=${code}`));
  expect(requests).toEqual([['session.handoffCode', { domain: 'b.example' }, { alert: false }]]);
});

test('DF-04 a visitor and a dead domain have no session code', async () => {
  const visitor = scene({ follows: true });
  visitor.move();
  await vi.waitFor(() => expect(visitor.leave).toHaveBeenCalledWith(`${origin}/m/index.html`));
  expect(visitor.requests).toEqual([]);
  vi.useFakeTimers();
  const dead = scene({ follows: true, session: member, answer: new Promise(() => undefined) });
  dead.move();
  await vi.advanceTimersByTimeAsync(3000);
  expect(dead.leave).toHaveBeenCalledWith(`${origin}/m/index.html`);
  await vi.advanceTimersByTimeAsync(7000);
  expect(dead.seen).toEqual([{ type: 'stillHere' }]);
});

/**
 * Returns a shell whose calls are answered by name, at an origin of its own; a fetch of the test stands for the other
 * domains.
 */
function asking(change: object, answers: Readonly<Record<string, unknown>> = {}, origin = 'https://www.example.com') {
  const calls: unknown[][] = [];
  const send = (...call: [string]) => {
    calls.push(call);
    return Promise.resolve(answers[call[0]] ?? failure('network', 'network'));
  };
  const shell = fakeShell({
    shell: { send, store: createStore(fakeStorage()), navigation: { origin }, settings: change },
  });
  const seen: DomainFailureEvent[] = [];
  const perform = domainFailureRunner(shell, vi.fn());
  return {
    calls,
    seen,
    perform: (what: 'pingOwnDomain' | 'search') => perform({ do: what }, (event) => seen.push(event)),
  };
}

test.each([
  ['offline', failure('offline', 'offline')],
  ['offline', failure('network', 'offline')],
  ['silent', failure('network', 'network')],
  ['slow', failure('timeout', 'ECONNABORTED')],
  ['slow', failure('refused', 'service.unavailable', { status: 503 })],
  ['answers', failure('malformed', 'answer.malformed', { status: 200 })],
  ['answers', { ok: true, value: {} }],
])('HT-10 the own domain is %s where its ping ends so', async (own, ping) => {
  const { perform, seen, calls } = asking({}, { 'system.ping': ping });
  perform('pingOwnDomain');
  await vi.waitFor(() => expect(seen).toEqual([{ type: 'ownDomainProbed', own }]));
  expect(calls.map(([name]) => name).sort()).toEqual(['system.domainRoute', 'system.ping']);
});

test.each([
  ['neither does another', true, ['silent', 'cutOff']],
  ['there is no other', false, ['silent']],
])('HT-10 the own domain does not answer, and %s', async (_, isListed, said) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const domainList = isListed ? [{ domainName: origin }] : [];
  const { perform, seen } = asking({ domainList, pingKey });
  await perform('pingOwnDomain');
  expect(seen).toEqual(said.map((own) => ({ type: 'ownDomainProbed', own })));
});

test('HT-10 another domain answers, so that the connection is not lost', async () => {
  vi.stubGlobal('fetch', async (address: string) => pingOf(address));
  const { perform, seen } = asking({ domainList: [{ domainName: origin }], pingKey, merchant: AURORA });
  await perform('pingOwnDomain');
  expect(seen).toEqual([{ type: 'ownDomainProbed', own: 'silent' }]);
});

test('HT-10 plain http requests neither the route nor the ping', () => {
  const { perform, calls } = asking({}, {}, 'http://www.example.com');
  perform('pingOwnDomain');
  expect(calls).toEqual([]);
});

test('DF-04 without signatures of the back end no domain is probed and none wins', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { perform, seen } = asking({ pingKey: undefined, domainList: [{ domainName: 'https://b.example' }] });
  perform('search');
  await vi.waitFor(() => expect(seen).toEqual([{ type: 'noneFound' }]));
  // Work of an earlier test may still fetch something else.
  expect(fetched.mock.calls.filter(([address]) => String(address).includes('b.example'))).toEqual([]);
  fetched.mockRestore();
});

test('HT-10 DF-04 the route’s domains are probed first; one outside the list is not', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'));
  const domainList = Array.from({ length: 30 }, (_, index) => ({ domainName: `https://d${index}.example` }));
  const domains = [{ domainName: 'https://d29.example' }, { domainName: 'https://stranger.example' }];
  const { perform, seen } = asking(
    { domainList },
    {
      'system.domainRoute': { ok: true, value: { domains } },
      'system.ping': { ok: true, value: {} },
    },
  );
  perform('pingOwnDomain');
  perform('search');
  await vi.waitFor(() => expect(seen.some(({ type }) => type === 'noneFound')).toBe(true));
  const hosts = fetched.mock.calls.map(([address]) => new URL(String(address)).host);
  expect([hosts.length, hosts[0], hosts.includes('stranger.example')]).toEqual([10, 'd29.example', false]);
  fetched.mockRestore();
});

/** Returns the ping answer of a domain that has the operator's key, or another key. */
function pingOf(address: string, key = privateKey): Response {
  const { host, searchParams } = new URL(address);
  const speed = searchParams.get('speed') ?? '';
  const expires = new Date(Date.now() + 60_000).toISOString();
  const text = [AURORA, host, speed, expires].join('|');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return Response.json({ success: true, value: { merchant: AURORA, host, speed, expires, signature } });
}

/** Looks for a domain among those listed, on a page of https://own.example. */
function searching(listed: readonly string[], answer: (address: string) => Response) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return answer(address);
  });
  const seen: DomainFailureEvent[] = [];
  const domainList = listed.map((domainName) => ({ domainName }));
  const shell = fakeShell({
    shell: {
      store: createStore(fakeStorage()),
      clock: { now: () => Date.now() },
      settings: { domainList, pingKey, merchant: AURORA },
      navigation: { origin: 'https://own.example' },
    },
  });
  domainFailureRunner(shell, vi.fn())({ do: 'search' }, (event) => seen.push(event));
  return { requests, seen };
}

test('DF-04 DF-06 at most ten random domains of the list are probed, never the page’s own', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const twelve = Array.from({ length: 12 }, (_, index) => `https://d${index + 1}.example`);
  const { requests, seen } = searching([...twelve, 'https://own.example'], () => new Response('{}'));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ type: 'noneFound' }));
  const last = ['d12', 'd11', 'd10', 'd9', 'd8', 'd7', 'd6', 'd5', 'd4', 'd3'];
  expect(requests.map((address) => new URL(address).host)).toEqual(last.map((name) => `${name}.example`));
});

test('DF-04 a domain with the operator’s key is found', async () => {
  const { seen } = searching(['https://b.example'], (address) => pingOf(address));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ type: 'domainFound', origin }));
});

test('DF-04 a domain with another key is not found', async () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const { seen } = searching(['https://b.example'], (address) => pingOf(address, other));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ type: 'noneFound' }));
});

test('DF-04 names the domains that it asks, and each that does not answer', async () => {
  const hosts = ['https://b.example', 'https://c.example'];
  const { seen } = searching(hosts, (address) => (address.startsWith(origin) ? pingOf(address) : new Response('{}')));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ type: 'domainFound', origin }));
  expect(seen[0]).toEqual({ type: 'domainsChosen', origins: expect.arrayContaining(hosts) });
  const none = searching(['https://c.example'], () => new Response('{}'));
  await vi.waitFor(() => expect(none.seen.at(-1)).toEqual({ type: 'noneFound' }));
  expect(none.seen).toContainEqual({ type: 'domainSilent', origin: 'https://c.example' });
});
