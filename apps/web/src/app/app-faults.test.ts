// The screens that a person sees when something fails, with the real app put together as in the browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../shell/http/failure.ts';
import { type Reply, refused, value } from '../shell/http/fake-wire.ts';
import { type AppScene, openApp, until } from './fake-app.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const STATUS = '/wps/system/status';

const timesAsked = ({ requests }: AppScene): number => requests.filter(({ path }) => path === STATUS).length;
const overlaysOf = ({ app }: AppScene) => app.queue.open().map(({ name, props }) => [name, props]);
const messagesOf = ({ app }: AppScene) =>
  app.queue.open().map(({ props }) => ('message' in props ? props.message : null));

async function begun(options: Parameters<typeof openApp>[0] = {}): Promise<AppScene> {
  const scene = openApp(options);
  const started = scene.begin();
  await until(() => expect(timesAsked(scene)).toBe(1));
  await started;
  return scene;
}

test('HT-10 the status is asked once the page has begun, for a MOBILE, uncached', async () => {
  const { requests } = await begun();
  expect(requests.find(({ path }) => path === STATUS)).toMatchObject({
    method: 'GET',
    query: { device: 'MOBILE', url: 'https://www.example.com/m/home' },
    cache: 'no-store',
  });
});

test('DF-01 a status call refused with domain_not_available opens the dialog with the server’s words', async () => {
  const scene = await begun({ answers: { [STATUS]: refused('domain_not_available', 503, 'This address is closed.') } });
  await until(() => expect(overlaysOf(scene)).toEqual([['domainFailure', { message: 'This address is closed.' }]]));
});

test('DF-01 the dialog cannot be dismissed, nor left by Back', async () => {
  const scene = await begun({ answers: { [STATUS]: refused('domain_not_available', 503, 'Closed.') } });
  await until(() => expect(overlaysOf(scene)).toHaveLength(1));
  scene.app.queue.open()[0]?.answer(null);
  scene.app.shell.navigation.back();
  await vi.advanceTimersByTimeAsync(1000);
  expect(overlaysOf(scene)).toEqual([['domainFailure', { message: 'Closed.' }]]);
});

test('DF-01 the other tabs are told that the domain fails', async () => {
  const { posted } = await begun({ answers: { [STATUS]: refused('domain_not_available', 503, 'Closed.') } });
  await until(() => expect(posted).toContainEqual(expect.objectContaining({ say: 'domainFailed' })));
});

test('DF-04 the key that proves other domains is kept while the domain is well', async () => {
  const { kept } = await begun();
  const pinned = JSON.parse(kept.local.get('MC_PING_KEY') ?? 'null');
  expect(pinned).toMatchObject({ merchant: 'aurora', key: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE' });
});

test('DF-01 the dialog goes by itself when the domain is well again, eight seconds later', async () => {
  const scene = await begun({ answers: { [STATUS]: refused('domain_not_available', 503, 'Closed.') } });
  await until(() => expect(overlaysOf(scene)).toHaveLength(1));
  scene.answers.set(STATUS, value({}));
  await vi.advanceTimersByTimeAsync(8000);
  await until(() => expect(overlaysOf(scene)).toEqual([]));
  expect(scene.app.queue.shownToast()?.text).toBe('This address works again.');
});

test.each([
  ['another code says what the server says', 'https', refused('status.closed', 400, 'Back soon.'), 'Back soon.'],
  ['no words says Error', 'https', refused('status.closed', 400), 'Error'],
  ['no answer on https says Error', 'https', unreachable, 'Error'],
  ['no answer on plain http says so', 'http', unreachable, 'Network Error / CORS Errors'],
  ['a code on plain http says what the server says', 'http', refused('status.closed', 400, 'Back soon.'), 'Back soon.'],
])('HT-11 a failed status call with %s', async (_, scheme, reply, message) => {
  const scene = await begun({ origin: `${scheme}://www.example.com`, answers: { [STATUS]: reply } });
  await until(() => expect(overlaysOf(scene)).toHaveLength(1));
  expect(scene.app.queue.open()[0]).toMatchObject({ name: 'alert', props: { title: 'Notice', message } });
});

test('DF-01 a call that gets no answer makes the app ask for its domain again', async () => {
  const scene = await begun({ answers: { '/wps/game/lanes': unreachable } });
  await vi.advanceTimersByTimeAsync(5000);
  await scene.app.shell.send('game.lanes', {});
  await until(() => expect(timesAsked(scene)).toBe(2));
});

test('DF-01 a network that is back makes the app ask for its domain again', async () => {
  const scene = await begun();
  await vi.advanceTimersByTimeAsync(5000);
  scene.fire('online');
  await until(() => expect(timesAsked(scene)).toBe(2));
});

test('DF-01 a tab that is seen again asks for its domain after a minute, not before', async () => {
  const scene = await begun();
  await vi.advanceTimersByTimeAsync(59_000);
  scene.fire('visibilitychange');
  await vi.advanceTimersByTimeAsync(100);
  expect(timesAsked(scene)).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  scene.fire('visibilitychange');
  await until(() => expect(timesAsked(scene)).toBe(2));
});

test('HT-12 losing the connection on https shows a toast for 1.5 s', async () => {
  const { app, fire } = await begun();
  fire('offline');
  expect(app.queue.shownToast()?.text).toBe('You are offline. Check your connection.');
  await vi.advanceTimersByTimeAsync(1499);
  expect(app.queue.shownToast()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(app.queue.shownToast()).toBeNull();
});

test('HT-12 losing the connection on plain http shows no toast', async () => {
  const { app, fire } = await begun({ origin: 'http://www.example.com' });
  fire('offline');
  expect(app.queue.shownToast()).toBeNull();
});

test.each([
  ['https', [], 'You are offline. Check your connection.'],
  ['http', ['Network Error / CORS Errors'], undefined],
])('HT-12 a call made offline, the page on %s', async (scheme, alerts, toast) => {
  const scene = await begun({ origin: `${scheme}://www.example.com` });
  scene.app.shell.react(failure('offline', 'offline'));
  await until(() => expect([messagesOf(scene), scene.app.queue.shownToast()?.text]).toEqual([alerts, toast]));
});

test.each([
  ['HT-08 what the server says', failure('refused', 'x', { status: 400, message: 'Not today.' }), 'Not today.'],
  [
    'HT-13 an error without a message',
    failure('refused', 'x', { status: 400 }),
    'Something went wrong. Please try again.',
  ],
  ['HT-09 a time-out', failure('timeout', 'ECONNABORTED'), 'That took too long. Please try again.'],
])('%s is alerted, with what support can search', async (_, failed, message) => {
  const scene = await begun();
  scene.app.shell.react(failed);
  await until(() => expect(overlaysOf(scene)).toHaveLength(1));
  expect(scene.app.queue.open()[0]).toMatchObject({ name: 'alert', props: { message, reference: failed.reference } });
});

test('HT-08 too many requests, a bad gateway and a call without alerts are silent', async () => {
  const scene = await begun();
  const { react } = scene.app.shell;
  react(failure('refused', 'TOO_MANY_REQUEST_LOGIN', { status: 429, message: 'Slow down.' }));
  react(failure('malformed', 'answer.malformed', { status: 502, message: 'Bad gateway.' }));
  react(failure('refused', 'x', { status: 400, message: 'Not today.' }), { alert: false });
  react(failure('refused', 'last', { status: 400, message: 'This one is said.' }));
  await until(() => expect(messagesOf(scene)).toEqual(['This one is said.']));
});
