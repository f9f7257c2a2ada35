import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

test.each([
  ['JSON', JSON_TYPE, '{"success":true,"value":{"id":1}}'],
  ['JSON with a text as success', JSON_TYPE, '{"success":"true","value":{"id":1}}'],
  ['JSON with a number as success', JSON_TYPE, '{"success":1,"value":{"id":1}}'],
  ['JSON whose value is beside the envelope', JSON_TYPE, '{"success":true,"id":1}'],
  ['JSON as plain text', 'text/plain', '{"success":true,"value":{"id":1}}'],
])('HT-03 %s is read', (_, type, text) => {
  expect(readAnswer(type, text)).toEqual({ success: true, value: { id: 1 } });
});

test.each(['text/plain; charset=utf-8', 'application/x-www-form-urlencoded'])('HT-03 pairs as %s are read', (type) => {
  expect(readAnswer(type, 'success=1&id=1&token=a%2Eb')).toEqual({ success: true, value: { id: '1', token: 'a.b' } });
});

test.each([
  ['JSON', JSON_TYPE, '{"value":{"id":"1"}}'],
  [
    'JSON with empty fields beside it',
    JSON_TYPE,
    '{"success":null,"value":{"id":"1"},"errorCode":null,"message":null}',
  ],
  ['pairs with brackets', 'text/plain', 'value[id]=1'],
  ['pairs with brackets beside `success`', 'text/plain', 'success=true&value[id]=1'],
  ['pairs with encoded brackets', 'application/x-www-form-urlencoded', 'success=1&value%5Bid%5D=1'],
])('HT-03 a value without `success` or an error code is a success: %s', (_, type, text) => {
  expect(readAnswer(type, text)).toEqual({ success: true, value: { id: '1' } });
});

test('HT-13 an error code without `success` is a refusal, whatever value stands beside it', () => {
  const refused = { errorCode: 'login_verify_required', value: { options: ['ga'] } };
  expect(readAnswer(JSON_TYPE, JSON.stringify(refused))).toEqual({ success: false, message: '', ...refused });
  const flat = readAnswer('text/plain', 'errorCode=login_verify_required&value[options]=ga');
  expect(flat).toMatchObject({ success: false, value: { options: 'ga' } });
  expect(readAnswer(JSON_TYPE, '{"success":false,"value":{"id":1}}')).toMatchObject({ success: false });
  expect(readAnswer(JSON_TYPE, '{"errorCode":""}')).toMatchObject({ success: false, errorCode: 'unknown_error' });
});

test('HT-13 a refusal carries its code, and its value or the fields beside it', () => {
  const refused = { success: false, errorCode: 'login_verify_required', message: 'Verify.' };
  const inside = { ...refused, value: { options: ['ga'] } };
  expect(readAnswer(JSON_TYPE, JSON.stringify(inside))).toEqual(inside);
  expect(readAnswer(JSON_TYPE, JSON.stringify({ ...refused, options: ['ga'] }))).toEqual(inside);
  const flat = 'success=false&errorCode=login_verify_required&message=Verify.&options=ga%2Csms';
  expect(readAnswer('text/plain', flat)).toEqual({ ...refused, value: { options: 'ga,sms' } });
  expect(readAnswer(JSON_TYPE, '{"errorCode":17}')).toEqual({ success: false, errorCode: '17', message: '' });
  expect(readAnswer(JSON_TYPE, '{"success":false}')).toMatchObject({ errorCode: 'unknown_error' });
});

test.each([
  ['plain text', 'text/plain; charset=utf-8', ' koi274\n'],
  ['a JSON text', JSON_TYPE, '"koi274"'],
])('RG-09 %s alone is the value of a call that may answer so', (_, type, text) => {
  expect(readAnswer(type, text, true)).toEqual({ success: true, value: 'koi274' });
  expect(readAnswer(type, text)).toBeNull();
  const named = { success: true, value: { username: 'koi274' } };
  expect(readAnswer('text/plain', 'success=true&username=koi274', true)).toEqual(named);
  expect(readAnswer(JSON_TYPE, JSON.stringify(named), true)).toEqual(named);
  expect(readAnswer('text/html', '<!doctype html>', true)).toBeNull();
});

test.each([
  ['HTML', 'text/html', '<!doctype html><title>404</title>'],
  ['JSON as HTML', 'text/html', '{"success":true}'],
  ['HTML as JSON', JSON_TYPE, '<!doctype html>'],
  ['JSON without an envelope', JSON_TYPE, '{"id":1}'],
  ['JSON whose envelope is empty', JSON_TYPE, '{"success":null,"errorCode":null}'],
  ['a list', JSON_TYPE, '[]'],
  ['pairs without an envelope', 'text/plain', 'id=1'],
  ['a text', 'text/plain', 'Service temporarily unavailable'],
])('HT-03 %s is not an answer', (_, type, text) => expect(readAnswer(type, text)).toBeNull());
