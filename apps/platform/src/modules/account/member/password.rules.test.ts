import { afterAll, expect, test } from 'vitest';
import { createLog } from '../../../log.ts';
import { strangerAt } from '../../../protection/fair-queue.ts';
import { hasExpired, requireStrong, weaknessOf } from './password.rules.ts';
import { createPasswordEstimator } from './password-estimator.ts';
import { isGuessable } from './password-strength.ts';

const rules = { minLength: 8, maxLength: 64, expiresAfterDays: null };
const policy = { passwordRules: rules, defaultPassword: 'Welcome 2 the Lotus', name: 'Golden Kestrelia' };
const estimator = createPasswordEstimator(createLog('silent'));
afterAll(estimator.close);

const visitor = strangerAt('203.0.113.7');

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
])('the password "%s" of the member linh is acceptable: %s', async (password, acceptable) => {
  expect((await weaknessOf(estimator, { password, account: 'Linh', visitor }, policy)) === null).toBe(acceptable);
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
  ['mondaytuesdaywednesday', 'notGuessable'],
  ['alphabravocharlie', 'notGuessable'],
  ['leo-virgo-libra', 'notGuessable'],
  ['one two three four', 'notGuessable'],
  ['Welcome 2 the Lotus', 'notCommon'],
  ['correct horse battery', null],
  ['demo-Foyer-2026', null],
  ['правильная лошадь', null],
  ['今天天气很好我们去钓鱼', null],
  ['ပင်လယ်ပြင်မှာ', null],
  ['نیلی جھیل پر چاند', null],
  ['thuyền ra khơi lúc 5 giờ', null],
])('the broken rule of the password "%s" is named: %s', async (password, rule) => {
  expect(await weaknessOf(estimator, { password, account: 'Linh', visitor }, policy)).toBe(rule);
});

test('a password that breaks a simple rule is refused without an estimate', async () => {
  const unused = { score: () => Promise.reject(new Error('was asked')) };
  const rule = (password: string) => weaknessOf(unused, { password, account: 'Linh', visitor }, policy);
  expect(await rule('7 signs')).toBe('length');
  expect(await rule('LinhLinh')).toBe('notTheName');
  expect(await rule('Password123!')).toBe('notCommon');
});

test('a password that cannot be estimated is refused', async () => {
  const closed = createPasswordEstimator(createLog('silent'));
  await closed.close();
  const wished = { password: 'tall ships sail at 5', account: 'Linh', visitor };
  await expect(requireStrong(closed, wished, policy)).rejects.toMatchObject({ code: 'service.overloaded' });
});

test('only the first 32 characters are estimated, which bounds the time', async () => {
  const isWeak = (password: string) => isGuessable(estimator, { password, account: '', visitor }, '');
  const guessable = '0123456789abcdefghijklmnopqrstuv';
  expect(await isWeak(`${guessable}7xK!p2Qz tall ships`)).toBe(true);
  expect(await isWeak(`7xK!p2Qz tall ships ${guessable}`)).toBe(false);
});

test('a password expires by the operator or by its age, and a member without one has no expiry', () => {
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
