import { expect, test } from 'vitest';
import { hasExpired, weaknessOf } from './password.rules.ts';

const rules = { minLength: 8, maxLength: 64, expiresAfterDays: null };

test.each([
  ['tall ships sail at 5', true],
  ['8 signs!', true],
  ['7 signs', false],
  ['x'.repeat(64), false],
  [`${'tall ships '.repeat(6)}`, false],
  ['password123', false],
  ['PASSWORD', false],
  ['ｐａｓｓｗｏｒｄ１', false],
  ['iloveyou!!', false],
  ['Linh-2026-hanoi', false],
  ['aaaabbbbaaaa', false],
  ['ပင်လယ်ပြင်မှာ', true],
])('the password "%s" of the member linh is acceptable: %s', (password, acceptable) => {
  expect(weaknessOf(password, 'Linh', { passwordRules: rules, defaultPassword: 'Welcome 2 the Lotus' }) === null).toBe(
    acceptable,
  );
});

test("a password expires by the operator's hand or by its age, where the operator sets one; none does not", () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const changed = (days: number, passwordExpiredAt: Date | null = null) => ({
    passwordChangedAt: daysAgo(days),
    passwordExpiredAt,
    hasPassword: true,
  });
  expect(hasExpired(changed(1000), rules, now)).toBe(false);
  expect(hasExpired(changed(90), { expiresAfterDays: 90 }, now)).toBe(true);
  expect(hasExpired(changed(89), { expiresAfterDays: 90 }, now)).toBe(false);
  expect(hasExpired(changed(0, now), rules, now)).toBe(true);
  expect(hasExpired({ ...changed(0, now), hasPassword: false }, rules, now)).toBe(false);
});
