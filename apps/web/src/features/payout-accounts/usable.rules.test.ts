import type { PayoutAccount } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { dayAndTime } from '../../shell/i18n/dates.ts';
import { addedPhrase, waitOf } from './usable.rules.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const example = examples['wallet.addAccount'].output as PayoutAccount;
const from = (usableFrom: string | null): PayoutAccount => ({ ...example, usableFrom });

test.each<[string | null, object | null]>([
  [null, null],
  ['2026-11-24T11:59:59.000Z', null],
  ['2026-11-24T12:00:00.000Z', null],
  ['2026-11-24T12:00:30.000Z', { text: 'payoutAccounts.soon' }],
  ['2026-11-24T12:59:59.000Z', { text: 'payoutAccounts.inMinutes', values: { minutes: 59 } }],
  ['2026-11-25T11:59:59.000Z', { text: 'payoutAccounts.inHours', values: { hours: 23, minutes: 59 } }],
  ['2026-11-27T12:00:00.000Z', { text: 'payoutAccounts.inHours', values: { hours: 72, minutes: 0 } }],
])('an account usable from %s is waited for', (usableFrom, phrase) => {
  expect(waitOf(from(usableFrom), now)).toEqual(phrase);
});

test.each(['EN', 'UR', 'MY'] as const)('in %s the time has western digits and no half days', (language) => {
  expect(dayAndTime('2026-11-25T17:41:00.000Z', language)).toMatch(/^(?=.*\b\d{2}:41\b)(?=.*2[56])[^٠-٩۰-۹၀-၉]*$/);
});

test('a new account is named, with the time from which it can be used', () => {
  const { text, values } = addedPhrase(from('2026-11-25T12:00:00.000Z'), now, 'EN');
  expect(text).toBe('payoutAccounts.added');
  expect(values?.account).toContain('Demo Bank \u2066••••\u00a04242\u2069');
  expect(String(values?.time)).toContain('Nov 2');
});

test('a new account without a wait can be used now', () => {
  expect(addedPhrase(from(null), now, 'EN').text).toBe('payoutAccounts.addedReady');
});
