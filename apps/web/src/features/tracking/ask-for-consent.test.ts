// The consent sheet before everything else that comes by itself, in the real queue.
import type { OutputOf } from '@foyer/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBusy } from '../../shell/busy/busy.ts';
import { createEvents } from '../../shell/events/events.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { createOverlays } from '../../shell/overlays/create-overlays.ts';
import { holdBackPrompts } from '../../shell/overlays/hold-back.ts';
import type { OverlayName } from '../../shell/overlays/overlays.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { CONSENT } from '../../shell/tracking/tracking-keys.ts';
import { askForConsent } from './ask-for-consent.ts';
import { consentStateOf } from './consent-state.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

type Asked = OutputOf<'track.consent'>;
const asked: Asked = {
  isAsked: true,
  version: '2',
  receivers: ['Meta'],
  hasPixels: false,
  tellsNames: false,
  chosen: null,
};
const news = { items: [], autoplay: false, hidesToday: () => true, onHideToday: () => undefined };
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A page whose idle work begins: another feature has its prompt ready before the platform says what it asks. */
function stage(route: RouteName = 'home') {
  let place = route;
  let member: { id: string } | null = null;
  let isLost = false;
  const moves = new Set<() => void>();
  const answers: ((answer: Partial<Asked> | null) => void)[] = [];
  const store = createStore(fakeStorage());
  const queue = createOverlays({
    busy: createBusy(),
    fetchCode: () => (isLost ? Promise.reject(new Error('404')) : null),
    lostText: () => '',
    route,
    openStep: () => () => undefined,
  });
  const shell = {
    store,
    settings: {},
    overlays: queue,
    events: createEvents((error) => {
      throw error;
    }),
    clock: { now: () => Date.now() },
    session: { current: () => member },
    load: () =>
      new Promise((resolve) => {
        answers.push((answer) =>
          resolve(answer ? { ok: true, value: { ...asked, ...answer } } : fakeFailure({ kind: 'network' })),
        );
      }),
    send: async () => fakeFailure({ kind: 'network' }),
    navigation: {
      origin: 'https://play.example',
      href: () => '/m/home',
      route: () => place,
      subscribe: (listener: () => void) => moves.add(listener),
    },
  };
  holdBackPrompts(shell as never, queue);
  const consent = consentStateOf(shell as never);
  return {
    ...{ queue, store, consent },
    open: () => queue.openOverlays().map(({ name }) => name),
    offer: (name: OverlayName = 'announcements') =>
      void queue.open(name, name === 'announcements' ? news : ({} as never)),
    /** The code has come that asks. */
    ask: () => {
      askForConsent(shell as never, consent);
      void consent.refresh();
    },
    answer: async (answer: Partial<Asked> | null) => {
      answers.shift()?.(answer);
      await settle();
    },
    close: async () => {
      queue.openOverlays().at(-1)?.answer(null);
      await settle();
    },
    go: async (to: RouteName) => {
      place = to;
      queue.leavePage(to);
      queue.arrive(to);
      for (const move of moves) move();
      await settle();
    },
    lose: (is: boolean) => {
      isLost = is;
    },
    logIn: () => {
      member = { id: 'm1' };
      consent.followMember();
    },
  };
}

test('nothing that comes by itself opens before the sheet, however late the platform answers', async () => {
  const { open, offer, ask, answer, close } = stage();
  offer();
  offer('maintenancePlanned');
  ask();
  await vi.advanceTimersByTimeAsync(4000);
  expect(open()).toEqual([]);
  await answer({});
  expect(open()).toEqual(['consent']);
  await close();
  expect(open()).toEqual(['maintenancePlanned']);
  await close();
  expect(open()).toEqual(['announcements']);
});

test('a site that cannot be used says so before it is known whether consent is asked for', () => {
  const { queue, open } = stage();
  void queue.open('domainFailure', { message: '', reference: 'AB12CD34' });
  expect(open()).toEqual(['domainFailure']);
});

test('what the person opens, and what answers their action, waits for no answer about consent', () => {
  const { queue, open } = stage();
  void queue.open('language', { current: 'EN' });
  void queue.open('alert', { title: 'Notice', message: 'Wrong' });
  expect(open()).toEqual(['language', 'alert']);
});

test.each([
  ['nobody asks here', { isAsked: false }],
  ['the call has failed', null],
])('the others open at once where %s', async (_, said) => {
  const { open, offer, ask, answer } = stage();
  offer();
  ask();
  await settle();
  expect(open()).toEqual([]);
  await answer(said);
  expect(open()).toEqual(['announcements']);
});

test('the others open after five seconds without an answer, or without the code that asks', async () => {
  const slow = stage();
  slow.offer();
  await vi.advanceTimersByTimeAsync(3000);
  slow.ask();
  await vi.advanceTimersByTimeAsync(4999);
  expect(slow.open()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(slow.open()).toEqual(['announcements']);
  const lost = stage();
  lost.offer();
  await vi.advanceTimersByTimeAsync(4999);
  expect(lost.open()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(lost.open()).toEqual(['announcements']);
});

test('on a page with a form or money the sheet waits, and the others with it', async () => {
  const { open, offer, ask, answer, go, close } = stage('memberHome');
  offer();
  offer('update');
  ask();
  await answer({});
  expect(open()).toEqual([]);
  await go('deposit');
  expect(open()).toEqual([]);
  await go('home');
  expect(open()).toEqual(['consent']);
  await close();
  expect(open()).toEqual(['update']);
});

test('a domain that fails is told while the sheet waits for another page', async () => {
  const { queue, open, ask, answer } = stage('deposit');
  ask();
  await answer({});
  void queue.open('domainFailure', { message: '', reference: 'AB12CD34' });
  expect(open()).toEqual(['domainFailure']);
});

test('a choice that comes with the account takes the sheet back that nobody has seen', async () => {
  const { open, offer, ask, answer, logIn } = stage('login');
  ask();
  await answer({});
  offer();
  expect(open()).toEqual([]);
  logIn();
  await answer({ chosen: { choice: 'accepted', version: '2', at: '2026-11-25T10:00:00.000Z' } });
  expect(open()).toEqual(['announcements']);
});

test('a log-in asks anew, and the prompts after it wait for that answer', async () => {
  const { store, open, offer, ask, answer, logIn } = stage();
  store.write(CONSENT, { choice: 'refused', version: '2', at: '2026-11-25T10:00:00.000Z', member: 'm2' });
  ask();
  await answer({ receivers: [] });
  logIn();
  offer();
  expect(open()).toEqual([]);
  await answer({});
  expect(open()).toEqual(['consent']);
});

test('a sheet whose code is lost holds up nobody, and is asked for on the next page', async () => {
  const { open, offer, ask, answer, go, close, lose } = stage();
  offer();
  ask();
  lose(true);
  await answer({});
  expect(open()).toEqual(['announcements']);
  await close();
  lose(false);
  await go('help');
  expect(open()).toEqual(['consent']);
});
