import { expect, test } from 'vitest';
import { chatOrigins } from './chat-origins.ts';

test.each([
  ['https://www.example.com', ['https://chat.www.example.com', 'https://www.example.com']],
  ['http://lotus.localhost:8080', ['http://chat.lotus.localhost:8080', 'http://lotus.localhost:8080']],
  ['http://192.0.2.7:8080', ['http://192.0.2.7:8080']],
])('the chat of %s is at %j', (site, origins) => expect(chatOrigins(site)).toEqual(origins));

test('the operator’s list adds its https origins, and nothing else', () => {
  const listed = ['https://chat.vendor.example/room?x=1', 'http://chat.vendor.example', 'javascript:alert(1)', 'chat'];
  expect(chatOrigins('https://www.example.com', listed).slice(2)).toEqual(['https://chat.vendor.example']);
});
