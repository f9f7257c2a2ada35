import { expect, test } from 'vitest';
import { signedTextOf } from './ping-answer.rules.ts';

const ping = { merchant: 'aurora', host: 'a.example:8443', speed: '1795262400000' };
const now = Date.parse('2026-11-21T12:00:00.000Z');
const expires = '2026-11-21T12:01:00.000Z';
const signature = btoa('s'.repeat(64));
const honest = { ...ping, expires, signature };
const answer = (change: object) => ({ success: true, value: { ...honest, ...change } });

test('DF-04 an answer to this question, by this host, in time, has its signed text', () => {
  expect(signedTextOf(answer({}), ping, now)?.text).toBe(
    'aurora|a.example:8443|1795262400000|2026-11-21T12:01:00.000Z',
  );
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'OK'],
  ['a list', []],
  ['an empty success', { success: true }],
  ['a refusal', { success: false, errorCode: 'x', value: honest }],
  ['a success without its envelope', honest],
  ['another operator', answer({ merchant: 'lotus' })],
  ['another host', answer({ host: 'b.example:8443' })],
  ['the same host on another port', answer({ host: 'a.example' })],
  ['another time stamp', answer({ speed: '1795262399999' })],
  ['a time stamp that is not text', answer({ speed: 1795262400000 })],
  ['an expired end', answer({ expires: '2026-11-21T12:00:00.000Z' })],
  ['a missing end', answer({ expires: undefined })],
  ['an invalid end', answer({ expires: 'tomorrow' })],
  ['no signature', answer({ signature: undefined })],
  ['an empty signature', answer({ signature: '' })],
  ['a short signature', answer({ signature: btoa('s'.repeat(63)) })],
  ['a long signature', answer({ signature: btoa('s'.repeat(72)) })],
  ['a signature that is not base64', answer({ signature: `${'*'.repeat(86)}==` })],
])('DF-04 %s is refused', (_, given) => {
  expect(signedTextOf(given, ping, now)).toBeNull();
});
