import { expect, test } from 'vitest';
import { chromeAddress, isChrome, isIosSafari, systemOf } from './device-system.rules.ts';

const signs = (userAgent: string, touchPoints = 5) => ({
  userAgent,
  touchPoints,
  standalone: false,
  homescreen: false,
});
const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1`;
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36';

test.each([
  [iphone('17_1'), 5, { os: 'ios', iosVersion: 17 }],
  [iphone('9_3_5'), 5, { os: 'ios', iosVersion: 9 }],
  ['Mozilla/5.0 (iPad; CPU OS 12_4 like Mac OS X)', 5, { os: 'ios', iosVersion: 12 }],
  ['Mozilla/5.0 (iPhone)', 5, { os: 'ios', iosVersion: null }],
  [mac, 5, { os: 'ios', iosVersion: 16 }],
  [mac, 0, { os: 'other', iosVersion: null }],
  [android, 5, { os: 'android', iosVersion: null }],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/119.0', 0, { os: 'other', iosVersion: null }],
  ['', 0, { os: 'other', iosVersion: null }],
] as const)('%s with %i touch points is %j', (userAgent, touchPoints, system) => {
  expect(systemOf(signs(userAgent, touchPoints))).toEqual(system);
});

test.each([
  [android, true],
  [`${android} SamsungBrowser/23.0`, false],
  [`${android} EdgA/119.0`, false],
  [`${android} OPR/76.0`, false],
  [android.replace(')', '; wv)'), false],
  ['Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0', false],
])('%s is Chrome: %s', (userAgent, is) => expect(isChrome(userAgent)).toBe(is));

test.each([
  [iphone('17_1'), true],
  [iphone('17_1').replace('Version/17.1', 'CriOS/119.0'), false],
  [iphone('17_1').replace('Safari/604.1', 'Line/13.18'), false],
])('%s is Safari: %s', (userAgent, is) => expect(isIosSafari(userAgent)).toBe(is));

const page = 'https://play.example/m/home?affiliateCode=a1';

test('IN-02 Chrome opens the same page, with what it carries', () => {
  expect(chromeAddress({ os: 'android', iosVersion: null }, page)).toBe(
    `intent://play.example/m/home?affiliateCode=a1#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(page)};end`,
  );
  expect(chromeAddress({ os: 'ios', iosVersion: 17 }, page)).toBe(
    'googlechromes://play.example/m/home?affiliateCode=a1',
  );
  expect(chromeAddress({ os: 'other', iosVersion: null }, page)).toBeNull();
});
