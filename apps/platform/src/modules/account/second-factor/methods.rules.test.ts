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
const at = (policy: Policy, payeeName = false) => ({ secondFactor: { policy, payeeName } });
const methods = (text: string): readonly SecondFactor[] => methodsOf(text);
const names = (list: readonly SecondFactor[]): string => list.join(',');

test('methods have one order, and unknown ones are dropped', () => {
  expect(names(methodsOf('email,ga'))).toBe('ga,email');
  expect(names(methodsOf(''))).toBe('');
  expect(names(methodsOf('fax,payeeName,sms'))).toBe('sms,payeeName');
});

test('TF-01 a payee name is offered only where configured, and nothing with the factor off', () => {
  expect(names(offeredBy(at('optional')))).toBe('ga,sms,email');
  expect(names(offeredBy(at('required', true)))).toBe('ga,sms,email,payeeName');
  expect(names(offeredBy(at('off', true)))).toBe('');
});

test('a method is ready when the member has what it needs', () => {
  const file = { email: null, mobile: '+639171234567', payeeName: 'Maya Cruz', enrolledAt: null };
  expect(names(readyMethods(at('optional'), file))).toBe('sms');
  expect(names(readyMethods(at('optional', true), file))).toBe('sms,payeeName');
  expect(names(readyMethods(at('optional'), { ...file, email: 'a@b.cd', enrolledAt: new Date() }))).toBe(
    'ga,sms,email',
  );
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
