import { expect, test } from 'vitest';
import { search, searchable, toSearch } from './search.rules.ts';

const names = [
  'Triple Sevens',
  'Long Đình',
  'Nhanh 5',
  'Zenith 6/45',
  'Fortune Wheel',
  'Comet',
  'Come Back',
  'Kızıl Yıldız',
  '极速 5',
  'ရွှေ ပန်း',
  'ज़ेनिथ 6/45',
];
const things = names.map((name) => toSearch(name, [name]));

test.each([
  ['nothing typed: all', '', names],
  ['part of a name', 'ven', ['Triple Sevens']],
  ['capitals and spaces around', '  SEVENS ', ['Triple Sevens']],
  ['missing accents', 'dinh', ['Long Đình']],
  ['Turkish in the letters of English, and in capitals', 'KIZIL yildiz', ['Kızıl Yıldız']],
  ['words in another order', 'sevens triple', ['Triple Sevens']],
  ['the beginnings of two words', 'tri sev', ['Triple Sevens']],
  ['a letter that is wrong', 'fortuna', ['Fortune Wheel']],
  ['a letter that is missing', 'zenth', ['Zenith 6/45']],
  ['a letter too many', 'tripple', ['Triple Sevens']],
  ['neighbours in the wrong order', 'whele', ['Fortune Wheel']],
  ['two slips in a long word', 'triplle sevenss', ['Triple Sevens']],
  ['two slips in a short word', 'zantt', []],
  ['a slip in a word of three letters', 'cof', []],
  ['what is exact, and nothing near it', 'comet', ['Comet']],
  ['characters with a meaning in patterns', '6/45 (', ['Zenith 6/45', 'ज़ेनिथ 6/45']],
  ['a script without cases', '极速', ['极速 5']],
  ['a script with marks', 'ပန်း', ['ရွှေ ပန်း']],
  ['a slip in a script whose vowels are marks', 'जेनथ', ['ज़ेनिथ 6/45']],
  ['signs alone', '()', []],
  ['nothing like it', 'chess', []],
])('a search finds %s', (_, typed, found) => expect(search(things, typed)).toEqual(found));

test('letters are compared without accents and case, other scripts unchanged', () => {
  expect(searchable('  Nổ Hũ Đ ')).toBe('no hu d');
  expect(searchable('极速 5')).toBe('极速 5');
});
