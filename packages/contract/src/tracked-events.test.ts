import { expect, test } from 'vitest';
import { trackedEvents } from './tracked-events.table.ts';
import { browserEventFields, readSeenEvents, s2sInfoIn } from './tracked-events.ts';

test('the table has every event of the specification, and who sees it first', () => {
  const seen = (who: string) =>
    Object.entries(trackedEvents)
      .filter(([, { seenBy }]) => seenBy === who)
      .map(([name]) => name)
      .sort();
  expect(seen('browser')).toEqual(
    [
      ...['firstOpen', 'registerSubmit', 'register', 'login', 'startTrial', 'viewContent', 'downloadApp', 'gameLaunch'],
      ...['a2hsInstalled', 'a2hsFirstOpen'],
    ].sort(),
  );
  expect(seen('platform')).toEqual(
    ['depositSubmit', 'deposit', 'firstDeposit', 'redeposit', 'firstDepositArrival', 'withdraw'].sort(),
  );
});

test('an event without money has the nine fields, with amounts of 0', () => {
  expect(browserEventFields({ customerId: 'c1', customerName: '', eventID: 'e1', currency: 'USD' })).toEqual({
    customerId: 'c1',
    customerName: '',
    amount: '0',
    revenue: '0',
    value: '0',
    currency: 'USD',
    af_revenue: '0',
    af_currency: 'USD',
    eventID: 'e1',
  });
});

const login = { name: 'login', id: 'abcdef12', at: 1_700_000_000_000 };

test('events are read from a JSON string', () => {
  expect(readSeenEvents(JSON.stringify([login]))).toEqual([login]);
  expect(readSeenEvents('[]')).toEqual([]);
});

test.each([
  ['no JSON', '<script>'],
  ['no list', JSON.stringify(login)],
  ['an event of money, which only the platform knows', JSON.stringify([{ ...login, name: 'deposit' }])],
  ['a name from the prototype', JSON.stringify([{ ...login, name: 'constructor' }])],
  ['a script as the id', JSON.stringify([{ ...login, id: '<script>alert(1)</script>' }])],
  ['a moment that is no number', JSON.stringify([{ ...login, at: '1' }])],
  ['a field that no event has', JSON.stringify([{ ...login, customerId: 'someone' }])],
  ['21 events', JSON.stringify(Array.from({ length: 21 }, () => login))],
])('%s is no post of events', (_, text) => {
  expect(readSeenEvents(text)).toBeNull();
});

test('the nine ids of an app are taken, and nothing else', () => {
  const nine = {
    adAppToken: 'a1',
    gpsAdid: '660e1d86-6796-463a-be86-897993136018',
    adid: 'b2',
    afAppId: 'id123456789',
    appsflyerId: '1415211453000-6513894',
    afAdvertisingId: 'c3',
    afOaid: 'd4',
    idfa: 'D2CADB5F-410F-4963-AC0C-2A78534BDF1E',
    idfv: 'e5',
  };
  expect(s2sInfoIn({ ...nine, token: 'secret' })).toEqual(nine);
  expect(s2sInfoIn({ adid: '<img src=x>', idfa: 7, idfv: 'x'.repeat(129), gpsAdid: '' })).toEqual({});
  expect(s2sInfoIn('adid')).toEqual({});
  expect(s2sInfoIn(null)).toEqual({});
});
