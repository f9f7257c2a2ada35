import { expect, test } from 'vitest';
import { type RouteName, routes } from '../../shell/navigation/routes.ts';
import { frameAddress, frameReport, hasMiniGame } from './mini-game.rules.ts';

test('the mini-game is on pages to look around on, and on none with a form, a payment or a launch', () => {
  // Object.keys() answers plain texts.
  const shown = (Object.keys(routes) as RouteName[]).filter(hasMiniGame).sort();
  expect(shown).toEqual(['activity', 'game', 'help', 'home', 'inbox', 'memberHome', 'myBets', 'news']);
});

test('the frame is told the edition, the language and the operator, and nothing else', () => {
  expect(frameAddress({ edition: 's1', language: 'UR', merchant: 'lotus' })).toBe(
    '/m/mini-game.html?edition=s1&language=UR&merchant=lotus',
  );
});

test.each([
  [{ miniGame: 'ready' }, 'ready'],
  [{ miniGame: 'failed' }, 'failed'],
  [{ miniGame: 'close' }, 'close'],
  [{ miniGame: 'logout' }, null],
  [{ other: 'ready' }, null],
  ['ready', null],
  [null, null],
  [undefined, null],
])('the message %j is read as %s', (data, report) => expect(frameReport(data)).toBe(report));
