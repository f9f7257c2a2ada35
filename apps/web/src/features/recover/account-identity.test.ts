import { registrationSchemas } from '@foyer/contract/schemas';
import { expect, test } from 'vitest';
import {
  type AccountIdentity,
  draftOf,
  fieldsOf,
  identityKindsOf,
  recipientOf,
  shownAs,
  storedRecoveryOf,
} from './account-identity.ts';

const each: readonly AccountIdentity[] = [
  { by: 'username', username: 'demo' },
  { by: 'mobile', countryDialingCode: '63', mobileNum: '9171234567', readable: '+63 917 123 4567' },
  { by: 'email', email: 'demo@aurora.example' },
];

test.each(each)('%o survives a refresh with what it asks for', (identity) => {
  for (const wish of ['password', 'userName'] as const)
    expect(storedRecoveryOf(JSON.parse(JSON.stringify(draftOf({ wish, identity }))))).toEqual({ wish, identity });
});

test.each(each)('%o is sent with exactly one of the fields of the calls', (identity) => {
  const fields = fieldsOf(identity);
  expect(fields).not.toHaveProperty('by');
  expect(registrationSchemas['member.passwordReset'].input.safeParse(fields).success).toBe(true);
});

test.each([{}, { by: 'username' }, { by: 'mobile', mobileNum: '917' }, { by: 'email', email: '' }, { by: 'else' }])(
  'a draft like %j is nobody',
  (draft) => expect(storedRecoveryOf(draft as Record<string, string>)).toBeNull(),
);

test('the page shows the name or address that the person entered', () => {
  expect(each.map(shownAs)).toEqual(['demo', '+63 917 123 4567', 'demo@aurora.example']);
  expect(each.map(recipientOf)).toEqual(['demo', '+639171234567', 'demo@aurora.example']);
  expect(shownAs({ by: 'mobile', countryDialingCode: '63', mobileNum: '917', readable: '' })).toBe('+63917');
});

test.each([
  ['password', true, ['username', 'mobile', 'email']],
  ['password', false, ['username', 'email']],
  ['userName', true, ['mobile', 'email']],
  ['userName', false, ['email']],
] as const)('a person without the %s, numbers in use: %s, is identified by %j', (wish, mobile, kinds) => {
  expect(identityKindsOf(wish, mobile)).toEqual(kinds);
});
