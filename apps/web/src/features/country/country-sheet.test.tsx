import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { advance } from '../../shell/flow/flow.ts';
import { countryFlow } from './country.flow.ts';
import { found, inOrder, likelyOf, type NamedCountry } from './country.rules.ts';
import { CountryList } from './country-list.tsx';
import { Overlay } from './country-sheet.tsx';

const [sample] = examples['system.country'].output.countries;
const row = (countryCode: string, countryDialingCode: string, name: string): NamedCountry => {
  if (!sample) throw new Error('The example has no country.');
  return { country: { ...sample, countryCode, countryDialingCode }, name };
};
const rows = [
  row('VN', '84', 'Việt Nam'),
  row('BD', '880', 'Bangladesh'),
  row('TW', '886', 'Đài Loan'),
  row('PH', '63', 'Philippines'),
];

test('OV-03 each row is a flag and a plus-prefixed code, the chosen one is marked', () => {
  const flags = { VN: '/m/assets/VN.svg', PH: '/m/assets/PH.svg' };
  const settings = { ...examples['system.settings'].output, imageCDNs: [] };
  const list = <CountryList rows={rows} leads={1} flags={flags} current="PH" choose={() => undefined} />;
  const html = renderHtml(list, { state: { settings } });
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).toContain('src="/m/assets/VN.svg"');
  expect(html.replaceAll('<!-- -->', '')).toMatch(/dir="ltr">\+880</);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});

test('OV-03 flags come from the image CDN where the operator has one', () => {
  const settings = { ...examples['system.settings'].output, imageCDNs: ['https://cdn.example.com'] };
  const list = <CountryList rows={rows} leads={1} flags={{}} current="PH" choose={() => undefined} />;
  const html = renderHtml(list, { state: { settings } });
  expect(html).toContain('src="https://cdn.example.com/COUNTRY_FLAG/VN.png"');
});

test('OV-03 the sheet opens with a search while its list is loading', () => {
  const html = renderHtml(<Overlay props={{ current: 'PH' }} answer={() => undefined} />);
  expect(html).toContain('role="dialog"');
  expect(html).toMatch(/<input[^>]*type="search"/);
  expect(html).toContain('Loading countries…');
});

test('a list that failed can be loaded again', () => {
  const failed = advance(countryFlow, countryFlow.start.state, { type: 'failed', reference: 'AB2' });
  expect(failed.state).toMatchObject({ at: 'failed', reference: 'AB2' });
  expect(advance(countryFlow, failed.state, { type: 'retryTapped' }).effects).toEqual([{ do: 'load' }]);
});

const codes = (list: readonly NamedCountry[]) => list.map(({ country }) => country.countryCode);

test('the chosen country is first, then the likely ones in their order, the others are sorted by name', () => {
  expect(codes(inOrder(rows, ['PH'], 'vi'))).toEqual(['PH', 'BD', 'TW', 'VN']);
  expect(codes(inOrder(rows, ['PH', 'VN', 'US'], 'vi'))).toEqual(['PH', 'VN', 'BD', 'TW']);
});

const served = [
  ...rows.map(({ country }) => ({ ...country, currency: 'USD' })),
  ...['TH', 'KH', 'MM', 'MY'].map((countryCode) => ({ ...rows[0]?.country, countryCode, currency: 'THB' })),
] as Parameters<typeof likelyOf>[0];
const nothing = { visitors: '', languages: [], currency: '' } as const;
test.each([
  ['the visitor’s own', { visitors: 'PH' }, ['PH']],
  ['those of the languages’ regions', { languages: ['en-PH', 'zh-Hant-TW', 'ru-RU'] }, ['PH', 'TW']],
  ['that where a language is at home', { languages: ['vi', 'zh-Hant', 'bn'] }, ['VN', 'TW', 'BD']],
  ['none for English alone, nor for what is no tag', { languages: ['en', '*'] }, []],
  ['those of the operator’s currency, up to four', { visitors: 'PH', currency: 'THB' }, ['PH', 'TH', 'KH', 'MM']],
  ['none twice', { visitors: 'VN', languages: ['vi-VN', 'vi'] }, ['VN']],
] as const)('likely countries: %s', (_, signs, expected) => {
  expect(likelyOf(served, { ...nothing, ...signs })).toEqual(expected);
});

test('LA-02 a language without a region leads to its country, also in browsers that know no regions', () => {
  const { maximize } = Intl.Locale.prototype;
  Intl.Locale.prototype.maximize = () => {
    throw new TypeError('not supported');
  };
  try {
    const languages = ['km', 'fil', 'my', 'ms'];
    expect(likelyOf(served, { ...nothing, languages })).toEqual(['KH', 'PH', 'MM', 'MY']);
  } finally {
    Intl.Locale.prototype.maximize = maximize;
  }
});

test.each([
  ['a part of the name', 'phil', ['PH']],
  ['the name without its accents', 'viet', ['VN']],
  ['the name without the bar of its letter', 'dai loan', ['TW']],
  ['the code with a plus', '+63', ['PH']],
  ['the code without a plus', '84', ['VN']],
  ['the code with 00', '0063', ['PH']],
  ['the beginning of codes', '88', ['BD', 'TW']],
  ['Burmese digits', '၆၃', ['PH']],
  ['two letters', 'bd', ['BD']],
  ['nothing typed', '', ['VN', 'BD', 'TW', 'PH']],
  ['nothing there', 'xyz', []],
])('a search finds by %s', (_, typed, expected) => expect(codes(found(rows, typed))).toEqual(expected));
