// The bridge of the Android app: its requests, and the meaning of its answers.
import { expect, test } from 'vitest';
import { type BridgePage, nativeLogin, readAnswer } from './native-bridge.ts';
import type { NativeAnswer } from './port.ts';

test.each<[unknown, NativeAnswer]>([
  ['{"idToken":"t1"}', { type: 'token', idToken: 't1' }],
  ['{"accessToken":"a1","secret":"s1","more":1}', { type: 'token', accessToken: 'a1', secret: 's1' }],
  ['Failure: user is not in the test group', { type: 'failure', text: 'Failure: user is not in the test group' }],
  ['', { type: 'cancelled' }],
  [null, { type: 'cancelled' }],
  ['{"idToken":7}', { type: 'failure', text: '{"idToken":7}' }],
  ['<html>', { type: 'failure', text: '<html>' }],
])('SO-09 the answer %j means %j', (sent, answer) => {
  expect(readAnswer(sent)).toEqual(answer);
});

test('SO-07 without a bridge the app offers no log-in', () => {
  expect(nativeLogin({})).toBeNull();
  expect(nativeLogin({ FoyerNative: {} })).toBeNull();
});

test('only the requested channel is answered', () => {
  const channels: string[] = [];
  const page: BridgePage = { FoyerNative: { socialLogin: (channel) => channels.push(channel) } };
  const answers: NativeAnswer[] = [];
  nativeLogin(page)?.socialLogin('line', (answer) => answers.push(answer));
  page.onFoyerSocialLogin?.('facebook', '{"idToken":"other"}');
  page.onFoyerSocialLogin?.('line', '{"idToken":"t1"}');
  expect(channels).toEqual(['line']);
  expect(answers).toEqual([{ type: 'token', idToken: 't1' }]);
});
