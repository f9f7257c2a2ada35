import { expect, test } from 'vitest';
import { isIndexed } from './indexing.ts';

const publicPages = ['/m/', '/m/index', '/m/index.html', '/m/home', '/m/help', '/m/activity', '/m/register', '/m/news'];

test.each(publicPages)('RT-15 %s is indexed on a www host and on this machine', (path) => {
  expect(isIndexed('www.example.com', path)).toBe(true);
  expect(isIndexed('www.example.com:8443', path)).toBe(true);
  expect(isIndexed('localhost:8080', path)).toBe(true);
  expect(isIndexed('lotus.localhost:8080', path)).toBe(true);
});

test.each(publicPages)('RT-15 %s is noindex on any other host', (path) => {
  for (const host of ['example.com', 'm.example.com', 'wwx.example.com', 'notlocalhost', '10.0.0.1']) {
    expect(isIndexed(host, path), host).toBe(false);
  }
});

test.each([
  '/m/login',
  '/m/game',
  '/m/inviteFriends',
  '/m/launchGame',
  '/m/changePsw',
  '/m/voucherCenter',
  '/m/nothing',
  '/',
])('RT-15 %s is noindex everywhere', (path) => expect(isIndexed('www.example.com', path)).toBe(false));

test.each(['/m/member/home', '/m/mall/mallHome', '/m/help/deep', '/m/home/'])(
  'RT-15 %s is nested deeper than two slashes and noindex',
  (path) => expect(isIndexed('www.example.com', path)).toBe(false),
);
