import { expect, test } from 'vitest';
import { chatOrigins } from './chat-origins.ts';

test.each([
  ['https://www.example.com', ['https://chat.www.example.com', 'https://www.example.com']],
  ['http://lotus.localhost:8080', ['http://chat.lotus.localhost:8080', 'http://lotus.localhost:8080']],
  ['http://192.0.2.7:8080', ['http://192.0.2.7:8080']],
])('the chat of %s is at %j', (site, origins) => expect(chatOrigins(site)).toEqual(origins));
