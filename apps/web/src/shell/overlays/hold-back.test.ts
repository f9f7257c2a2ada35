import { expect, test } from 'vitest';
import { createBusy } from '../busy/busy.ts';
import { createEvents } from '../events/events.ts';
import type { RouteName } from '../navigation/routes.ts';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { createOverlays } from './create-overlays.ts';
import { holdBackPrompts } from './hold-back.ts';
import { overlayOrder } from './overlays.ts';
import { PROMPTS_TODAY } from './prompt-budget.ts';
import { mayOpen } from './queue.rules.ts';

const NOON = new Date(2026, 10, 26, 12).getTime();
const HOUR_MS = 3_600_000;
const news = { items: [], autoplay: false, hidesToday: () => true, onHideToday: () => undefined };
const onHome = (route: RouteName): boolean => route === 'home';

/** A page of which it is known that nobody has to consent. */
function scene(settings: { promptsPerDay?: number } = {}, store = createStore(fakeStorage())) {
  let now = NOON;
  const events = createEvents((error) => {
    throw error;
  });
  const queue = createOverlays({
    busy: createBusy(),
    fetchCode: () => null,
    lostText: () => '',
    route: 'home',
    openStep: () => () => undefined,
  });
  const held = holdBackPrompts({ events, store, settings, clock: { now: () => now } } as never, queue);
  events.publish('consentCheck', { isRunning: false });
  return {
    ...{ events, queue, held, store },
    open: () => queue.openOverlays().map(({ name }) => name),
    count: () => store.read(PROMPTS_TODAY)?.count ?? 0,
    close: () => queue.openOverlays().at(-1)?.answer(null),
    later: (ms: number) => {
      now += ms;
    },
  };
}

const waiting = (kind: (typeof overlayOrder)[number]) =>
  ({
    id: 1,
    name: 'alert',
    kind,
    closable: true,
    ready: true,
    isDue: false,
    mayLieOver: () => true,
    props: {} as never,
  }) as const;

test('what nobody asked for waits until the page is at rest, what the person opens does not', () => {
  const { queue, held, open } = scene();
  held.setScrolling(true);
  void queue.open('update', { of: 'site' });
  expect(open()).toEqual([]);
  void queue.open('language', { current: 'EN' });
  expect(open()).toEqual(['language']);
  queue.openOverlays()[0]?.answer(null);
  expect(open()).toEqual([]);
  held.setScrolling(false);
  expect(open()).toEqual(['update']);
});

test.each(overlayOrder)('%s waits for a page that is scrolled where it waits for a toast that is read', (kind) => {
  const { held } = scene();
  held.setScrolling(true);
  const waits = !mayOpen({ kind }, [], { isBusy: false, hasToast: true });
  expect(held.holdBack(waiting(kind), [])).toBe(waits ? 'scrolling' : null);
});

test.each(overlayOrder)('before it is known what the law asks, %s opens only as an answer to the person', (kind) => {
  const { held, events } = scene();
  events.publish('consentCheck', { isRunning: true });
  const opens = ['own', 'security', 'legal'].includes(kind);
  expect(held.holdBack(waiting(kind), [])).toBe(opens ? null : 'unknown');
  expect(held.holdBack({ ...waiting(kind), isDue: true }, [])).toBeNull();
});

test('a prompt of the day’s budget is spent when it is shown, not while it waits', () => {
  const { queue, open, count } = scene({ promptsPerDay: 2 });
  void queue.open('language', { current: 'EN' });
  void queue.open('announcements', news);
  expect([open(), count()]).toEqual([['language'], 0]);
  queue.openOverlays()[0]?.answer(null);
  expect([open(), count()]).toEqual([['announcements'], 1]);
});

test('a prompt that left the queue without being shown costs nothing', () => {
  const { queue, held, open, count } = scene({ promptsPerDay: 1 });
  held.setScrolling(true);
  void queue.open('pushPrompt', {});
  queue.close('pushPrompt');
  held.setScrolling(false);
  expect(count()).toBe(0);
  void queue.open('announcements', news);
  expect([open(), count()]).toEqual([['announcements'], 1]);
});

test('with a budget of one the second prompt waits for the next day', () => {
  const { queue, open, close, later } = scene({ promptsPerDay: 1 });
  void queue.open('announcements', news);
  void queue.open('pushPrompt', {});
  close();
  expect(open()).toEqual([]);
  later(12 * HOUR_MS);
  queue.arrive('home');
  expect(open()).toEqual(['pushPrompt']);
});

test('a prompt that was shown counts for the next page of the day, and in other tabs', () => {
  const { store, queue } = scene({ promptsPerDay: 1 });
  void queue.open('announcements', news);
  const next = scene({ promptsPerDay: 1 }, store);
  void next.queue.open('pushPrompt', {});
  expect(next.open()).toEqual([]);
});

test('a prompt that was set aside for a page comes back, and counts once', () => {
  const { queue, open, count } = scene({ promptsPerDay: 1 });
  void queue.open('pushPrompt', {}, onHome);
  queue.leavePage('deposit');
  queue.arrive('deposit');
  expect(open()).toEqual([]);
  queue.leavePage('home');
  queue.arrive('home');
  expect([open(), count()]).toEqual([['pushPrompt'], 1]);
});

test('what has to be read, what is about safety and what the person opens needs no budget', () => {
  const { queue, open, close, count } = scene({ promptsPerDay: 0 });
  void queue.open('announcements', { ...news, isFree: true });
  expect(open()).toEqual(['announcements']);
  close();
  void queue.open('update', { of: 'site' });
  expect(open()).toEqual(['update']);
  close();
  void queue.open('announcementList', {});
  expect([open(), count()]).toEqual([['announcementList'], 0]);
});
