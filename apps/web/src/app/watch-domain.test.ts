import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../kit/fake-page.tsx';
import { OPERATOR_KEY, pingBody } from '../shell/domains/fake-domains.ts';
import type { AppEventTable } from '../shell/events/events.ts';
import { failure } from '../shell/http/failure.ts';
import type { Failure, Outcome } from '../shell/http/outcome.ts';
import { fakeStorage } from '../shell/storage/fake-storage.ts';
import { createStore } from '../shell/storage/store.ts';
import type { ClientApp } from './client-app.ts';
import { watchDomain } from './watch-domain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answered: Outcome<unknown> = { ok: true, value: {} };
const silent = failure('network', 'network');

/** Watches a page at `origin`; each call is answered by the next of its answers, the last one stays. */
async function watch(
  origin: string,
  answers: Readonly<Record<string, readonly Outcome<unknown>[]>>,
  earlyDoubts: ClientApp['earlyDoubts'] = [],
  pageAt = 'ready',
  isCopy = false,
  settings: object = {},
) {
  const requests: string[] = [];
  const sendUnchecked = vi.fn(async (name: string) => {
    requests.push(name);
    const list = answers[name] ?? [];
    return list[requests.filter((one) => one === name).length - 1] ?? list.at(-1) ?? answered;
  });
  const overlay = vi.fn(async () => null);
  const bringForward = vi.fn();
  const close = vi.fn();
  const reactBy = vi.fn();
  const core = {
    store: createStore(fakeStorage()),
    loadNetwork: async () => ({ transport: { sendUnchecked }, tabs: { notifyDomainFailed: vi.fn() } }),
  };
  // The parts of the app that the watch reads.
  const app = {
    core,
    shell: fakeShell({
      shell: { overlays: { open: overlay, close }, navigation: { origin }, settings },
    }),
    pages: { page: () => ({ at: pageAt }) },
    queue: { bringForward },
    reactBy,
  } as unknown as ClientApp;
  watchDomain(new URL('/m/home', origin) as unknown as Location, app, 0, isCopy);
  for (const doubt of earlyDoubts) app.shell.events.publish('domainDoubted', doubt);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(3000);
  const hear = async (event: AppEventTable['domainDoubted']): Promise<void> => {
    app.shell.events.publish('domainDoubted', event);
    await vi.advanceTimersByTimeAsync(60_000);
  };
  const doubt = (by: 'read' | 'form', failed: Failure) => hear({ by: { isRead: by === 'read', failure: failed } });
  return { requests, sendUnchecked, overlay, bringForward, close, reactBy, doubt, hear };
}

const HTTPS = 'https://www.example.com';

test('HT-10 a domain that answers its ping but not its status is slow, not dead', async () => {
  const { requests, overlay, sendUnchecked } = await watch(HTTPS, { 'system.status': [silent] });
  expect(requests).toEqual(['system.status', 'system.ping']);
  expect(sendUnchecked).toHaveBeenLastCalledWith('system.ping', { speed: expect.stringMatching(/^\d+$/) });
  expect(overlay).not.toHaveBeenCalled();
});

test.each([
  ['no answer', silent, ''],
  ['a time-out', failure('timeout', 'ECONNABORTED'), ''],
  [
    'the answer that the domain is given up',
    failure('refused', 'domain_not_available', { status: 503, message: 'Gone' }),
    'Gone',
  ],
])('DF-01 a ping with %s opens the dialog', async (_, ping, message) => {
  const { overlay } = await watch(HTTPS, { 'system.status': [silent], 'system.ping': [ping] });
  expect(overlay).toHaveBeenCalledWith('domainFailure', { message, reference: expect.any(String) });
});

const others = { merchant: 'aurora', pingKey: OPERATOR_KEY, domainList: [{ domainName: 'https://other.example' }] };
const dead = { 'system.status': [silent], 'system.ping': [silent] };

/** The other domain's answer; null: none. */
function answerOfOther(body: ((speed: string) => string) | null) {
  const fetched = vi.fn(async (address: string) => {
    if (body === null) throw new TypeError('Failed to fetch');
    return new Response(body(new URL(address).searchParams.get('speed') ?? ''));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Lets the page's time pass until `check` holds; code that loads late and signatures take real time. */
const passUntil = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000);
      check();
    },
    { timeout: 10_000 },
  );

test('DF-01 a copy is covered by the dialog only where another domain answers', async () => {
  answerOfOther(null);
  const { overlay, requests } = await watch(HTTPS, dead, [], 'ready', true, others);
  await passUntil(() => expect(requests).toHaveLength(4));
  expect(overlay).not.toHaveBeenCalled();
  answerOfOther((speed) => pingBody({ host: 'other.example', speed }));
  await passUntil(() => expect(overlay).toHaveBeenCalledWith('domainFailure', expect.anything()));
});

test('DF-01 a stranger’s answer is none', async () => {
  answerOfOther((speed) => pingBody({ host: 'other.example', speed }, {}, 'stranger'));
  const { overlay, requests } = await watch(HTTPS, dead, [], 'ready', true, others);
  await passUntil(() => expect(requests).toHaveLength(4));
  expect(overlay).not.toHaveBeenCalled();
});

test.each([
  ['there is no other domain', { ...others, domainList: [] }],
  ['no domain can prove that it is the operator’s', { ...others, pingKey: undefined }],
])('DF-01 a copy is covered by the dialog where %s', async (_, settings) => {
  answerOfOther(null);
  const { overlay } = await watch(HTTPS, dead, [], 'ready', true, settings);
  await passUntil(() => expect(overlay).toHaveBeenCalledWith('domainFailure', expect.anything()));
});

test('DF-01 a page that is no copy shows the dialog though nobody answers', async () => {
  const fetched = answerOfOther(null);
  const { overlay } = await watch(HTTPS, dead, [], 'ready', false, others);
  expect(overlay).toHaveBeenCalledWith('domainFailure', expect.anything());
  expect(fetched).not.toHaveBeenCalled();
});

test('an unreadable ping leaves the decision to the status call', async () => {
  const unread = failure('malformed', 'answer.malformed', { status: 200 });
  const well = await watch(HTTPS, { 'system.status': [silent, answered], 'system.ping': [unread] });
  expect(well.requests).toEqual(['system.status', 'system.ping', 'system.status']);
  expect(well.overlay).not.toHaveBeenCalled();
  const dead = await watch(HTTPS, { 'system.status': [silent], 'system.ping': [unread] });
  expect(dead.overlay).toHaveBeenCalledWith('domainFailure', { message: '', reference: expect.any(String) });
});

test.each([
  ['ready', 1],
  ['failed', 0],
])('HT-11 a failed status call over a page that is %s is told %i times beside it', async (at, times) => {
  const { reactBy } = await watch(HTTPS, { 'system.status': [failure('refused', 'x', { status: 500 })] }, [], at);
  expect(reactBy).toHaveBeenCalledTimes(times);
});

test('plain http sends no ping', async () => {
  const { requests } = await watch('http://www.example.com', { 'system.status': [silent] });
  expect(requests).toEqual(['system.status', 'system.status']);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'HT-11 after a failed call that is a read: %s, a status call without an answer is told %i times',
  async (isRead, times) => {
    const early = [{ by: { isRead, failure: silent } }];
    const { reactBy } = await watch(HTTPS, { 'system.status': [silent] }, early);
    expect(reactBy).toHaveBeenCalledTimes(times);
  },
);

test('DF-01 the dialog takes the place of the alert about the status call', async () => {
  const { overlay, close, bringForward } = await watch(HTTPS, { 'system.status': [silent], 'system.ping': [silent] });
  expect(close.mock.calls).toEqual([['alert']]);
  expect(overlay).toHaveBeenCalledWith('domainFailure', { message: '', reference: expect.any(String) });
  expect(bringForward).not.toHaveBeenCalled();
});

const gone = failure('refused', 'domain_not_available', { status: 503, message: 'Gone' });

test.each([
  ['got no answer', silent],
  ['ran out of time', failure('timeout', 'ECONNABORTED')],
  ['got a foreign page', failure('malformed', 'answer.malformed', { status: 200 })],
  ['answers that the domain is given up', gone],
])('DF-01 a form whose call %s opens the dialog in place of the alert', async (_, failed) => {
  const dead = { 'system.status': [answered, silent], 'system.ping': [silent] };
  const { doubt, overlay, bringForward, close } = await watch(HTTPS, dead);
  await doubt('form', failed);
  expect(overlay).toHaveBeenCalledWith('domainFailure', {
    message: failed === gone ? 'Gone' : '',
    reference: expect.any(String),
  });
  expect(bringForward).toHaveBeenLastCalledWith('domainFailure');
  expect(close).toHaveBeenCalledExactlyOnceWith('alert');
});

test('DF-01 code of a form that a dead domain does not deliver opens the dialog', async () => {
  const dead = { 'system.status': [answered, silent], 'system.ping': [silent] };
  const { hear, overlay, bringForward } = await watch(HTTPS, dead);
  await hear({ stopped: true });
  expect(overlay).toHaveBeenCalledWith('domainFailure', { message: '', reference: expect.any(String) });
  expect(bringForward).toHaveBeenLastCalledWith('domainFailure');
});

test('DF-01 a domain that another tab finds failing does not interrupt a half-typed form', async () => {
  const dead = { 'system.status': [answered, silent], 'system.ping': [silent] };
  const { hear, overlay, bringForward, close } = await watch(HTTPS, dead);
  await hear({});
  expect(overlay).toHaveBeenCalled();
  expect(bringForward).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('DF-01 a failing load does not interrupt a half-typed form', async () => {
  const dead = { 'system.status': [answered, silent], 'system.ping': [silent] };
  const { doubt, overlay, bringForward } = await watch(HTTPS, dead);
  await doubt('read', silent);
  expect(overlay).toHaveBeenCalled();
  expect(bringForward).not.toHaveBeenCalled();
});

test('a refusal is no sign of a dead domain', async () => {
  const { doubt, requests } = await watch(HTTPS, {});
  await doubt('form', failure('refused', 'login.cred.err', { status: 400 }));
  await doubt('read', failure('malformed', 'answer.malformed', { status: 404 }));
  expect(requests).toEqual(['system.status']);
});

test.each([
  ['before', failure('offline', 'offline')],
  ['after', failure('network', 'offline')],
])('a connection that was lost %s the call went out is no sign of a dead domain', async (_, failed) => {
  const { doubt, requests } = await watch(HTTPS, { 'system.status': [answered] });
  await doubt('form', failed);
  expect(requests).toEqual(['system.status']);
});

test('a domain that answers again opens no dialog later', async () => {
  const answers = { 'system.status': [answered, answered, silent], 'system.ping': [silent] };
  const { doubt, overlay, bringForward } = await watch(HTTPS, answers);
  await doubt('form', silent);
  bringForward.mockClear();
  await doubt('read', silent);
  expect(overlay).toHaveBeenCalled();
  expect(bringForward).not.toHaveBeenCalled();
});

test('DF-01 a form sent before the domain watch has started opens the dialog too', async () => {
  const dead = { 'system.status': [silent], 'system.ping': [silent] };
  const early = [{ by: { isRead: false, failure: silent } }] as const;
  const { overlay, bringForward } = await watch(HTTPS, dead, early);
  expect(overlay).toHaveBeenCalledWith('domainFailure', { message: '', reference: expect.any(String) });
  expect(bringForward).toHaveBeenLastCalledWith('domainFailure');
  // Only an overlay that was requested can be brought forward.
  const [requests = Number.POSITIVE_INFINITY] = overlay.mock.invocationCallOrder;
  expect(bringForward.mock.invocationCallOrder.at(-1)).toBeGreaterThan(requests);
});
