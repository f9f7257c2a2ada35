import { expect, test } from 'vitest';
import { browserOf, networkShown, systemOf } from './user-agent.rules.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome}`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 14; SM-A057F) ${chrome} SamsungBrowser/25.0`, 'Samsung Internet', 'Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} OPR/80.0.0`, 'Opera', 'Android'],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0]`, 'Facebook', 'iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Edg/126.0`, 'Edge', 'macOS'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect([browserOf(userAgent), systemOf(userAgent)]).toEqual([browser, system]);
});

test('a network is shown without the part that changes within one household', () => {
  expect(networkShown('203.0.113.0/24')).toBe('203.0.113.x');
  expect(networkShown('2001:db8:1:2::/64')).toBe('2001:db8:1:2:x');
});
