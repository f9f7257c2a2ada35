import { expect, test } from 'vitest';
import { imageOrigins } from './image-cdn.ts';

test.each([
  [['https://cdn.example.com/pictures'], ['https://cdn.example.com']],
  [['http://cdn.aurora.localhost:8080'], ['http://cdn.aurora.localhost:8080']],
  [['http://cdn.example.com'], []],
  [['http://localhost.evil.com'], []],
  [['javascript:alert(1)', 'cdn.example.com', ''], []],
  [
    ['https://a.example', 'https://a.example/b', 'https://c.example'],
    ['https://a.example', 'https://c.example'],
  ],
])('of %j a page may reach %j', (addresses, origins) => expect(imageOrigins(addresses)).toEqual(origins));
