// What the worker hears of a message: ours, and nothing of any other.
import { expect, test } from 'vitest';
import { readMessage } from './messages.ts';

test.each([
  [null],
  ['takeOver'],
  [7],
  [{}],
  [{ type: 'push', title: 'Aurora', address: '/m/home', files: [] }],
  [{ type: 'notificationclick', path: '/m/home' }],
  [{ type: 'pageOpened' }],
  [{ type: 'pageOpened', address: 7, files: [] }],
  [{ type: 'pageOpened', address: '/m/home', files: '/m/assets/a.js' }],
  [{ type: ['takeOver'] }],
])('a message %j is none of ours', (data) => expect(readMessage(data)).toBeNull());

test('of a page’s message only its address and the names of 500 files are read', () => {
  const files = [7, null, ...Array.from({ length: 600 }, (_, at) => `/m/assets/${at}.js`)];
  const read = readMessage({ type: 'pageOpened', address: '/m/home', files, fetch: 'https://evil.example/' });
  expect(Object.keys(read ?? {})).toEqual(['type', 'address', 'files']);
  expect(read).toMatchObject({ address: '/m/home', files: { length: 500 } });
  expect(readMessage({ type: 'takeOver', address: '/m/home' })).toEqual({ type: 'takeOver' });
});
