// Writes lines of the wallet as a table for spreadsheets: comma-separated values, in UTF-8 with its mark.
import type { Transaction } from '@foyer/contract';
import { lookOf } from '../../kit/wallet/ledger-line.rules.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { HistoryFilter } from './history.rules.ts';

/** Spreadsheets read a file without this mark in the alphabet of the computer. */
const BYTE_ORDER_MARK = '\ufeff';
const END_OF_LINE = '\r\n';

const headings: readonly TextKey[] = [
  'history.columnTime',
  'history.columnType',
  'history.columnSubject',
  'history.columnAmount',
  'history.columnCurrency',
  'history.columnBalance',
  'history.columnReference',
];

/** Spreadsheets run what begins so, in full width too: subjects come from elsewhere, so they become plain text. */
const harmless = (text: string): string => (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const cellOf = (text: string): string => quoted(harmless(text));

/** An amount as a number of the spreadsheet: "-1234.50". It has digits only, so its minus sign is no danger. */
export function decimalOf(minorUnits: string, minorDigits: number): string {
  const [, sign = '', units = '0'] = /^(-?)(\d+)$/.exec(minorUnits) ?? [];
  const digits = units.padStart(minorDigits + 1, '0');
  const major = digits.slice(0, digits.length - minorDigits);
  return `${sign}${major}${minorDigits > 0 ? `.${digits.slice(-minorDigits)}` : ''}`;
}

export interface CsvForm {
  readonly t: (key: TextKey) => string;
  readonly minorDigits: number;
}

export function csvOf(entries: readonly Transaction[], { t, minorDigits }: CsvForm): string {
  const row = (line: Transaction): string =>
    [
      cellOf(line.at),
      cellOf(t(lookOf(line, entries).text)),
      cellOf(line.subject),
      decimalOf(line.amount, minorDigits),
      cellOf(line.currency),
      decimalOf(line.balanceAfter, minorDigits),
      cellOf(line.reference ?? ''),
    ].join(',');
  const head = headings.map((heading) => cellOf(t(heading))).join(',');
  return BYTE_ORDER_MARK + [head, ...entries.map(row), ''].join(END_OF_LINE);
}

/** "transactions-bet-2026-11-01-2026-11-24.csv" */
export function fileNameOf({ type, period: { from, to } }: HistoryFilter, now: number): string {
  const today = new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return `${['transactions', type === 'all' ? '' : type, from, to || today].filter(Boolean).join('-')}.csv`;
}
