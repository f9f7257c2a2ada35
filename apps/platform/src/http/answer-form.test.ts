import { examples } from '@foyer/contract/examples';
import { schemas } from '@foyer/contract/schemas';
import { expect, test } from 'vitest';
import { checkAnswerForm } from './answer-form.ts';

const { 'session.login': login, 'game.lanes': lanes } = examples;
const check = (name: 'session.login' | 'game.lanes', value: unknown) => () =>
  checkAnswerForm({ name, output: schemas[name].output }, value);

test('the documented form is accepted, without the values that JSON drops', () => {
  expect(check('session.login', login.output)).not.toThrow();
  expect(check('session.login', { ...login.output, deviceSecret: undefined })).not.toThrow();
});

test.each([
  ['a number as id', { ...login.output, id: 7 }],
  ['a field under another name', { ...login.output, id: undefined, customerId: 'm' }],
  ['an unknown field', { ...login.output, passwordHash: 'x' }],
  ['a flag as a number', { ...login.output, firstTimeLogin: 0 }],
  ['a missing field', { ...login.output, customerType: undefined }],
])('the platform may not answer with %s, which other back ends may', (_, value) => {
  expect(check('session.login', value)).toThrow();
});

test('the platform may not answer with a list that has an unreadable entry', () => {
  expect(check('game.lanes', { data: { lanes: [...lanes.output.data.lanes, {}] } })).toThrow('another form');
});
