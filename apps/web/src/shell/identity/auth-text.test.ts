// The texts that a person sees about an error of the identity service.
import { describe, expect, test } from 'vitest';
import english from '../../locales/english.ts';
import type { TextKey, TextValues } from '../i18n/texts.ts';
import { authMessage, authText } from './auth-text.ts';

const t = (key: TextKey, values: TextValues = {}): string => {
  const name = key.split('.')[1] as keyof typeof english.identity;
  return english.identity[name].replace(/\{(\w+)\}/g, (_, field) => String(values[field]));
};

describe('an error of the identity service', () => {
  test("PH-04 shows our message, with a 'Code:' and a 'Reason:' line", () => {
    const error = {
      code: 'auth/invalid-verification-code',
      reason: 'Firebase: The SMS verification code is invalid. (auth/invalid-verification-code).',
    };
    expect(authMessage(error, t).split('\n')).toEqual([
      'That code is wrong. Please check it.',
      'Code: auth/invalid-verification-code',
      'Reason: \u2068The SMS verification code is invalid.\u2069',
    ]);
  });

  test('PH-04 is auth/unknown when unknown, with its own name as the reason', () => {
    expect(authText({ code: 'auth/brand-new', reason: '' })).toEqual({
      text: 'identity.unknown',
      code: 'auth/unknown',
      reason: 'auth/brand-new',
    });
    expect(authText({ code: '', reason: 'Boom' }).code).toBe('auth/unknown');
  });

  test.each([
    'auth/code-expired',
    'auth/session-expired',
    'auth/missing-verification-id',
    'auth/invalid-verification-id',
  ])('PH-04 %s is code-expired', (code) => {
    expect(authText({ code, reason: '' })).toMatchObject({ text: 'identity.codeExpired', code: 'auth/code-expired' });
  });
});
