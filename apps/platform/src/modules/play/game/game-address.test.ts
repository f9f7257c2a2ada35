import { expect, test } from 'vitest';
import { gameAddress, siteHost } from './game-address.rules.ts';

const merchant = { hosts: ['aurora.localhost', 'play.example.com', '*'] };

test.each([
  ['localhost:8080', 'http://games.localhost:8080/lottery/?code=x'],
  ['aurora.localhost:8080', 'http://games.aurora.localhost:8080/lottery/?code=x'],
  ['play.example.com', 'http://games.play.example.com/lottery/?code=x'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080/games/lottery/?code=x'],
  ['[::1]:8080', 'http://[::1]:8080/games/lottery/?code=x'],
  ['192.168.1.20:8081', 'http://192.168.1.20:8081/games/lottery/?code=x'],
  ['devbox:8080', 'http://devbox:8080/games/lottery/?code=x'],
  ['stranger.example:8080', 'http://stranger.example:8080/games/lottery/?code=x'],
])('from %s the game opens at %s', (host, url) =>
  expect(gameAddress({ scheme: 'http', host, merchant }, 'lottery', { code: 'x' })).toBe(url),
);

test('a host of games, or of the chat, belongs to its site', () => {
  expect(siteHost('chat.localhost:8080')).toBe('localhost:8080');
  expect(siteHost('games.lotus.localhost:8080')).toBe('lotus.localhost:8080');
  expect(siteHost('127.0.0.1:8080')).toBe('127.0.0.1:8080');
});
