import { expect, test } from 'vitest';
import { targetOf } from './request.ts';

const row = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
  ({ method, path: '/wps/things/{id}', token: 'none' }) as const;

test.each([
  ['GET', { path: '/wps/things/7', search: '?a=b+c', payload: null }],
  ['DELETE', { path: '/wps/things/7', search: '?a=b+c', payload: null }],
  ['POST', { path: '/wps/things/7', search: '', payload: { a: 'b c' } }],
  ['PUT', { path: '/wps/things/7', search: '', payload: { a: 'b c' } }],
] as const)('HT-02 a %s puts its input where it belongs', (method, target) => {
  expect(targetOf(row(method), { id: '7', a: 'b c', none: undefined })).toEqual(target);
});

test('HT-02 a parameter of the path cannot leave its segment', () => {
  expect(targetOf(row('GET'), { id: '../../x?y#z' })?.path).toBe('/wps/things/..%2F..%2Fx%3Fy%23z');
});

test.each([[''], [' '], ['/wps/things/{id}']])('HT-06 the address %j without its parts is refused', (path) => {
  expect(targetOf({ method: 'GET', path, token: 'none' }, {})).toBeNull();
});
