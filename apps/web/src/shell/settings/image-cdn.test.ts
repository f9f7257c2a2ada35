import { expect, test } from 'vitest';
import { imageOrigins } from './image-cdn.ts';

const site = 'https://www.example.com';

test.each([
  [['https://cdn.example.com/pictures'], ['https://cdn.example.com']],
  [['http://cdn.example.com'], []],
  [['http://localhost.evil.com'], []],
  [['javascript:alert(1)', 'cdn.example.com', ''], []],
  [
    ['https://a.example', 'https://a.example/b', 'https://c.example'],
    ['https://a.example', 'https://c.example'],
  ],
])('of %j a page may reach %j', (addresses, origins) => expect(imageOrigins(addresses, site)).toEqual(origins));

test.each([
  ['http://localhost:8080', true],
  ['http://lotus.localhost:8080', true],
  ['http://127.0.0.1:8081', true],
  ['http://192.168.1.7:8080', false],
  ['https://www.example.com', false],
  ['', false],
])('the demo’s CDN on this machine serves only pages of this machine: from %j %s', (from, reaches) => {
  expect(imageOrigins(['http://cdn.aurora.localhost:8080'], from)).toHaveLength(reaches ? 1 : 0);
});
