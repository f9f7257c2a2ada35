import { expect, test } from 'vitest';
import { wayToPush } from './push-way.ts';

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`;
const mac = (browser: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser} Safari/605.1.15`;

function found(userAgent: string, { standalone = false, inApp = false, touchPoints = 5 } = {}) {
  const view = { navigator: { serviceWorker: {} } } as unknown as Window & typeof globalThis;
  const signs = () => ({ userAgent, touchPoints, standalone, homescreen: false });
  return wayToPush(view, { signs, officialApp: () => inApp });
}

test.each([
  [iphone('14_5'), 'unsupported'],
  [iphone('15_8_1'), 'unsupported'],
  [iphone('16_3'), 'unsupported'],
  [iphone('16_4'), 'install'],
  [iphone('17_0'), 'install'],
  [mac('Version/16.3'), 'unsupported'],
  [mac('Version/16.4'), 'install'],
  [mac('CriOS/119.0'), 'unsupported'],
  ['Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Version/4.0 Chrome/119.0', 'unsupported'],
])('PU-01 notices of a site on the home screen are there from iOS 16.4 on: %s is %s', (userAgent, permission) => {
  expect(found(userAgent)).toBe(permission);
});

test('nobody is led to the home screen from there, from the operator’s app or from a computer', () => {
  expect(found(iphone('17_0'), { standalone: true })).toBe('unsupported');
  expect(found(iphone('17_0'), { inApp: true })).toBe('unsupported');
  expect(found(mac('Version/17.0'), { touchPoints: 0 })).toBe('unsupported');
});
