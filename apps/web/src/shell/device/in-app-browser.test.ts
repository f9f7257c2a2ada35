// The browsers that are part of another app, and the way out of them.
import { expect, test } from 'vitest';
import { externalBrowserAddress } from './external-browser.ts';
import { hostAppOf } from './in-app-browser.ts';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test.each([
  [`${android} [FB_IAB/FB4A;FBAV/441.0.0.30.111;]`, 'facebook'],
  [`${iphone} [FBAN/FBIOS;FBAV/441.0.0.24.110;FBBV/527990100;FBDV/iPhone14,5]`, 'facebook'],
  [`${iphone} [FBAN/MessengerForiOS;FBAV/434.0.0.28.108]`, 'facebook'],
  [`${android} Instagram 309.1.0.41.113 Android (33/13; 450dpi)`, 'instagram'],
  [`${iphone} Instagram 309.0.2.24.105 (iPhone14,5; iOS 17_1)`, 'instagram'],
  [`${android} musical_ly_2023205030 JsSdk/1.0 BytedanceWebview/d8a21c6`, 'tiktok'],
  [`${iphone} trill_320403 JsSdk/2.0 TikTok 32.4.3`, 'tiktok'],
  [`${android} Line/13.18.1/IAB`, 'line'],
  [`${iphone} Safari Line/13.18.0`, 'line'],
])('SO-06 %s is the browser of %s', (userAgent, app) => {
  expect(hostAppOf(userAgent)).toBe(app);
});

test.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; Baseline/12 Build) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36',
])('%s is an ordinary browser', (userAgent) => {
  expect(hostAppOf(userAgent)).toBeNull();
});

const page = 'https://play.example/m/login?affiliateCode=a1&fbclid=f2';

test('on Android an intent opens the page and keeps the affiliate', () => {
  const address = externalBrowserAddress('facebook', android, page) ?? '';
  expect(address).toMatch(/^intent:\/\/play\.example\/m\/login\?affiliateCode=a1&fbclid=f2#Intent;scheme=https;/);
  expect(address).toContain(`S.browser_fallback_url=${encodeURIComponent(page)};end`);
});

test("on iOS Safari's own scheme opens it", () => {
  expect(externalBrowserAddress('instagram', iphone, page)).toBe(`x-safari-${page}`);
});

test('on LINE a parameter opens it, on every system', () => {
  for (const system of [android, iphone])
    expect(externalBrowserAddress('line', system, page)).toBe(`${page}&openExternalBrowser=1`);
});

test('without such a scheme the address has to be copied', () => {
  expect(externalBrowserAddress('tiktok', 'Mozilla/5.0 (X11; Linux) musical_ly', page)).toBeNull();
});
