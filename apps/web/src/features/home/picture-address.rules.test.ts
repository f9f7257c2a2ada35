import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.rules.ts';

const cdns = ['https://cdn.example.com', 'https://cdn2.example.com'];
const here = ['http://cdn.localhost:8080'];
const site = ['https://www.example.com', 'line.example.com', ''];

test.each([
  ['an address on the CDN', 'https://cdn.example.com/b/1.png?v=2', cdns, 'https://cdn.example.com/b/1.png?v=2'],
  ['an address on another CDN', 'https://cdn2.example.com/1.png', cdns, 'https://cdn2.example.com/1.png'],
  ['an address on the site, which has several domains', 'https://www.example.com/b/1.png?v=2', cdns, '/b/1.png?v=2'],
  ['an address on a domain that is listed by its name', 'https://line.example.com/1.png', cdns, '/1.png'],
  ['an address elsewhere', 'https://a.example/1.png', cdns, undefined],
  ['an address elsewhere, without a CDN', 'https://a.example/1.png', [], undefined],
  ['a path', '/b/1.png', cdns, 'https://cdn.example.com/b/1.png'],
  ['a name', '1.png', cdns, 'https://cdn.example.com/1.png'],
  ['a path, without a CDN', '/b/1.png?v=2', [], '/b/1.png?v=2'],
  ['a path, on a CDN of this machine', '/b/1.png', here, 'http://cdn.localhost:8080/b/1.png'],
  ['plain http', 'http://cdn.example.com/1.png', cdns, undefined],
  ['plain http on this machine', 'http://127.0.0.1:9/1.png', here, undefined],
  ['data', 'data:image/svg+xml,<svg/>', cdns, undefined],
  ['a script', 'javascript:alert(1)', [], undefined],
  ['no address', 'https://', cdns, undefined],
  ['nothing', '', cdns, undefined],
] as const)('BN-02 the picture of a banner whose url is %s', (_, url, imageCDNs, address) => {
  expect(pictureAddress(url, imageCDNs, site)).toBe(address);
});
