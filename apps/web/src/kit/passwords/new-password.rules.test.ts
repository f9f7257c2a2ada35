import { expect, test } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import { checkNewPassword, type NewPassword, newPasswordRules, weakText } from './new-password.rules.ts';

const base: NewPassword = {
  password: '',
  oldPassword: 'old words here',
  userName: 'demo',
  lengths: { minLength: 8, maxLength: 20 },
};
const met = (change: Partial<NewPassword>) =>
  newPasswordRules({ ...base, ...change })
    .filter((rule) => rule.met)
    .map((rule) => rule.name);

test.each([
  ['an empty password meets no rule', '', []],
  ['too short', 'lake', ['different', 'notTheName', 'notCommon']],
  ['long enough', 'night lake', ['length', 'different', 'notTheName', 'notCommon']],
  ['longer than allowed', 'night lake lights on the lake', ['different', 'notTheName', 'notCommon']],
  ['the old one again', 'old words here', ['length', 'notTheName', 'notCommon']],
  ['the old one in wide letters', 'ｏｌｄ words here', ['length', 'notTheName', 'notCommon']],
  ['the username inside, in capitals', 'my-DEMO-2026', ['length', 'different', 'notCommon']],
  ['a common one followed by digits', 'iloveyou99', ['length', 'different', 'notTheName']],
  ['a repeated letter', 'xxxxxxxxxx', ['length', 'different', 'notTheName']],
  ['digits in sequence', '12345678901234567', ['length', 'different', 'notTheName']],
  ['letters outside the basic plane count once', '🐉🐲🦄🦊🐙🦀🐬', ['different', 'notTheName', 'notCommon']],
])('the rules are ticked while typing: %s', (_, password, rules) => {
  expect(met({ password })).toEqual(rules);
});

test('a rule of another form is not in the list', () => {
  expect(newPasswordRules({ ...base, oldPassword: null }).map(({ name }) => name)).not.toContain('different');
  expect(newPasswordRules({ ...base, userName: '' }).map(({ name }) => name)).not.toContain('notTheName');
});

test.each([
  ['', 'passwordProblem.missing', undefined],
  ['lake', 'passwordProblem.tooShort', { min: 8 }],
  ['night lake lights on the lake', 'passwordProblem.tooLong', { max: 20 }],
  ['old words here', 'changePassword.mustDiffer', undefined],
  ['demo words', 'passwordProblem.mustNotHoldName', undefined],
  ['password1', 'passwordProblem.tooCommon', undefined],
])('of "%s" the first broken rule is shown: %s', (password, text, values) => {
  expect(checkNewPassword({ ...base, password })).toMatchObject(values ? { text, values } : { text });
});

test.each([
  [{ rule: 'notCommon' }, 'passwordProblem.tooCommon'],
  [{ rule: 'notTheName' }, 'passwordProblem.mustNotHoldName'],
  [{ rule: 'different' }, 'changePassword.mustDiffer'],
  [{ rule: 'notGuessable' }, 'passwordProblem.guessable'],
  [{ rule: 'toString' }, 'passwordProblem.tooEasy'],
  [{ rule: 'ruleOfAnotherBackEnd' }, 'passwordProblem.tooEasy'],
  [undefined, 'passwordProblem.tooEasy'],
])('a refusal that names %j shows it', (value, text) => {
  expect(weakText(failure('refused', 'password.weak', { value }))).toBe(text);
});
