import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberShape } from './numbers.ts';
import { PositiveAmount } from './schemas/index.ts';
import { type AmountFault, readAmount, typedFrom } from './typed-amount.ts';

const form = (tag: string, minorDigits: number) => ({ minorDigits, shape: numberShape(tag) });
const usd = form('en', 2);
const vnd = form('vi', 0);
const brl = form('pt-BR', 2);
const eur = form('fr', 2);
const inr = form('hi', 2);
const kwd = form('en', 3);

const read = (text: string, how = usd): string => {
  const found = readAmount(text, how);
  return found.ok ? found.minorUnits : found.fault;
};

describe('digits', () => {
  test.each([
    ['50', '5000'],
    ['50.5', '5050'],
    ['0.01', '1'],
    ['.5', '50'],
    ['5.', '500'],
    ['0050', '5000'],
    ['５０．２５', '5025'],
    ['၅၀', '5000'],
    ['५०.२५', '5025'],
    ['٥٠٫٢٥', '5025'],
    ['١٬٠٠٠', '100000'],
    ['۵۰', '5000'],
    ['৫০', '5000'],
    ['௫௦', '5000'],
    ['๕๐', '5000'],
    ['៥០', '5000'],
    [' \u200e50\u200f ', '5000'],
  ])('%s is read as %s minor units', (text, units) => {
    expect(read(text)).toBe(units);
  });
});

describe('separators', () => {
  test.each([
    ['1,000.50', usd, '100050'],
    ['1,000,000', usd, '100000000'],
    ['1 000.50', usd, '100050'],
    ['1\u00a0000', usd, '100000'],
    ["1'000.50", usd, '100050'],
    ['1’000', usd, '100000'],
    ['1，000．50', usd, '100050'],
    ['1.000,50', brl, '100050'],
    ['1000,5', brl, '100050'],
    ['1.000.000', vnd, '1000000'],
    ['1 000 000', vnd, '1000000'],
    ['2000000', vnd, '2000000'],
    ['1\u202f000,50', eur, '100050'],
    ['1 000,50', eur, '100050'],
    ['1,00,000.50', inr, '10000050'],
    ['100,000', inr, '10000000'],
    ['1.234', kwd, '1234'],
    // The decimal sign of the phone's region, where no group could look so.
    ['10,50', usd, '1050'],
    ['10.5', brl, '1050'],
    ['10.5', eur, '1050'],
    ['50،25', usd, '5025'],
  ])('%s is an amount', (text, how, units) => {
    expect(read(text, how)).toBe(units);
  });
});

describe('what is refused', () => {
  test.each<[string, typeof usd, AmountFault]>([
    ['', usd, 'empty'],
    ['   ', usd, 'empty'],
    ['0', usd, 'zero'],
    ['0.00', usd, 'zero'],
    ['-5', usd, 'negative'],
    ['−5', usd, 'negative'],
    ['–5.00', usd, 'negative'],
    ['-', usd, 'unreadable'],
    ['+5', usd, 'unreadable'],
    ['abc', usd, 'unreadable'],
    ['1e309', usd, 'unreadable'],
    ['1e3', usd, 'unreadable'],
    ['0x10', usd, 'unreadable'],
    ['Infinity', usd, 'unreadable'],
    ['NaN', usd, 'unreadable'],
    ['$50', usd, 'unreadable'],
    ['50%', usd, 'unreadable'],
    ['.', usd, 'unreadable'],
    [',', usd, 'unreadable'],
    ['1.2.3', usd, 'unreadable'],
    ['1,00,000', usd, 'unreadable'],
    ['1,0000', usd, 'tooPrecise'],
    ['0,500', usd, 'unreadable'],
    [',500', usd, 'unreadable'],
    ['1,000 000', usd, 'unreadable'],
    ['1.000,50', usd, 'unreadable'],
    ['1.000', eur, 'unreadable'],
    ['1,000.50', brl, 'unreadable'],
    ['1.000', usd, 'tooPrecise'],
    ['1.005', usd, 'tooPrecise'],
    ['1,5', vnd, 'tooPrecise'],
    ['1,000', vnd, 'tooPrecise'],
    ['1.5', vnd, 'tooPrecise'],
    ['1.2345', kwd, 'tooPrecise'],
    ['10000000000000.00', usd, 'tooLarge'],
    ['9'.repeat(400), usd, 'tooLarge'],
    ['5\n0', usd, 'unreadable'],
    ['５O', usd, 'unreadable'],
  ])('%j is refused', (text, how, fault) => {
    expect(read(text, how)).toBe(fault);
  });
});

const tags = ['en', 'vi', 'pt-BR', 'fr', 'hi', 'es', 'ur', 'my', 'zh-Hans'];
const someForm = fc.record({
  shape: fc.constantFrom(...tags).map(numberShape),
  minorDigits: fc.constantFrom(0, 2, 3),
});

test('an amount that the page writes is read as the same amount, in every language', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), someForm, (units, how) => {
      expect(read(typedFrom(String(units), how), how)).toBe(String(units));
    }),
  );
});

test('whatever is typed, the wire gets an amount that the call takes, or nothing', () => {
  const signs = fc.constantFrom(..."0123456789.,' -+eEx٥۵५၅５₫$");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(signs).map((all) => all.join('')),
      ),
      someForm,
      (text, how) => {
        const found = readAmount(text, how);
        return !found.ok || PositiveAmount.safeParse(found.minorUnits).success;
      },
    ),
  );
});

test.each([
  ['5000', usd, '50'],
  ['5025', usd, '50.25'],
  ['100050', brl, '1.000,50'],
  ['2000000', vnd, '2.000.000'],
  ['5', usd, '0.05'],
])('%s minor units are typed as %s', (units, how, text) => {
  expect(typedFrom(units, how)).toBe(text);
});
