import type { SecondFactor, VerifyRequest } from '@foyer/contract';
import { expect, test } from 'vitest';
import type { FirstFactor } from '../session/services.ts';
import {
  methodFieldsFit,
  methodOf,
  methodsOf,
  mustStay,
  offeredBy,
  readyMethods,
  requiredMethods,
} from './methods.rules.ts';

type Policy = 'off' | 'optional' | 'required';
const at = (policy: Policy, payeeName = false, firebase = false) => ({
  secondFactor: { policy, payeeName },
  settings: { smsProvider: { firebase } },
});
/** What brings codes: a gateway for SMS, a mail server, or neither. */
const carrier = (...channels: readonly string[]) => ({ carries: (channel: string) => channels.includes(channel) });
const both = carrier('sms', 'email');
const methods = (text: string): readonly SecondFactor[] => methodsOf(text);
const names = (list: readonly SecondFactor[]): string => list.join(',');

test('methods have one order, and unknown ones are dropped', () => {
  expect(names(methodsOf('email,ga'))).toBe('ga,email');
  expect(names(methodsOf(''))).toBe('');
  expect(names(methodsOf('fax,payeeName,sms'))).toBe('sms,payeeName');
});

test('TF-01 a payee name is offered only where configured, and nothing with the factor off', () => {
  expect(names(offeredBy(at('optional'), both))).toBe('ga,sms,email');
  expect(names(offeredBy(at('required', true), both))).toBe('ga,sms,email,payeeName');
  expect(names(offeredBy(at('off', true), both))).toBe('');
});

test('a method is ready when the member has what it needs', () => {
  const file = { email: null, mobile: '+639171234567', payeeName: 'Maya Cruz', enrolledAt: null };
  expect(names(readyMethods(at('optional'), file, both))).toBe('sms');
  expect(names(readyMethods(at('optional', true), file, both))).toBe('sms,payeeName');
  expect(names(readyMethods(at('optional'), { ...file, email: 'a@b.cd', enrolledAt: new Date() }, both))).toBe(
    'ga,sms,email',
  );
});

test.each<[string, readonly string[], boolean, string]>([
  ['a gateway and a mail server', ['sms', 'email'], false, 'ga,sms,email'],
  ['a mail server', ['email'], false, 'ga,email'],
  ['a gateway', ['sms'], false, 'ga,sms'],
  ['neither', [], false, 'ga'],
  ['the phone-auth service alone', [], true, 'ga,sms'],
])('a code that nothing would bring is neither offered nor asked for: with %s', (_, channels, firebase, left) => {
  const file = { email: 'a@b.cd', mobile: '+639171234567', payeeName: null, enrolledAt: new Date() };
  const outbox = carrier(...channels);
  expect(names(offeredBy(at('required', false, firebase), outbox))).toBe(left);
  expect(names(readyMethods(at('required', false, firebase), file, outbox))).toBe(left);
});

test.each<[Policy, string, string, FirstFactor, string]>([
  // policy, turned on, ready, came by → asked
  ['optional', '', 'ga,sms,email', 'password', ''],
  ['optional', 'ga', 'ga,sms,email', 'password', 'ga'],
  ['optional', 'ga,sms', 'sms,email', 'password', 'sms'],
  ['optional', 'payeeName', 'sms', 'password', ''],
  ['optional', 'sms', 'sms,email', 'sms', ''],
  ['optional', 'ga,sms', 'ga,sms', 'sms', 'ga'],
  ['optional', 'ga,sms', 'ga,sms', 'identity', 'ga,sms'],
  ['required', '', 'sms,email', 'password', 'sms,email'],
  ['required', 'email', 'sms,email', 'password', 'email'],
  ['required', '', '', 'password', ''],
  ['required', '', 'email,payeeName', 'password', 'email'],
  ['required', '', 'payeeName', 'password', 'payeeName'],
  ['required', 'sms', 'sms,email', 'sms', 'email'],
  ['required', 'sms', 'sms', 'sms', ''],
])('%s, on: "%s", ready: "%s", came by %s: asked for "%s"', (policy, on, ready, first, required) => {
  expect(names(requiredMethods(at(policy), methods(on), methods(ready), first))).toBe(required);
});

test.each<[Policy, SecondFactor, string, boolean]>([
  ['optional', 'ga', 'ga', false],
  ['required', 'ga', 'ga', true],
  ['required', 'ga', 'ga,sms', false],
  ['required', 'ga', '', true],
])('%s: taking %s away of "%s" is kept from the member: %s', (policy, method, others, stays) => {
  expect(mustStay(at(policy), method, methods(others))).toBe(stays);
});

test('TF-02 each letter of the wire names its method, and only its fields are accepted', () => {
  expect((['E', 'P', 'G', 'S'] as const).map((method) => methodOf({ method }))).toEqual([
    'email',
    'payeeName',
    'ga',
    'sms',
  ]);
  const fits = (fields: Partial<VerifyRequest>) => methodFieldsFit({ username: 'maya88', method: 'G', ...fields });
  expect(fits({ authCode: '482913' })).toBe(true);
  expect(fits({ authCode: ' ' })).toBe(false);
  expect(fits({})).toBe(false);
  expect(fits({ authCode: '482913', email: 'a@b.cd' })).toBe(false);
  expect(fits({ method: 'E', email: 'a@b.cd', verificationCode: '482913' })).toBe(true);
  expect(fits({ method: 'E', email: 'a@b.cd' })).toBe(false);
  expect(fits({ method: 'S', mobileNum: '917', verificationCode: '482913' })).toBe(true);
  expect(fits({ method: 'S', mobileNum: '917', firebaseIdToken: 'e.y.J' })).toBe(true);
  expect(fits({ method: 'S', mobileNum: '917', firebaseIdToken: 'e.y.J', verificationCode: '1' })).toBe(false);
  expect(fits({ method: 'P', payeeName: 'Maya Cruz' })).toBe(true);
});
