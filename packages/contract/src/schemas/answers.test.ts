// Answers of back ends other than our platform, call by call, and the values read from them.
import { expect, test } from 'vitest';
import type { BoundCallName } from '../calls.ts';
import { examples } from '../examples.ts';
import { readAs, schemas } from './index.ts';

const read = (name: BoundCallName, found: unknown) => readAs(schemas[name].output, found);
const leftOut = (name: BoundCallName, found: unknown): unknown => {
  const answer = read(name, found);
  return answer.ok && answer.leftOut.map(({ path }) => path.join('.'));
};

test.each<[BoundCallName, unknown, object]>([
  ['session.login', { id: 1, token: 't', account: 'a' }, { id: '1', userName: 'a', customerType: 0 }],
  ['session.login', { id: 1, token: 't', userName: 'a', customerType: '9' }, { customerType: 9 }],
  ['session.login', { id: 1, token: 't', userName: 'a', customerType: 'VIP' }, { customerType: 0 }],
  ['session.login', { id: 1, token: 't', userName: 'a', passwordExpired: '1' }, { passwordExpired: true }],
  ['member.register', { customerId: 1, userName: 'a', token: 't' }, { id: '1', token: 't', firstTimeLogin: true }],
  ['member.register', { id: 'm', userName: 'a', firstTimeLogin: 0 }, { id: 'm', firstTimeLogin: false }],
  ['member.register', { id: 1, userName: 'a', token: null }, { id: '1', userName: 'a', firstTimeLogin: true }],
  ['session.login', { id: 1, token: 't', userName: 'a', deviceSecret: null }, { id: '1', token: 't' }],
  ['member.info', { id: 1, account: 'a', token: null, clubLabel: null }, { id: '1', clubLabel: null }],
  ['sms.noLogin', {}, { expirationTime: null, resendAt: null }],
  ['sms.noLogin', { expirationTime: 300 }, { expirationTime: null, resendAt: null }],
  [
    'sms.noLogin',
    { expirationTime: '1795262400000' },
    { expirationTime: '2026-11-21T12:00:00.000Z', resendAt: '2026-11-21T12:00:00.000Z' },
  ],
  ['session.rsaKey', { keyId: 7, publicKey: 'MIIB' }, { keyId: '7', expiresAt: null }],
  ['captcha.geetest', { gt: 'g', challenge: 'c', success: '1' }, { newCaptcha: true, success: 1 }],
  ['captcha.geetest', { gt: 'g', challenge: 'c', new_captcha: true }, { newCaptcha: true, success: 1 }],
  ['captcha.geetest', { gt: 'g', challenge: 'c', new_captcha: 0, success: false }, { newCaptcha: false, success: 0 }],
  ['session.logout', 'ok', {}],
  ['system.status', {}, { ip: '', region: null, regionRestriction: false, maintenance: false, maintenanceEnd: null }],
  ['system.status', { maintenance: 1, regionRestriction: '0' }, { maintenance: true, regionRestriction: false }],
  ['system.status', { maintenance: 'TRUE', regionRestriction: '1' }, { maintenance: true, regionRestriction: true }],
  ['system.status', { maintenance: '', regionRestriction: null }, { maintenance: false, regionRestriction: false }],
  ['system.status', { maintenanceEnd: '2026-12-01 10:00:00' }, { maintenanceEnd: '2026-12-01T10:00:00.000Z' }],
  ['system.status', { maintenanceEnd: 1795262400 }, { maintenanceEnd: '2026-11-21T12:00:00.000Z' }],
  ['system.status', { maintenanceEnd: '1795262400000' }, { maintenanceEnd: '2026-11-21T12:00:00.000Z' }],
  ['system.status', { maintenance: true, maintenanceEnd: 'soon' }, { maintenance: true, maintenanceEnd: null }],
  ['system.status', { maintenanceEnd: '', maintenanceText: 7, ip: 4 }, { maintenanceEnd: null, maintenanceText: '7' }],
  ['member.autoUsername', { userName: 'koi274' }, { username: 'koi274' }],
  ['member.autoUsername', 'koi274', { username: 'koi274' }],
  [
    'content.banners',
    [{ url: '/b/1.png', linkageType: 'P', linkage: 7 }],
    { items: [{ url: '/b/1.png', linkage: '7' }] },
  ],
  [
    'content.banners',
    { items: [{ language: 'VI' }, { language: 'xx' }] },
    { items: [{ language: 'VI' }, { title: '' }] },
  ],
  [
    'content.banners',
    [{ url: '/b/1.png', linkageType: 'G', linkage: 'baccarat', roomId: null, nodeId: 318, gameType: '', vendor: 'AE' }],
    {
      items: [{ linkageType: 'G', linkage: 'baccarat', roomId: undefined, nodeId: '318', gameType: '', vendor: 'AE' }],
    },
  ],
  ['content.banners', { items: [{ url: '/b/1.png' }] }, { items: [{ url: '/b/1.png', art: '', title: '' }] }],
  [
    'content.popups',
    [{ id: 7, title: 'Spring', content: '<p>x</p>', promotionType: 3, execution: 'Q' }],
    { items: [{ id: '7', promotionType: '3', execution: null, art: '' }], forcedReading: false, autoplay: false },
  ],
  [
    'content.activities',
    [{ id: 'SUMMER 2026', title: 'Summer', publishedAt: '2026-06-01' }],
    { items: [{ id: 'SUMMER 2026' }] },
  ],
  ['game.draws', [examples['game.draws'].output.items[0]], examples['game.draws'].output],
  ['wallet.balance', { amount: 500, currency: 'USDT' }, { amount: '500', held: null, bonus: null, currency: 'USDT' }],
  ['wallet.balance', { amount: 5, held: 2, bonus: '3', currency: 'USD' }, { amount: '5', held: '2', bonus: '3' }],
])('%s that answers %j is read', (name, found, wanted) => {
  expect(read(name, found)).toMatchObject({ ok: true, value: wanted });
});

test.each<[BoundCallName, unknown]>([
  ['session.login', { id: 1, userName: 'a' }],
  ['session.login', { token: 't', userName: 'a' }],
  ['session.login', null],
  ['member.info', { account: 'a' }],
  ['session.rsaKey', { keyId: 'k' }],
  ['member.autoUsername', ''],
  ['member.autoUsername', 'Please try again later'],
  ['member.autoUsername', {}],
])('%s that answers %j is not an answer', (name, found) => expect(read(name, found).ok).toBe(false));

test.each([undefined, null, {}, 'ok', { id: 1, userName: 'a' }])(
  'RT-17 a password change that answers %j has no session in its answer',
  (found) => {
    expect(read('member.password', found)).toMatchObject({ ok: true, value: null });
    expect(read('member.password', { id: 1, userName: 'a', token: 't' })).toMatchObject({ value: { token: 't' } });
  },
);

test.each([null, undefined, 'ok', {}, { due: null }])('TK-02 %j as the answer to events has taken them', (found) => {
  expect(read('track.events', found)).toMatchObject({ ok: true, value: { accepted: 0, due: [] } });
});

const [lane] = examples['game.lanes'].output.data.lanes;
const [draw] = examples['game.draws'].output.items;
const [banner] = examples['content.banners'].output.items;
const [line] = examples['wallet.transactions'].output.items;
const country = { countryCode: 'PH', countryDialingCode: '63' };

test.each<[BoundCallName, unknown, string]>([
  ['game.lanes', { data: { lanes: [lane, { cards: [] }] } }, 'lanes.1.id,lanes.1.title'],
  ['game.lanes', { data: { lanes: [{ ...lane, cards: [{ art: 'koi' }] }] } }, 'cards.0.displayName'],
  ['game.draws', { items: [draw, { ...draw, drawsAt: 'soon' }] }, 'items.1.drawsAt'],
  ['content.banners', { items: [banner, 'spring'] }, 'items.1'],
  ['content.popups', [{ id: 'a', content: '<b>'.repeat(10_000) }], 'items.0.content'],
  ['content.help', [{ id: 'a/../b', title: 'A' }], 'items.0.id'],
  ['wallet.transactions', { items: [line, { ...line, amount: '1.5' }] }, 'items.1.amount'],
  [
    'system.country',
    { ...country, countries: [country, { countryCode: 'Peru' }] },
    'countries.1.countryCode,countries.1.countryDialingCode',
  ],
])('%s: a list drops an entry that cannot be read', (name, found, fields) => {
  expect(String(leftOut(name, found))).toBe(fields);
});

test('GL-05 a lane with the specified fields is shown; an entry without a code cannot be opened', () => {
  const cards = [{ accountTypeName: 'Slots', displayName: 'Koi' }];
  const found = { data: { lanes: [{ title: 'Slots', cards, gameClassify: { vendors: ['PG'] }, gameCount: '1' }] } };
  const shown = { tag: null, playable: true, maintenance: false };
  const card = { ...cards[0], art: '', vendor: 'LOTT', gameCode: '', gameType: '', ...shown };
  const read1 = { id: 'Slots', title: 'Slots', cards: [card], gameClassify: { vendors: ['PG'] }, gameCount: 1 };
  expect(read('game.lanes', found)).toEqual({ ok: true, value: { data: { lanes: [read1] } }, leftOut: [] });
});

test('OV-03 dialing codes may be numbers or have a plus; the first country is the default', () => {
  const countries = [
    { countryCode: 'PH', countryDialingCode: 63 },
    { countryCode: 'VN', countryDialingCode: '+84' },
  ];
  expect(read('system.country', { countries })).toMatchObject({
    ok: true,
    value: { countryCode: 'PH', countryDialingCode: '63', countries: [{}, { countryDialingCode: '84' }] },
  });
  expect(read('system.country', { countryCode: 'VN', countries })).toMatchObject({
    value: { countryDialingCode: '84' },
  });
  expect(read('system.country', { countries: [] }).ok).toBe(false);
});

test.each([
  ['+1-242', '1242'],
  ['1-876', '1876'],
  ['+1 876', '1876'],
  ['44-1481', '441481'],
  ['0084', '84'],
  ['+ 0084', '84'],
])('OV-03 a dialing code written as %j is read as %s', (countryDialingCode, digits) => {
  expect(read('system.country', { countries: [{ countryCode: 'JM', countryDialingCode }] })).toMatchObject({
    value: { countryDialingCode: digits, countries: [{ countryCode: 'JM', countryDialingCode: digits }] },
    leftOut: [],
  });
});

test.each(['', '0', 'n/a', '1-809, 1-829'])('OV-03 a country with the dialing code %j is left out', (code) => {
  const countries = [country, { countryCode: 'DO', countryDialingCode: code }];
  expect(String(leftOut('system.country', { countries }))).toBe('countries.1.countryDialingCode');
});

test.each([
  ['its own dialing code', { countryCode: 'JM', countryDialingCode: '1-876' }, 'JM 1876'],
  ['the code of its row, where its own cannot be read', { countryCode: 'JM', countryDialingCode: 'n/a' }, 'JM 1876'],
  ['the first row, where it has no row and no readable code', { countryCode: 'US', countryDialingCode: '' }, 'PH 63'],
  ['the first row, where it has only a dialing code', { countryDialingCode: '1-876' }, 'PH 63'],
  ['its own code, where it has no row', { countryCode: 'US', countryDialingCode: '+1' }, 'US 1'],
])('OV-03 the visitor’s country has %s', (_, given, visitors) => {
  const countries = [country, { countryCode: 'JM', countryDialingCode: '1-876' }];
  const { ok, ...answer } = read('system.country', { ...given, countries });
  expect(ok).toBe(true);
  const { countryCode, countryDialingCode } = (answer as { value: typeof country }).value;
  expect(`${countryCode} ${countryDialingCode}`).toBe(visitors);
});

test('OV-03 country codes may be in small letters; what is no code of two letters is left out', () => {
  const countries = [
    { countryCode: 'vn', countryDialingCode: 84 },
    { countryCode: 'ph', countryDialingCode: 63 },
    { countryCode: 'phl', countryDialingCode: 63 },
    { countryCode: '63', countryDialingCode: 63 },
  ];
  expect(read('system.country', { countryCode: 'ph', countries })).toMatchObject({
    ok: true,
    value: { countryCode: 'PH', countryDialingCode: '63', countries: [{ countryCode: 'VN' }, { countryCode: 'PH' }] },
  });
  expect(String(leftOut('system.country', { countries }))).toBe('countries.2.countryCode,countries.3.countryCode');
});
