// PU-01: the section about notifications: turning them on, the switches, and a test.
import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { playFlow, settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { PUSH_TOKEN } from '../../shell/storage/push-token-key.ts';
import { createStore } from '../../shell/storage/store.ts';
import { type PushChoice, type PushSectionEvent, pushSectionFlow } from './push-section.flow.ts';
import { pushSectionRunner } from './push-section.runner.ts';

const everything: PushChoice = { off: [], quiet: null };
const isOn: PushSectionEvent = { type: 'isOn', choice: everything };
const noWins: PushSectionEvent = { type: 'switched', kind: 'ticketWon', on: false };
const play = (...events: PushSectionEvent[]) => playFlow(pushSectionFlow, events);

describe('the section about notifications', () => {
  test('a back end without push has no section', () => {
    expect(play({ type: 'missing' }).state).toEqual({ at: 'absent' });
  });

  test('a switch shows at once and is saved; what is refused is taken back', () => {
    const choice: PushChoice = { off: ['ticketWon'], quiet: null };
    expect(play(isOn, noWins)).toEqual({
      state: { at: 'saving', before: everything, choice },
      effects: [{ do: 'save', choice }],
    });
    expect(play(isOn, noWins, { type: 'saved' }).state).toEqual({ at: 'on', choice });
    expect(play(isOn, noWins, { type: 'refused' }).state).toEqual({ at: 'on', choice: everything });
  });

  test('a kind that is switched on again is no longer off, and the others stay', () => {
    const others: PushChoice = { off: ['ticketWon', 'chatAnswered'], quiet: null };
    const again: PushSectionEvent = { type: 'switched', kind: 'ticketWon', on: true };
    expect(play({ type: 'isOn', choice: others }, again).state).toMatchObject({ choice: { off: ['chatAnswered'] } });
  });

  test('quiet hours last from ten in the evening to seven', () => {
    const quiet: PushSectionEvent = { type: 'quietSwitched', on: true };
    expect(play(isOn, quiet).effects).toEqual([{ do: 'save', choice: { off: [], quiet: { from: 1_320, to: 420 } } }]);
    const saved: PushSectionEvent = { type: 'saved' };
    expect(play(isOn, quiet, saved, { type: 'quietSwitched', on: false }).state).toMatchObject({
      choice: { quiet: null },
    });
  });
});

const record = { token: 'dG9rZW4', options: { endpoint: 'https://push.example/1' } };

function scene({
  permission = 'default',
  answered = 'granted',
  hasToken = false,
  subscribes = true,
  isSubscribed = false,
  answers = {} as Record<string, object>,
} = {}) {
  const store = createStore(fakeStorage());
  const calls: unknown[] = [];
  const toast = vi.fn();
  const close = vi.fn();
  const answer = async (name: string, input: object) => {
    calls.push([name, input]);
    return answers[name] ?? { ok: true, value: { ...everything, vapidKey: 'BBBB' } };
  };
  const subscribe = async () => {
    if (!subscribes) throw new Error('no push service');
    return { endpoint: 'https://push.example/1', getKey: () => new ArrayBuffer(16) };
  };
  const unsubscribed: string[] = [];
  const known = {
    endpoint: 'https://push.example/known',
    options: { applicationServerKey: Uint8Array.from([4, 16, 65]).buffer },
    getKey: () => new ArrayBuffer(16),
    unsubscribe: async () => void unsubscribed.push('https://push.example/known'),
  };
  const pushManager = { getSubscription: async () => (isSubscribed ? known : null), subscribe };
  const view = {
    PushManager: {},
    navigator: { serviceWorker: { ready: Promise.resolve({ pushManager, scope: 'https://play.example/m/' }) } },
    Notification: { permission, requestPermission: async () => answered },
  } as unknown as Window & typeof globalThis;
  const session = { current: () => ({ id: 'm1', restricted: false }) };
  const shell = fakeShell({
    shell: {
      store,
      load: answer as never,
      send: answer as never,
      session: session as never,
      overlays: { toast, close },
    },
  });
  if (hasToken) store.write(PUSH_TOKEN, { ...record, createTime: shell.clock.now() } as never);
  const flow = run(pushSectionFlow, pushSectionRunner(shell, view));
  return { flow, calls, store, unsubscribed, toast, close };
}

test.each([
  ['asked before and refused', { permission: 'denied' }, { at: 'off', word: 'blocked' }],
  ['never asked', {}, { at: 'off' }],
  ['allowed, and the token is there', { permission: 'granted', hasToken: true }, { at: 'on', choice: everything }],
  ['allowed once, and taken back since', { permission: 'denied', hasToken: true }, { at: 'off', word: 'blocked' }],
  ['without push', { answers: { 'push.settings': fakeFailure({ errorCode: 'unknown_error' }) } }, { at: 'absent' }],
])('a device that was %s', async (_, device, state) => {
  const { flow } = scene(device);
  await settled();
  expect(flow.state()).toEqual(state);
});

test('HT-08 a switch that is taken back says why in a toast, where the catalogue is silent', async () => {
  const many = fakeFailure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 120 });
  const { flow, toast } = scene({ permission: 'granted', hasToken: true, answers: { 'push.save': many } });
  await settled();
  flow.send(noWins);
  await settled();
  expect(flow.state()).toEqual({ at: 'on', choice: everything });
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2 minutes'), 'warn', 4000);
});

test.each([
  ['refused', 'denied', { at: 'off', word: 'blocked' }],
  ['closed without an answer', 'default', { at: 'off' }],
])("a browser's question that is %s leaves notifications off", async (_, answered, state) => {
  const { flow, calls } = scene({ answered });
  await settled();
  flow.send({ type: 'turnedOn' });
  await settled();
  expect(flow.state()).toEqual(state);
  expect(calls).toEqual([['push.settings', {}]]);
});

test('a device that cannot be bound says so', async () => {
  const { flow } = scene({ permission: 'granted', subscribes: false });
  await settled();
  flow.send({ type: 'turnedOn' });
  await settled();
  expect(flow.state()).toEqual({ at: 'off', word: 'testFailed' });
});

test('a device that allows them is bound, and then shows the switches', async () => {
  const { flow, calls, close } = scene({ permission: 'granted' });
  await settled();
  flow.send({ type: 'turnedOn' });
  await settled();
  expect(flow.state()).toEqual({ at: 'on', choice: everything });
  // The prompt that would ask for the same may wait for its page.
  expect(close).toHaveBeenCalledExactlyOnceWith('pushPrompt');
  expect(calls).toContainEqual(['relay.fcmBind', { registrationToken: expect.stringMatching(/^[\w-]+$/) }]);
});

test('a choice is saved with the zone of its quiet hours', async () => {
  const { flow, calls } = scene({ permission: 'granted', hasToken: true });
  await settled();
  flow.send(noWins);
  await settled();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(calls.at(-1)).toEqual(['push.save', { off: ['ticketWon'], quiet: null, timeZone }]);
  expect(flow.state()).toMatchObject({ at: 'on', choice: { off: ['ticketWon'] } });
});

test.each([
  ['sent', { ok: true, value: { outcome: 'sent' } }, 'testSent'],
  ['not taken by the push service', { ok: true, value: { outcome: 'unreachable' } }, 'testLater'],
  ['for an app without push of its operator', { ok: true, value: { outcome: 'notSupported' } }, 'notSetUp'],
  ['refused', fakeFailure({ errorCode: 'unknown_error', isShown: true }), undefined],
])('a test that was %s says so', async (_, outcome, word) => {
  const { flow, calls } = scene({ permission: 'granted', hasToken: true, answers: { 'push.test': outcome } });
  await settled();
  flow.send({ type: 'tested' });
  await settled();
  expect(calls.at(-1)).toEqual(['push.test', { registrationToken: 'dG9rZW4' }]);
  expect(flow.state()).toEqual({ at: 'on', choice: everything, ...(word && { word }) });
});

test.each([
  ['does not know as the member’s', 'unbound', [], 'testMended'],
  ['has forgotten', 'gone', ['https://push.example/known'], 'testMended'],
  ['has forgotten, and nobody can connect', 'gone', ['https://push.example/known'], 'testFailed'],
])('a test for a device that the platform %s connects it again, and says so', async (_, outcome, given, word) => {
  const { flow, calls, unsubscribed } = scene({
    permission: 'granted',
    hasToken: true,
    isSubscribed: true,
    subscribes: word === 'testMended',
    answers: { 'push.test': { ok: true, value: { outcome } } },
  });
  await settled();
  flow.send({ type: 'tested' });
  await settled();
  expect(unsubscribed).toEqual(given);
  expect(flow.state()).toMatchObject({ at: 'on', word });
  expect(calls.filter((call) => (call as [string])[0] === 'relay.fcmBind')).toHaveLength(word === 'testMended' ? 1 : 0);
});
