import { expect, test } from 'vitest';
import { frameAddress, frameReport } from './mini-game.rules.ts';

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
