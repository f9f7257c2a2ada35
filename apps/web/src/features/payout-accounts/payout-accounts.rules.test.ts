import { describe, expect, test } from 'vitest';
import type { OfferedKind } from './payout-accounts.data.ts';
import {
  type AccountEntry,
  type AccountField,
  blankEntry,
  checkEntry,
  inputOf,
  numberKindOf,
  problemsIn,
} from './payout-accounts.rules.ts';

const kinds: readonly OfferedKind[] = [
  {
    kind: 'bankCard',
    issuers: [
      { code: 'demobank', name: 'Demo Bank', number: 'account' },
      { code: 'demovisa', name: 'Demo Visa', number: 'card' },
      { code: 'plain', name: 'Says nothing' },
    ],
  },
  { kind: 'eWallet', issuers: [{ code: 'demopay', name: 'DemoPay' }] },
  { kind: 'virtualWallet', issuers: [{ code: 'TRC20', name: 'TRC20' }] },
  { kind: 'pix', issuers: [] },
];
const bank: AccountEntry = { kind: 'bankCard', issuer: 'demobank', number: '0123456789', holder: 'Anna Reyes' };
const faults = (change: Partial<AccountEntry>): readonly (readonly [string, string | undefined])[] =>
  problemsIn(checkEntry({ ...bank, ...change }, kinds)).map(({ at, text }) => [at, text?.split('.')[1]]);

test.each<[string, Partial<AccountEntry>, readonly (readonly [AccountField, string])[]]>([
  ['a bank account', {}, []],
  [
    'nothing',
    { issuer: '', number: ' ', holder: '' },
    [
      ['issuer', 'bankMissing'],
      ['number', 'accountMissing'],
      ['holder', 'holderMissing'],
    ],
  ],
  ['a bank that is not offered', { issuer: 'other' }, [['issuer', 'bankMissing']]],
  ['a number of invisible characters', { number: '\u200e\u202c' }, [['number', 'accountMissing']]],
  ['a card', { issuer: 'demovisa', number: '4242 4242 4242 4242' }, []],
  ['a card in Burmese digits', { issuer: 'demovisa', number: '၄၂၄၂၄၂၄၂၄၂၄၂၄၂၄၂' }, []],
  ['a card with a wrong check digit', { issuer: 'demovisa', number: '4242424242424241' }, [['number', 'cardWrong']]],
  ['a card without its number', { issuer: 'demovisa', number: '' }, [['number', 'cardMissing']]],
  ['a number that only the platform can judge', { number: '1' }, []],
  ['an e-wallet', { kind: 'eWallet', issuer: 'demopay', number: '+63 917 555 0142' }, []],
  [
    'an e-wallet without an account',
    { kind: 'eWallet', issuer: 'demopay', number: '' },
    [['number', 'walletNumberMissing']],
  ],
  ['an address without a holder', { kind: 'virtualWallet', issuer: 'TRC20', number: 'T', holder: '' }, []],
  [
    'no address and no network',
    { kind: 'virtualWallet', issuer: '', number: '', holder: '' },
    [
      ['issuer', 'networkMissing'],
      ['number', 'addressMissing'],
    ],
  ],
  ['a CPF', { kind: 'pix', issuer: '', number: '529.982.247-25' }, []],
  ['a CNPJ with letters', { kind: 'pix', issuer: '', number: '12.ABC.345/01DE-35' }, []],
  ['a CPF with a wrong check digit', { kind: 'pix', issuer: '', number: '529.982.247-26' }, [['number', 'pixWrong']]],
  ['no PIX key', { kind: 'pix', issuer: '', number: '' }, [['number', 'pixMissing']]],
])('%s: the form finds what is wrong, all at once', (_, change, found) => {
  expect(faults(change)).toEqual(found);
});

describe.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Hindi', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
  ['Khmer', '០១២៣៤៥៦៧៨៩'],
  ['full-width', '０１２３４５６７８９'],
])('a number in %s digits', (_, digits) => {
  test.each([
    ['a bank account', { issuer: 'demobank', number: `${digits.slice(0, 4)} ${digits.slice(4)}` }, '0123 456789'],
    ['an e-wallet', { kind: 'eWallet', issuer: 'demopay', number: `+${digits}` }, '+0123456789'],
  ] as const)('leaves the browser in Western digits, for %s', (_kind, change, sent) => {
    expect(faults(change)).toEqual([]);
    expect(inputOf({ ...bank, ...change })).toMatchObject({ number: sent });
  });
});

test.each([
  ['demobank', 'account'],
  ['demovisa', 'card'],
  ['plain', 'account'],
  ['', 'account'],
])('a bank %s knows its accounts by: %s', (issuer, kind) => {
  expect(numberKindOf({ ...bank, issuer }, kinds)).toBe(kind);
});

test('a single issuer needs no choice', () => {
  expect(blankEntry('eWallet', kinds).issuer).toBe('demopay');
  expect(blankEntry('bankCard', kinds).issuer).toBe('');
});

describe('what is sent', () => {
  test.each<[Partial<AccountEntry>, object]>([
    [
      { number: ' \u202a٠١٢٣ 4567\u202c ' },
      { kind: 'bankCard', issuer: 'demobank', number: '0123 4567', holder: 'Anna Reyes' },
    ],
    [
      { kind: 'eWallet', issuer: 'demopay', holder: ' An\u200bna\t Reyes ' },
      { kind: 'eWallet', issuer: 'demopay', number: '0123456789', holder: 'Anna Reyes' },
    ],
    [
      { kind: 'virtualWallet', issuer: 'TRC20' },
      { kind: 'virtualWallet', issuer: 'TRC20', number: '0123456789' },
    ],
    [
      { kind: 'pix', issuer: '' },
      { kind: 'pix', number: '0123456789', holder: 'Anna Reyes' },
    ],
  ])(
    'case %#: digits are plain, nothing invisible is left, and a field of another kind stays behind',
    (change, input) => {
      expect(inputOf({ ...bank, ...change })).toEqual(input);
    },
  );
});
