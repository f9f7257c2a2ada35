// What each receiver is told, as its documents have it, and why it is not.
import { browserEventFields } from '@foyer/contract/tracked-events';
import { expect, test } from 'vitest';
import { adjust } from './adjust.ts';
import { appsflyer } from './appsflyer.ts';
import { postback } from './postback.ts';
import type { TrackerEvent } from './tracker.ts';

const fields = {
  ...browserEventFields({ customerId: 'c1', customerName: '', eventID: 'e1', currency: 'USD' }),
  amount: '50.00',
  revenue: '50.00',
  value: '50.00',
  af_revenue: '50.00',
};
const event: TrackerEvent = {
  name: 'deposit',
  fields,
  at: new Date('2026-11-26T10:00:00.500Z'),
  s2s: {
    adAppToken: '4w565xzmb54d',
    gpsAdid: 'g1',
    adid: 'j1',
    afAppId: 'id123',
    appsflyerId: 'f1',
    afAdvertisingId: 'v1',
    afOaid: 'o1',
    idfa: 'A1',
    idfv: 'V1',
  },
  marks: { voluum: 'click 1&x=<script>' },
};
const inBrowser: TrackerEvent = { ...event, s2s: {} };

test('AppsFlyer gets the event under the ids of its app, with the revenue in its text of JSON', () => {
  const told = appsflyer({ key: 'key', api: null })(event);
  if ('held' in told) throw new Error(told.held);
  expect([told.address, told.headers.authentication]).toEqual(['https://api3.appsflyer.com/inappevent/id123', 'key']);
  expect(JSON.parse(told.body ?? '')).toEqual({
    appsflyer_id: 'f1',
    customer_user_id: 'c1',
    advertising_id: 'v1',
    oaid: 'o1',
    idfa: 'A1',
    idfv: 'V1',
    eventName: 'deposit',
    eventCurrency: 'USD',
    eventTime: '2026-11-26 10:00:00.500',
    eventValue: '{"af_revenue":"50.00","af_currency":"USD","eventID":"e1"}',
  });
});

const account = {
  vendor: 'adjust',
  key: 'key',
  api: null,
  environment: 'production',
  events: { deposit: 'f0ob4r' },
} as const;

test('Adjust gets the event under its token and the ids of its app', () => {
  const told = adjust(account)(event);
  if ('held' in told) throw new Error(told.held);
  expect([told.address, told.headers.authorization]).toEqual(['https://s2s.adjust.com/event', 'Bearer key']);
  expect(Object.fromEntries(new URLSearchParams(told.body))).toEqual({
    s2s: '1',
    app_token: '4w565xzmb54d',
    event_token: 'f0ob4r',
    environment: 'production',
    created_at_unix: '1795687200',
    gps_adid: 'g1',
    adid: 'j1',
    idfa: 'A1',
    idfv: 'V1',
    revenue: '50.00',
    currency: 'USD',
    callback_params: '{"eventID":"e1","customerId":"c1"}',
  });
});

test('a postback has the fields and the click in the place that the template gives them, encoded', () => {
  const address = 'https://track.example/postback?cid={voluum}&et={event}&payout={revenue}';
  expect(postback({ address })(event)).toEqual({
    address: 'https://track.example/postback?cid=click%201%26x%3D%3Cscript%3E&et=deposit&payout=50.00',
    headers: {},
  });
});

/** Every id of the specification's pixel-tracking object. */
const ids =
  'tid facebook tiktok kwai googleTag twitter voluum propeller kadam tf rt okx obclid phx mgs optimove fbc fbp utm_source';

test.each(ids.split(' '))(
  'an operator tells the vendor of %s by a template with its id, and nobody without one',
  (id) => {
    const tell = postback({ address: `https://track.example/postback?click={${id}}&event={event}` });
    expect(tell({ ...event, marks: { [id]: 'c 1' } })).toEqual({
      address: 'https://track.example/postback?click=c%201&event=deposit',
      headers: {},
    });
    expect(tell({ ...event, marks: {} })).toEqual({ held: `no ${id}` });
  },
);

test.each([
  ['AppsFlyer outside of the app', appsflyer({ key: 'key', api: null })(inBrowser), 'no AppsFlyer id: not in the app'],
  ['Adjust outside of the app', adjust(account)(inBrowser), 'no Adjust id: not in the app'],
  ['Adjust for an event without a token', adjust(account)({ ...event, name: 'login' }), 'no event token'],
  [
    'a postback for a person of no click',
    postback({ address: 'https://track.example/?cid={voluum}' })({ ...event, marks: {} }),
    'no voluum',
  ],
  [
    'a postback with a name from the prototype',
    postback({ address: 'https://track.example/?cid={constructor}' })(event),
    'no constructor',
  ],
])('%s is held', (_, told, held) => {
  expect(told).toEqual({ held });
});
