// Tests what a person sees when something fails, with the real app.
import type { ErrorOf } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Reply, refused, silence, value } from '../shell/http/fake-wire.ts';
import type { Failure, SendOptions } from '../shell/http/outcome.ts';
import { type AppScene, openApp, until } from './fake-app.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const STATUS = '/wps/system/status';

const LAUNCH = '/wps/game/launchGame';
const launch = ({ app }: AppScene, options: SendOptions<ErrorOf<'game.launch'>> = {}) =>
  app.shell.send('game.launch', examples['game.launch'].input, options);

const requestCount = ({ requests }: AppScene): number => requests.filter(({ path }) => path === STATUS).length;
const overlaysOf = ({ app }: AppScene) => app.queue.openOverlays().map(({ name, props }) => [name, props]);
const messagesOf = ({ app }: AppScene) =>
  app.queue.openOverlays().map(({ props }) => ('message' in props ? props.message : null));

async function begun(options: Parameters<typeof openApp>[0] = {}): Promise<AppScene> {
  const scene = openApp(options);
  const started = scene.begin();
  await until(() => expect(requestCount(scene)).toBe(1));
  await started;
  return scene;
}

test('HT-10 the status is requested once the page has started, for MOBILE, uncached', async () => {
  const { requests } = await begun();
  expect(requests.find(({ path }) => path === STATUS)).toMatchObject({
    method: 'GET',
    query: { device: 'MOBILE', url: 'https://www.example.com/m/home' },
    cache: 'no-store',
  });
});

test('DF-01 a status call refused with domain_not_available opens the dialog with the server’s message', async () => {
  const scene = await begun({ answers: { [STATUS]: refused('domain_not_available', 503, 'This address is closed.') } });
  await until(() =>
    expect(overlaysOf(scene)).toEqual([
      ['domainFailure', { message: 'This address is closed.', reference: expect.any(String) }],
    ]),
  );
});

test('DF-01 the dialog cannot be closed, nor left by Back', async () => {
  const scene = await begun({ answers: { [STATUS]: refused('domain_not_available', 503, 'Closed.') } });
  await until(() => expect(overlaysOf(scene)).toHaveLength(1));
  scene.app.queue.openOverlays()[0]?.answer(null);
  scene.app.shell.navigation.back();
  await vi.advanceTimersByTimeAsync(1000);
  expect(overlaysOf(scene)).toEqual([['domainFailure', { message: 'Closed.', reference: expect.any(String) }]]);
});

test('DF-01 the other tabs learn that the domain fails', async () => {
  const { posted } = await begun({ answers: { [STATUS]: refused('domain_not_available', 503, 'Closed.') } });
  await until(() => expect(posted).toContainEqual(expect.objectContaining({ say: 'domainFailed' })));
});

test('DF-04 the key that proves other domains is stored while the domain works', async () => {
  const { kept } = await begun();
  const pinned = JSON.parse(kept.local.get('MC_PING_KEY') ?? 'null');
  expect(pinned).toMatchObject({ merchant: 'aurora', key: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE' });
});

test('DF-01 the dialog closes by itself eight seconds after the domain recovered', async () => {
  const scene = await begun({ answers: { [STATUS]: refused('domain_not_available', 503, 'Closed.') } });
  await until(() => expect(overlaysOf(scene)).toHaveLength(1));
  scene.answers.set(STATUS, value({}));
  await vi.advanceTimersByTimeAsync(8000);
  await until(() => expect(overlaysOf(scene)).toEqual([]));
  expect(scene.app.queue.shownToast()).toMatchObject({ text: 'This site works again.', tone: 'pos' });
});

test.each([
  ['another code shows the server’s message', 'https', refused('status.closed', 400, 'Back soon.'), 'Back soon.'],
  ['no message shows Error', 'https', refused('status.closed', 400), 'Error'],
  ['no answer on https shows Error', 'https', unreachable, 'Error'],
  ['no answer on plain http shows so', 'http', unreachable, 'Network Error / CORS Errors'],
  [
    'a code on plain http shows the server’s message',
    'http',
    refused('status.closed', 400, 'Back soon.'),
    'Back soon.',
  ],
])('HT-11 a failed status call with %s', async (_, scheme, reply, message) => {
  const scene = await begun({ origin: `${scheme}://www.example.com`, answers: { [STATUS]: reply } });
  await until(() => expect(overlaysOf(scene)).toHaveLength(1));
  expect(scene.app.queue.openOverlays()[0]).toMatchObject({ name: 'alert', props: { title: 'Notice', message } });
});

test.each([
  ['Error', 'https', 'Our service has a problem right now. Please try again in a moment.'],
  ['Network Error / CORS Errors', 'http', 'We can’t reach our service. Check your connection and try again.'],
])('HT-11 %s has a sentence of ours beside it', async (message, scheme, lead) => {
  const scene = await begun({ origin: `${scheme}://www.example.com`, answers: { [STATUS]: unreachable } });
  await until(() => expect(overlaysOf(scene)).toHaveLength(1));
  expect(scene.app.queue.openOverlays()[0]).toMatchObject({ props: { lead, message } });
});

test('HT-11 a failed status call says nothing to a person who fills in a form', async () => {
  const scene = openApp({ answers: { [STATUS]: refused('status.closed', 400, 'Back soon.') } });
  const formBegun = scene.begin().then(() => scene.app.shell.busy.begin('form'));
  await until(() => expect(requestCount(scene)).toBe(1));
  const endForm = await formBegun;
  await vi.advanceTimersByTimeAsync(100);
  // An alert that had waited for the form would open now.
  endForm();
  await vi.advanceTimersByTimeAsync(100);
  expect(overlaysOf(scene)).toEqual([]);
});

test('MA-01 a person whose call was refused before the page was idle is told over the form', async () => {
  const closed = { maintenance: true, maintenanceEnd: '2999-01-01T00:00:00Z' };
  const scene = openApp({ answers: { [STATUS]: value(closed), [LAUNCH]: refused('maintenance', 503) } });
  scene.app.shell.busy.begin('form');
  void launch(scene);
  await until(() => expect(scene.app.earlyDoubts).toHaveLength(1));
  void scene.begin();
  await until(() => expect(overlaysOf(scene)).toMatchObject([['siteClosed', { isDue: true }]]));
});

test('DF-01 a call without an answer checks the domain again', async () => {
  const scene = await begun({ answers: { '/wps/game/lanes': unreachable } });
  await vi.advanceTimersByTimeAsync(5000);
  await scene.app.shell.send('game.lanes', {});
  await until(() => expect(requestCount(scene)).toBe(2));
});

test('DF-01 a network that is back checks the domain again', async () => {
  const scene = await begun();
  await vi.advanceTimersByTimeAsync(5000);
  scene.fire('online');
  await until(() => expect(requestCount(scene)).toBe(2));
});

test('DF-01 a tab that becomes visible checks its domain after a minute, not before', async () => {
  const scene = await begun();
  await vi.advanceTimersByTimeAsync(59_000);
  scene.fire('visibilitychange');
  await vi.advanceTimersByTimeAsync(100);
  expect(requestCount(scene)).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  scene.fire('visibilitychange');
  await until(() => expect(requestCount(scene)).toBe(2));
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
  const scene = await begun({ origin: `${scheme}://www.example.com`, answers: { [LAUNCH]: unreachable } });
  scene.state.online = false;
  const outcome = await launch(scene);
  expect([messagesOf(scene), scene.app.queue.shownToast()?.text]).toEqual([alerts, toast]);
  expect(outcome).toMatchObject({ ok: false, isShown: true });
});

test.each([
  ['HT-08 the back end’s message', refused('some.code', 400, 'Not today.'), 'Not today.'],
  ['HT-08 the message of a code that no row lists', refused('operators.own', 409, 'Ask our staff.'), 'Ask our staff.'],
  ['HT-13 unknown_error where there is no message', refused('some.code'), 'Something went wrong. Please try again.'],
  ['HT-13 unknown_error for a broken connection', unreachable, 'Something went wrong. Please try again.'],
])('%s is alerted, with a reference for support', async (_, reply, message) => {
  const scene = await begun({ answers: { [LAUNCH]: reply } });
  const outcome = await launch(scene);
  expect(outcome).toMatchObject({ ok: false, isShown: true });
  const { reference } = outcome as Failure;
  expect(scene.app.queue.openOverlays()[0]).toMatchObject({ name: 'alert', props: { message, reference } });
});

test('HT-09 a launch without an answer in 10 seconds alerts timeout_retry_please', async () => {
  const scene = await begun({ answers: { [LAUNCH]: silence } });
  const launched = launch(scene);
  await until(() => expect(scene.requests.some(({ path }) => path === LAUNCH)).toBe(true));
  await vi.advanceTimersByTimeAsync(10_000);
  await launched;
  expect(messagesOf(scene)).toEqual(['That took too long. Please try again.']);
});

test('HT-08 the same failure of several calls shows one alert', async () => {
  const scene = await begun({ answers: { [LAUNCH]: refused('some.code', 400, 'Not today.') } });
  await Promise.all([launch(scene), launch(scene), launch(scene)]);
  expect(messagesOf(scene)).toEqual(['Not today.']);
  scene.app.queue.openOverlays()[0]?.answer('confirmed');
  expect(messagesOf(scene)).toEqual([]);
});

test.each([
  ['too many requests', refused('TOO_MANY_REQUEST_LOGIN', 429, 'Slow down.')],
  ['a bad gateway', refused('x', 502, 'Bad gateway.')],
])('HT-08 %s causes no alert, and the caller learns that nothing was shown', async (_, reply) => {
  const scene = await begun({ answers: { [LAUNCH]: reply } });
  expect(await launch(scene)).not.toHaveProperty('isShown');
  expect(messagesOf(scene)).toEqual([]);
});

test('HT-08 a call without alerts, and a code that its caller shows itself, cause no alert', async () => {
  const scene = await begun({ answers: { [LAUNCH]: refused('game.unknown', 404, 'No such game.') } });
  expect(await launch(scene, { alert: false })).not.toHaveProperty('isShown');
  expect(await launch(scene, { claims: { 'game.unknown': true } })).not.toHaveProperty('isShown');
  expect(messagesOf(scene)).toEqual([]);
});

test('HT-08 data that does not load shows its failure in place, not in an alert', async () => {
  const scene = await begun({ answers: { '/wps/game/lanes': refused('some.code', 500, 'Broken.') } });
  await scene.app.shell.load('game.lanes', {});
  expect(messagesOf(scene)).toEqual([]);
});
