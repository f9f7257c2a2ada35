import { expect, test } from 'vitest';
import type { Member, MemberStatus } from '../../../member.ts';
import { canLastUntil, type MemberAction, maySo, requireMay, statusAt } from './policy.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T12:00:01Z');
const member = (status: MemberStatus, statusUntil: Date | null = null): Pick<Member, 'status' | 'statusUntil'> => ({
  status,
  statusUntil,
});
const actions: MemberAction[] = [
  'logIn',
  'handOff',
  'session',
  'launch',
  'bet',
  'deposit',
  'withdraw',
  'promotion',
  'push',
];

const table: Record<MemberStatus, string> = {
  active: 'logIn handOff session launch bet deposit withdraw promotion push',
  limited: 'logIn handOff session withdraw',
  timeOut: 'logIn handOff session withdraw',
  excluded: '',
  closed: '',
};

test.each(Object.entries(table))('a member who is %s may: %s', (status, may) => {
  const allowed = actions.filter((action) => maySo(member(status as MemberStatus, later), action, now) === null);
  expect(allowed.join(' ')).toBe(may);
});

test('a time-out and an exclusion end at their time, but not without one, nor a closed account', () => {
  expect(statusAt(member('timeOut', now), now)).toBe('active');
  expect(statusAt(member('excluded', now), now)).toBe('active');
  expect(statusAt(member('excluded', later), now)).toBe('excluded');
  expect(statusAt(member('excluded'), now)).toBe('excluded');
  expect(statusAt(member('closed', now), now)).toBe('closed');
});

test('a time-out and an exclusion last until a time to come, and every status for good', () => {
  const statuses = Object.keys(table) as MemberStatus[];
  const thoseUntil = (until: Date | null) => statuses.filter((status) => canLastUntil(member(status, until), now));
  expect(thoseUntil(later)).toEqual(['timeOut', 'excluded']);
  expect(thoseUntil(now)).toEqual([]);
  expect(thoseUntil(null)).toEqual(statuses);
});

test('the refusal names the status and its end', () => {
  expect(() => requireMay(member('timeOut', later), 'bet', now)).toThrowError(
    expect.objectContaining({ code: 'member.timeout', value: { until: later.toISOString() } }),
  );
  expect(maySo(member('limited'), 'launch', now)).toBe('member.limited');
  expect(maySo(member('closed'), 'logIn', now)).toBe('member.closed');
});
