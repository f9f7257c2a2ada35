import { expect, test } from 'vitest';
import { createBusy } from '../busy/busy.ts';
import { createEvents } from '../events/events.ts';
import { createOverlays } from './create-overlays.ts';
import { holdBackPrompts } from './hold-back.ts';
import { overlayOrder } from './overlays.ts';
import { mayOpen } from './queue.rules.ts';

/** A page of which it is known that nobody has to consent. */
function scene() {
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
  const held = holdBackPrompts({ events }, queue);
  events.publish('consentCheck', { isRunning: false });
  return { events, queue, held, open: () => queue.openOverlays().map(({ name }) => name) };
}

const waiting = (kind: (typeof overlayOrder)[number]) =>
  ({ id: 1, name: 'alert', kind, ready: true, isDue: false, mayLieOver: () => true }) as const;

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
