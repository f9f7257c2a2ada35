// What a push shows, and where a tap on it leads.
import { expect, test } from 'vitest';
import { generalIn, noticeFrom, pageAt } from './push.rules.ts';

const origin = 'https://play.example';
const general = 'There is news for you.';
const from = (data: string | null) => noticeFrom(data, { origin, general });

test.each([
  ['/m/order?id=1', '/m/order?id=1'],
  ['https://play.example/m/history', '/m/history'],
  ['/m', '/m'],
  ['https://evil.example/m/home', '/m/home'],
  ['//evil.example/m/home', '/m/home'],
  ['/\\evil.example/m', '/m/home'],
  ['/wps/session/logout', '/m/home'],
  ['/m/../wps/session', '/m/home'],
  ['/mobile', '/m/home'],
  ['javascript:alert(1)', '/m/home'],
  ['http://play.example/m/home2', '/m/home'],
  [`/m/${'a'.repeat(2048)}`, '/m/home'],
  [7, '/m/home'],
  [undefined, '/m/home'],
])('PU-01 a tap on a notice about %j opens %s', (address, page) => expect(pageAt(address, origin)).toBe(page));

test('a push shows its words, its page and its tag', () => {
  const sent = { title: 'Aurora', body: 'Ticket won', path: '/m/member/bets', tag: 'won.1' };
  expect(from(JSON.stringify(sent))).toEqual(sent);
});

test.each([[null], [''], ['no JSON'], ['[]'], ['7'], ['null'], ['{"title":"","body":7}'], ['{"title":"\\u0000 "}']])(
  'PU-01 a push of %j shows the general sentence and opens home',
  (data) => expect(from(data)).toEqual({ title: general, body: '', path: '/m/home', tag: null }),
);

test('long words are cut, and what cannot be printed is left out', () => {
  const { title, body } = from(JSON.stringify({ title: 'a\nb'.repeat(100), body: 'x'.repeat(5000) }));
  expect([title.length, body.length, title.slice(0, 4)]).toEqual([120, 400, 'a ba']);
});

test.each([
  [['vi-VN', 'en'], 'Có tin'],
  [['xx', 'fil'], 'May balita'],
  [['xx'], 'News'],
  [[], 'News'],
])('the general sentence for %j is %j', (wanted, sentence) => {
  expect(generalIn({ EN: 'News', VI: 'Có tin', TY: 'May balita' }, wanted)).toBe(sentence);
});
