import { schemas } from '@foyer/contract/schemas';
import { expect, test } from 'vitest';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { AccountEntry } from './payout-accounts.rules.ts';
import type { NumberKind } from './payout-words.table.ts';
import { refusalsOf } from './refusal.rules.ts';

const entry: AccountEntry = { kind: 'bankCard', issuer: 'TRC20', number: '1', holder: 'Anna Reyes' };
const shown = (errorCode: string, change: Partial<Parameters<typeof refusalsOf>[0]> = {}) =>
  problemBy(refusalsOf({ entry, numberKind: 'account', payeeName: null, ...change }), fakeFailure({ errorCode }));

test.each<[NumberKind, string]>([
  ['card', 'payoutAccounts.cardWrong'],
  ['account', 'payoutAccounts.accountWrong'],
  ['eWallet', 'payoutAccounts.walletNumberWrong'],
  ['virtualWallet', 'payoutAccounts.addressWrong'],
  ['pix', 'payoutAccounts.pixWrong'],
])('a refused number of kind %s has a sentence of its own at its field', (numberKind, text) => {
  expect(shown('account.number.invalid', { numberKind })).toMatchObject({
    at: 'number',
    text,
    values: { network: 'TRC20' },
  });
});

test.each<[AccountEntry['kind'], object]>([
  ['bankCard', { at: 'issuer', text: 'payoutAccounts.bankUnknown' }],
  ['eWallet', { at: 'issuer', text: 'payoutAccounts.eWalletUnknown' }],
  ['virtualWallet', { at: 'issuer', text: 'payoutAccounts.networkUnknown' }],
  // PIX keys have no issuer to choose.
  ['pix', { at: 'form', text: 'payoutAccounts.pixUnknown' }],
])('an issuer of kind %s that is not paid to is shown where it was chosen', (kind, problem) => {
  expect(shown('account.issuer.unknown', { entry: { ...entry, kind } })).toMatchObject(problem);
});

test.each<[string, object]>([
  ['account.holder.invalid', { at: 'holder', text: 'payoutAccounts.holderInvalid' }],
  ['account.holder.other', { at: 'holder', text: 'payoutAccounts.holderOther' }],
  ['account.taken', { at: 'number', text: 'payoutAccounts.taken' }],
  ['account.limit', { at: 'form', text: 'payoutAccounts.limit', help: true }],
])('%s is shown in place', (code, problem) => {
  expect(shown(code)).toMatchObject(problem);
});

test('another name than the first one is told with the first one, covered', () => {
  expect(shown('account.holder.other', { payeeName: 'A••• R•••' })).toMatchObject({
    text: 'payoutAccounts.holderOtherThan',
    values: { name: '\u2068A••• R•••\u2069' },
  });
});

test('a lost answer says that the account is not added twice', () => {
  const lost = fakeFailure({ kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 });
  expect(problemBy(refusalsOf({ entry, numberKind: 'account', payeeName: null }), lost)).toMatchObject({
    at: 'form',
    text: 'payoutAccounts.unanswered',
  });
});

test('the longest number and name of the form are those of the call', () => {
  const input = (number: string, holder: string) =>
    schemas['wallet.addAccount'].input.safeParse({ kind: 'pix', number, holder }).success;
  expect(input('1'.repeat(128), 'a'.repeat(64))).toBe(true);
  expect(input('1'.repeat(129), 'a')).toBe(false);
  expect(input('1', 'a'.repeat(65))).toBe(false);
});
