import { expect, test } from 'vitest';
import { behaviourOf, overlayOrder } from './overlays.ts';
import { mayOpen, nextToOpen } from './queue.rules.ts';

const atRest = { isBusy: false, hasToast: false };
const kind = (name: (typeof overlayOrder)[number]) => ({ kind: name });

test('the earliest kind opens first, and in one kind the oldest', () => {
  const waiting = [
    kind('push'),
    kind('install'),
    kind('news'),
    kind('welcome'),
    kind('update'),
    kind('support'),
    kind('domain'),
    kind('legal'),
  ];
  const order: string[] = [];
  for (let left = [...waiting]; left.length > 0; ) {
    const next = nextToOpen(left, [], atRest);
    order.push(next?.kind ?? 'none');
    left = left.filter((one) => one !== next);
  }
  expect(order).toEqual(['legal', 'domain', 'support', 'update', 'welcome', 'news', 'install', 'push']);
});

test.each(overlayOrder)('%s opens over a form in use only when it answers the person’s action', (name) => {
  expect(mayOpen(kind(name), [], { ...atRest, isBusy: true })).toBe(name === 'own' || name === 'security');
});

test.each([
  ['legal', false],
  ['domain', true],
  ['security', true],
  ['support', true],
  ['update', false],
  ['welcome', false],
  ['news', false],
  ['install', false],
  ['push', false],
  ['own', true],
] as const)('%s opens while a toast is read: %s', (name, allowed) => {
  expect(mayOpen(kind(name), [], { ...atRest, hasToast: true })).toBe(allowed);
});

test.each([
  ['own', 'own', true],
  ['own', 'news', true],
  ['security', 'own', true],
  ['security', 'news', true],
  ['own', 'security', false],
  ['security', 'security', false],
  ['security', 'legal', false],
  ['news', 'own', false],
  ['welcome', 'own', false],
  ['welcome', 'news', false],
  ['news', 'welcome', false],
  ['legal', 'own', false],
  ['update', 'news', false],
] as const)('%s goes in front of %s: %s', (asking, seen, allowed) => {
  expect(mayOpen(kind(asking), [kind(seen)], atRest)).toBe(allowed);
});

test('OV-04 PO-01 a new member is welcomed before the announcements, whichever waited first', () => {
  const announcements = behaviourOf('announcements');
  const welcome = behaviourOf('firstTime');
  expect(nextToOpen([announcements, welcome], [], atRest)).toBe(welcome);
});
