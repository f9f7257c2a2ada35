import type { Transaction } from '@foyer/contract';
import { expect, test } from 'vitest';
import english from '../../locales/english.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { cellOf, csvOf, decimalOf, fileNameOf } from './csv.rules.ts';
import { filterOf } from './history.rules.ts';

test.each([
  ['Rapid 5 · 2418', 'Rapid 5 · 2418'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' space', '" space"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1＋1', "'＝1＋1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['1=1', '1=1'],
  ['قرعہ', 'قرعہ'],
])('the cell %j is written as %j', (text, cell) => expect(cellOf(text)).toBe(cell));

test.each([
  ['0', 2, '0.00'],
  ['5', 2, '0.05'],
  ['-5', 2, '-0.05'],
  ['123450', 2, '1234.50'],
  ['-200000', 0, '-200000'],
  ['1234', 3, '1.234'],
  ['900719925474099312', 2, '9007199254740993.12'],
  ['=1', 2, '0.00'],
])('%s minor units with %i digits are the number %s', (units, digits, number) =>
  expect(decimalOf(units, digits)).toBe(number),
);

const t = (key: TextKey): string => {
  const [sheet = '', name = ''] = key.split('.');
  return (english as unknown as Record<string, Record<string, string>>)[sheet]?.[name] ?? key;
};

test('the file has the mark of UTF-8, the names of its columns and one line for each movement', () => {
  const line = { type: 'stake', at: '2026-11-24T09:05:00.000Z', currency: 'USD', reference: 'R1' } as const;
  const entries = [
    { ...line, id: '2', type: 'win', subject: '=Rapid, 5', amount: '1000', balanceAfter: '1500' },
    { ...line, id: '1', subject: 'Rapid 5', amount: '-500', balanceAfter: '500' },
    { ...line, id: '0', type: 'demoCredit', subject: '', amount: '1000', balanceAfter: '1000', reference: null },
  ] as Transaction[];
  expect(csvOf(entries, { t, minorDigits: 2 })).toBe(
    [
      '\ufeffTime (UTC),Type,Subject,Amount,Currency,Balance,Reference',
      '2026-11-24T09:05:00.000Z,Win,"\'=Rapid, 5",10.00,USD,15.00,R1',
      '2026-11-24T09:05:00.000Z,Bet,Rapid 5,-5.00,USD,5.00,R1',
      '2026-11-24T09:05:00.000Z,Demo money,,10.00,USD,10.00,',
      '',
    ].join('\r\n'),
  );
});

const now = Date.parse('2026-11-24T10:00:00.000Z');
test.each([
  [{}, 'transactions-2026-11-01-2026-11-24.csv'],
  [{ period: 'all', type: 'bet' }, 'transactions-bet-2026-11-24.csv'],
  [{ period: 'dates', from: '2026-01-01', to: '2026-01-31' }, 'transactions-2026-01-01-2026-01-31.csv'],
])('the file of %o is named %s', (query, name) => expect(fileNameOf(filterOf(query, now), now)).toBe(name));
