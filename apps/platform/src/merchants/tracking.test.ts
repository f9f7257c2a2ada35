import { expect, test } from 'vitest';
import { Faults } from './faults.ts';
import type { Files } from './files.ts';
import { readTracking, TrackingFile } from './tracking.ts';

const files = (): Files => ({ root: '', faults: new Faults(), texts: new Map(), edited: (_, content) => content });
const stub = { vendor: 'postback', name: 'Stub', address: 'http://127.0.0.1:{port}/told?event={event}' };
const read = (receivers: readonly object[], how: { demo?: boolean; asksEverywhere?: boolean } = {}) =>
  readTracking(files(), 'aurora', TrackingFile.parse({ receivers }), {
    asksEverywhere: false,
    port: 8080,
    demo: true,
    ...how,
  });

test('a receiver on this machine is there in demo mode only', () => {
  expect(read([stub]).servers).toEqual([
    { key: 'postback.Stub', account: { vendor: 'postback', address: 'http://127.0.0.1:8080/told?event={event}' } },
  ]);
  expect(read([stub], { demo: false })).toMatchObject({ servers: [], names: [] });
});

test('where the site asks for consent without a list, everybody is asked', () => {
  expect(read([], { asksEverywhere: true }).consent.regions).toEqual(['*']);
  expect(read([]).consent.regions).toEqual([]);
});

test.each([
  ['a pixel whose id is markup', { vendor: 'meta', id: '"><script>' }],
  ['a plain address', { ...stub, address: 'http://track.example/?e={event}' }],
  ['an address with a script', { ...stub, address: 'https://track.example/"><script>' }],
  ['an unknown vendor', { vendor: 'other', id: '1' }],
])('%s is refused', (_, receiver) => {
  expect(TrackingFile.safeParse({ receivers: [receiver] }).success).toBe(false);
});

test('a receiver stands in the list once', () => {
  expect(TrackingFile.safeParse({ receivers: [stub, stub] }).success).toBe(false);
});
