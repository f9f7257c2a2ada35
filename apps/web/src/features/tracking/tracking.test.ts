// Collecting and sending together: what waits, what is posted, and what reaches the pixels.
import type { OutputOf } from '@foyer/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEvents } from '../../shell/events/events.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { S2S_INFO } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import { MARKETING } from '../../shell/tracking/marketing.ts';
import { CONSENT, HEARTBEAT, OUTBOX, TRACK_ID } from '../../shell/tracking/tracking-keys.ts';
import { collectEvents, collectFirstOpen } from './collect-events.ts';
import { createSender } from './send-events.ts';
import type { Consent } from './tracking.rules.ts';

const NOON = Date.parse('2026-11-26T12:00:00Z');
const track = '9b2d7f1e-0c4a-4f57-8d21-6f0f5f0a4d11';

type Answer = { ok: true; value: OutputOf<'track.events'> } | { ok: false; errorCode: string; status?: number };

function stage(consent: Consent = 'accepted', restricted = false) {
  const store = createStore(fakeStorage());
  store.write(TRACK_ID, track);
  const events = createEvents((error) => {
    throw error;
  });
  let answer: Answer = { ok: true, value: { accepted: 1, due: [] } };
  const call = vi.fn(async (_name: string, _input: object) => answer);
  const fired: string[] = [];
  let takesDue = true;
  let member: { id: string; restricted: boolean } | null = { id: 'm1', restricted };
  let now = consent;
  const session = { current: () => member };
  const shell = { store, events, session, clock: { now: () => NOON }, send: call };
  const send = createSender(shell as never, {
    consent: () => now,
    isHeld: () => false,
    takesDue: () => takesDue,
    onDue: (due) => fired.push(...due.map(({ name }) => name)),
  });
  const posts = () =>
    call.mock.calls.map(([, input]) => {
      const { events: text, ...rest } = input as { events: string };
      return { events: JSON.parse(text) as { name: string; id: string }[], ...rest };
    });
  return {
    store,
    events,
    send,
    posts,
    fired,
    collect: () => {
      collectEvents(shell as never);
      collectFirstOpen(shell as never);
      send(false);
      events.on('trackedEventKept', () => send(false));
    },
    answerWith: (next: Answer) => {
      answer = next;
    },
    close: () => {
      takesDue = false;
    },
    enter: (id: string | null) => {
      member = id === null ? null : { id, restricted };
    },
    change: (to: Consent) => {
      now = to;
    },
    settled: () => vi.waitFor(() => expect(store.read(OUTBOX) ?? []).toEqual([])),
    waiting: () => (store.read(OUTBOX) ?? []).map(({ name }) => name),
  };
}

beforeEach(() => void vi.useRealTimers());

test('a session that may do one thing alone sends nothing: its events wait', async () => {
  const { collect, send, posts, waiting } = stage('accepted', true);
  collect();
  send(true);
  await Promise.resolve();
  expect(posts()).toEqual([]);
  expect(waiting()).toContain('firstOpen');
});

test('each app event becomes its event, once', async () => {
  const { events, collect, posts, settled } = stage();
  collect();
  const game = { vendor: 'LOTT', code: 'a' };
  events.publish('registrationSent', { intent: 'a'.repeat(32) });
  events.publish('registrationSent', { intent: 'a'.repeat(32) });
  events.publish('registered', { userName: 'demo', takeOver: () => undefined });
  events.publish('gameViewed', game);
  events.publish('trialStarted', game);
  events.publish('gameLaunched', game);
  events.publish('appDownloaded', {});
  events.publish('siteInstalled', {});
  events.publish('installedSiteOpened', {});
  await settled();
  expect(posts().flatMap(({ events: sent }) => sent.map(({ name }) => name))).toEqual([
    ...['firstOpen', 'registerSubmit', 'register', 'viewContent', 'startTrial', 'gameLaunch'],
    ...['downloadApp', 'a2hsInstalled', 'a2hsFirstOpen'],
  ]);
});

test('the first open of a device is one event, whichever tab sends it', () => {
  const { collect, store, waiting } = stage('unanswered');
  collect();
  expect(store.read(OUTBOX)).toEqual([{ name: 'firstOpen', id: `firstOpen-${track}`, at: NOON, member: 'm1' }]);
  collect();
  expect(waiting()).toEqual(['firstOpen']);
});

test('a session by a form is a log-in; one that was found is none', async () => {
  const { events, collect, waiting } = stage('unanswered');
  collect();
  const session = { userName: 'demo', firstTimeLogin: false };
  events.publish('sessionStarted', session);
  events.publish('sessionFound', {});
  await Promise.resolve();
  expect(waiting()).toEqual(['firstOpen']);
  events.publish('sessionStarted', session);
  await Promise.resolve();
  expect(waiting()).toEqual(['firstOpen', 'login']);
});

test('what happened before the code was there counts too, once', async () => {
  const { events, collect, waiting } = stage('unanswered');
  events.publish('registrationSent', { intent: 'a'.repeat(32) });
  events.publish('sessionStarted', { userName: 'demo', firstTimeLogin: true });
  events.publish('gameLaunched', { vendor: 'LOTT', code: 'a' });
  collect();
  await Promise.resolve();
  expect(waiting()).toEqual(['registerSubmit', 'gameLaunch', 'firstOpen', 'login']);
  collect();
  await Promise.resolve();
  expect(waiting()).toHaveLength(4);
});

test('a session that was found before the code was there is no log-in', async () => {
  const { events, collect, waiting } = stage('unanswered');
  events.publish('sessionStarted', { userName: 'demo', firstTimeLogin: false });
  events.publish('sessionFound', {});
  collect();
  await Promise.resolve();
  expect(waiting()).toEqual(['firstOpen']);
});

test('before an answer nothing is sent', () => {
  const { collect, posts, waiting } = stage('unanswered');
  collect();
  expect([posts(), waiting()]).toEqual([[], ['firstOpen']]);
});

test('who refused is sent without any id', async () => {
  const { collect, posts, settled, store } = stage('refused');
  store.write(S2S_INFO, { adid: 'a1' });
  store.write(MARKETING, { fbclid: { value: 'f1', at: NOON } });
  collect();
  await settled();
  expect(posts()).toEqual([
    { events: [expect.objectContaining({ name: 'firstOpen' })], consent: 'refused', takesDue: false },
  ]);
  expect(store.read(HEARTBEAT)).toBeNull();
});

test('where nobody asks, events are sent with the device, and no pixel asks for its own', async () => {
  const { collect, posts, settled, close } = stage('notAsked');
  close();
  collect();
  await settled();
  expect(posts()).toEqual([
    {
      events: [expect.objectContaining({ name: 'firstOpen' })],
      consent: 'notAsked',
      visitor: track,
      days: 1,
      takesDue: false,
    },
  ]);
});

test('who accepted is sent with the version, the device, the click, the app’s ids and the heartbeat', async () => {
  const { collect, posts, settled, store } = stage();
  store.write(CONSENT, { choice: 'accepted', version: '2', at: '2026-11-26T10:00:00.000Z' });
  store.write(S2S_INFO, { adid: 'a1', token: 'secret', idfa: '<script>' });
  store.write(MARKETING, { utm_source: { value: '<script>alert(1)</script>', at: NOON } });
  collect();
  await settled();
  const [{ events: _, ...sent } = { events: [] }] = posts();
  expect(sent).toEqual({
    consent: 'accepted',
    version: '2',
    visitor: track,
    marks: { utm_source: '<script>alert(1)</script>' },
    s2s: { adid: 'a1' },
    days: 1,
    takesDue: true,
  });
  expect(store.read(HEARTBEAT)).toEqual({ days: ['2026-11-26'] });
});

test('without a network events wait, and go out with the next chance', async () => {
  const { collect, answerWith, waiting, send, settled, posts } = stage();
  answerWith({ ok: false, errorCode: '' });
  collect();
  await vi.waitFor(() => expect(posts()).toHaveLength(1));
  expect(waiting()).toEqual(['firstOpen']);
  answerWith({ ok: true, value: { accepted: 1, due: [] } });
  await vi.waitFor(async () => {
    send(false);
    await settled();
  });
});

test.each([
  ['refuses for good', { errorCode: 'input.invalid', status: 400 }],
  ['has no call for', { errorCode: 'answer.malformed', status: 404 }],
])('events that the back end %s are dropped', async (_, refusal) => {
  const { collect, answerWith, settled } = stage();
  answerWith({ ok: false, ...refusal });
  collect();
  await settled();
});

test('what is due goes to the pixels; a page without them asks for nothing', async () => {
  const { collect, answerWith, fired, settled, close, send, posts } = stage();
  const [due] = [{ name: 'deposit', fields: {} }] as unknown as OutputOf<'track.events'>['due'];
  if (!due) throw new Error('no event');
  answerWith({ ok: true, value: { accepted: 1, due: [due] } });
  collect();
  await settled();
  expect(fired).toEqual(['deposit']);
  close();
  send(true);
  await vi.waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]).toMatchObject({ takesDue: false });
});

test('what a member did without a network is never posted as another member’s', async () => {
  const { collect, answerWith, events, enter, send, posts, waiting, settled } = stage();
  answerWith({ ok: false, errorCode: '' });
  collect();
  events.publish('gameLaunched', { vendor: 'LOTT', code: 'a' });
  await vi.waitFor(() => expect(posts()).not.toEqual([]));
  answerWith({ ok: true, value: { accepted: 1, due: [] } });
  const before = posts().length;
  for (const id of ['m2', null]) {
    enter(id);
    await vi.waitFor(() => {
      send(true);
      expect(posts().length).toBeGreaterThan(before + (id === null ? 1 : 0));
    });
  }
  expect(
    posts()
      .slice(before)
      .flatMap(({ events: sent }) => sent),
  ).toEqual([]);
  expect(waiting()).toEqual(['firstOpen', 'gameLaunch']);
  enter('m1');
  await vi.waitFor(async () => {
    send(false);
    await settled();
  });
  expect(
    posts()
      .at(-1)
      ?.events.every((event) => !('member' in event)),
  ).toBe(true);
});

test('what comes back for the pixels after consent was withdrawn reaches none', async () => {
  const { collect, answerWith, fired, settled, change } = stage();
  const due = [{ name: 'deposit', fields: {} }] as unknown as OutputOf<'track.events'>['due'];
  answerWith({ ok: true, value: { accepted: 1, due } });
  collect();
  change('refused');
  await settled();
  expect(fired).toEqual([]);
});
