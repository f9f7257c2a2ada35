import type { SeenEvent } from '@foyer/contract/tracked-events';
import { describe, expect, test } from 'vitest';
import type { RouteName } from '../../shell/navigation/routes.ts';
import type { OverlayName } from '../../shell/overlays/overlays.ts';
import type { KeptConsent } from '../../shell/tracking/tracking-keys.ts';
import {
  consentOf,
  laterChoice,
  mayRunPixels,
  nextHeartbeat,
  nextPost,
  withEvent,
  withoutEvents,
} from './tracking.rules.ts';

const asked = { isAsked: true, version: '2', receivers: ['Meta'], hasPixels: true, tellsNames: false, chosen: null };
const kept = (choice: KeptConsent['choice'], version = '2', at = '2026-11-26T10:00:00.000Z') => ({
  choice,
  version,
  at,
});
const chosen = (choice: 'accepted' | 'refused', at: string) => ({ ...asked, chosen: { choice, version: '2', at } });

test.each([
  ['an accepted sheet', kept('accepted'), asked, 'accepted'],
  ['a refused sheet', kept('refused'), asked, 'refused'],
  ['no answer', null, asked, 'unanswered'],
  ['an answer to an earlier version', kept('accepted', '1'), asked, 'unanswered'],
  ['a visit to a region that asks for nothing', kept('notAsked'), asked, 'unanswered'],
  ['a region that asks for nothing', null, { ...asked, isAsked: false }, 'notAsked'],
  ['a refusal in a region that asks for nothing', kept('refused'), { ...asked, isAsked: false }, 'refused'],
  ['an operator who tells nobody', null, { ...asked, receivers: [] }, 'refused'],
  ['a later refusal with the account', kept('accepted'), chosen('refused', '2026-11-26T11:00:00.000Z'), 'refused'],
  ['an earlier refusal with the account', kept('accepted'), chosen('refused', '2026-11-26T09:00:00.000Z'), 'accepted'],
  ['a choice with the account alone', null, chosen('accepted', '2026-11-26T09:00:00.000Z'), 'accepted'],
] as const)('%s is consent of the kind %4$s', (_, own, answer, consent) => {
  const found = { ...answer, receivers: [...answer.receivers] };
  expect(consentOf(laterChoice(own, found, null), found)).toBe(consent);
});

const nobodyAsked = { ...asked, isAsked: false };
const early = '2026-11-26T09:00:00.000Z';
const of = (member: string, choice: KeptConsent['choice'], version = '2') => ({ ...kept(choice, version), member });

test.each([
  ['what a visitor accepted later than the account refused', 'refused', kept('accepted'), chosen('refused', early)],
  ['what the member accepted later than that', 'accepted', of('m1', 'accepted'), chosen('refused', early)],
  ['what a visitor refused later than the account accepted', 'refused', kept('refused'), chosen('accepted', early)],
  ['what a visitor accepted, of an account without a choice', 'accepted', kept('accepted'), asked],
  ['what another member accepted here', 'unanswered', of('m2', 'accepted'), asked],
  ['what another member refused here', 'accepted', of('m2', 'refused'), chosen('accepted', early)],
  ['a refusal of an earlier version', 'unanswered', of('m1', 'refused', '1'), asked],
  ['a refusal of an earlier version where nobody asks again', 'refused', of('m1', 'refused', '1'), nobodyAsked],
  ['an acceptance of an earlier version where nobody asks', 'notAsked', of('m1', 'accepted', '1'), nobodyAsked],
] as const)('for a member, %s is consent of the kind %s', (_, consent, own, answer) => {
  const found = { ...answer, receivers: [...answer.receivers] };
  expect(consentOf(laterChoice(own, found, 'm1'), found)).toBe(consent);
});

test.each([
  ['accepted here', 'unanswered', of('m1', 'accepted'), asked],
  ['accepted here, where the device has refused', 'refused', of('m1', 'accepted'), chosen('refused', early)],
  ['refused here', 'refused', of('m1', 'refused'), asked],
] as const)('for a visitor, what a member %s is consent of the kind %s', (_, consent, own, answer) => {
  const found = { ...answer, receivers: [...answer.receivers] };
  expect(consentOf(laterChoice(own, found, null), found)).toBe(consent);
});

test.each<[RouteName, OverlayName | null, boolean]>([
  ['home', null, true],
  ['help', null, true],
  ['home', 'announcements', true],
  ['home', 'login', false],
  ['home', 'twoFactor', false],
  ['home', 'stepUp', false],
  ['login', null, false],
  ['register', null, false],
  ['recover', null, false],
  ['changePassword', null, false],
  ['deposit', null, false],
  ['order', null, false],
  ['withdraw', null, false],
  ['history', null, false],
  ['security', null, false],
  ['addBankCard', null, false],
  ['memberHome', null, false],
])('pixels on %s below %s: %s', (route, topmost, may) => {
  expect(mayRunPixels(route, topmost)).toBe(may);
});

const event = (id: string): SeenEvent => ({ name: 'login', id, at: 1 });
const many = (count: number) => Array.from({ length: count }, (_, place) => event(`event-${place}`));

describe('the outbox', () => {
  test('has an event once', () => expect(withEvent([event('a')], event('a'))).toEqual([event('a')]));

  test('holds 100 events, the latest ones', () => {
    const full = withEvent(many(100), event('new'));
    expect([full.length, full[0]?.id, full[99]?.id]).toEqual([100, 'event-1', 'new']);
  });

  test('posts 20 events at once, the oldest first', () => {
    expect(nextPost(many(30), undefined)).toEqual(many(20));
  });

  test('posts what a member did in that member’s session alone, and names no member', () => {
    const waiting = [event('visitor'), { ...event('first'), member: 'm1' }, { ...event('second'), member: 'm2' }];
    expect(nextPost(waiting, 'm1')).toEqual([event('visitor'), event('first')]);
    expect(nextPost(waiting, undefined)).toEqual([event('visitor')]);
  });

  test('keeps what came while others were sent', () => {
    expect(withoutEvents([event('a'), event('b')], [event('a')])).toEqual([event('b')]);
  });
});

describe('the heartbeat', () => {
  const NOON = Date.parse('2026-11-26T12:00:00Z');

  test('begins with today', () => expect(nextHeartbeat(null, NOON)).toEqual({ days: ['2026-11-26'] }));

  test('counts a day once', () => {
    expect(nextHeartbeat({ days: ['2026-11-25', '2026-11-26'] }, NOON)).toEqual({ days: ['2026-11-25', '2026-11-26'] });
  });

  test('holds 30 days, and none before or after', () => {
    const days = ['2026-10-26', '2026-10-27', '2026-11-27', '2099-01-01', '<script>'];
    expect(nextHeartbeat({ days }, NOON)).toEqual({ days: ['2026-10-27', '2026-11-26'] });
  });

  test('never takes more than 1,024 bytes, whatever was stored', () => {
    const days = ['10', '11'].flatMap((month) =>
      Array.from({ length: 100 }, (_, day) => `2026-${month}-${String(day).padStart(2, '0')}`),
    );
    const { length } = JSON.stringify(nextHeartbeat({ days }, NOON));
    expect(length).toBeLessThanOrEqual(1024);
    expect(length).toBeGreaterThan(1000);
  });
});
