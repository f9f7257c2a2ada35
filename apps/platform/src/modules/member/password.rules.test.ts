import { expect, test } from 'vitest';
import { hasExpired, weaknessOf } from './password.rules.ts';
import { isGuessable } from './password-strength.ts';

const rules = { minLength: 8, maxLength: 64, expiresAfterDays: null };
const policy = { passwordRules: rules, defaultPassword: 'Welcome 2 the Lotus', name: 'Golden Kestrelia' };

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
  expect(weaknessOf(password, 'Linh', policy) === null).toBe(acceptable);
});

test.each([
  ['12345678901234567', 'notCommon'],
  ['98765432109876543', 'notCommon'],
  ['abcdefghijkl', 'notCommon'],
  ['aaaaaaaaaaaaaaaa', 'notCommon'],
  ['20242024', 'notCommon'],
  ['Password123!', 'notCommon'],
  ['LinhLinh', 'notTheName'],
  ['qwertyuiopasdfgh', 'notGuessable'],
  ['1qaz2wsx3edc', 'notGuessable'],
  ['P@ssw0rd2024', 'notCommon'],
  ['0912345678', 'notCommon'],
  ['Nguyen1990', 'notGuessable'],
  ['01/01/1990', 'notGuessable'],
  ['13571357135', 'notGuessable'],
  ['2026kestrelia', 'notGuessable'],
  ['hnilhnil', 'notGuessable'],
  ['Welcome 2 the Lotus', 'notCommon'],
  ['correct horse battery', null],
  ['demo-Foyer-2026', null],
  ['правильная лошадь', null],
  ['今天天气很好我们去钓鱼', null],
  ['ပင်လယ်ပြင်မှာ', null],
  ['نیلی جھیل پر چاند', null],
  ['thuyền ra khơi lúc 5 giờ', null],
])('of the password "%s" the broken rule is named: %s', (password, rule) => {
  expect(weaknessOf(password, 'Linh', policy)).toBe(rule);
});

test('only the first 32 characters are estimated, which bounds the time', () => {
  const guessable = '0123456789abcdefghijklmnopqrstuv';
  expect(isGuessable(`${guessable}7xK!p2Qz tall ships`, [])).toBe(true);
  expect(isGuessable(`7xK!p2Qz tall ships ${guessable}`, [])).toBe(false);
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
