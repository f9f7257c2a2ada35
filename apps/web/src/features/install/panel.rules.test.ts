import { expect, test } from 'vitest';
import { guideFor, isOffered, isPanelPath, panelButtons } from './panel.rules.ts';

test.each([
  ['/m/', true],
  ['/m/home', true],
  ['/m/index.html', true],
  ['/m/index', false],
  ['/m/login', false],
  ['/m/home/', false],
  ['', false],
])('IN-01 the panel comes on %j: %s', (path, may) => expect(isPanelPath(path)).toBe(may));

const facts = {
  path: '/m/home',
  system: { os: 'android', iosVersion: null },
  hasPrompt: true,
  isInstalled: false,
  isDismissed: false,
  dismissCount: 0,
} as const;
const ios = { os: 'ios', iosVersion: 17 } as const;

test.each([
  ['the browser can install the site', {}, true],
  ['the browser cannot', { hasPrompt: false }, false],
  ['iOS needs no offer of the browser', { system: ios, hasPrompt: false }, true],
  ['another page', { path: '/m/login' }, false],
  ['the site is installed', { isInstalled: true }, false],
  ['refused in this visit', { isDismissed: true }, false],
  ['refused twice on this device', { dismissCount: 2 }, true],
  ['refused three times on this device', { dismissCount: 3 }, false],
  ['installed once', { dismissCount: 99 }, false],
] as const)('IN-01 %s', (_, change, offered) => expect(isOffered({ ...facts, ...change })).toBe(offered));

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) Version/17.1 Mobile/15E148 Safari/604.1';
const facebook = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/441.0]';
const chromeOfIos = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) CriOS/119.0 Mobile/15E148 Safari/604.1';
const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const webViews = [
  `${apple} Mobile/15E148`,
  `${apple} Mobile/15E148 MicroMessenger/8.0.42(0x18002a2f) NetType/WIFI Language/en`,
  `${apple} Mobile/15E148 Zalo iOS/510 ZaloTheme/light ZaloLanguage/vi`,
  `${apple} Mobile/15E148 KAKAOTALK 10.5.0`,
  `${apple} Version/17.1 Mobile/15E148 Snapchat/12.60.0.32 (like Safari/8616.2.9.10.11, panda)`,
  `${apple} GSA/290.0.588 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
];
const browsers = [
  `${apple} Version/17.1 Mobile/15E148 Safari/604.1`,
  `${apple} CriOS/119.0.6045.169 Mobile/15E148 Safari/604.1`,
  `${apple} FxiOS/120.0 Mobile/15E148 Safari/605.1.15`,
  `${apple} EdgiOS/119.0.2151.105 Version/17.0 Mobile/15E148 Safari/604.1`,
  `${apple} OPT/4.3.1 Mobile/15E148 Safari/604.1`,
  `${apple} Version/17.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
];
const chrome = 'Mozilla/5.0 (Linux; Android 13) Chrome/119.0 Mobile Safari/537.36';

test.each([
  ['android', chrome, true, true, [true, true, false]],
  ['android', `${chrome} SamsungBrowser/23.0`, true, false, [false, true, true]],
  ['ios', safari, false, true, [true, true, false]],
  ['ios', facebook, false, false, [false, true, true]],
  ['other', 'Mozilla/5.0 (X11) Chrome/119.0', true, false, [false, true, false]],
] as const)('IN-02 the buttons on %s in %s', (os, userAgent, hasPrompt, hasLink, buttons) => {
  const { hasApp, hasWeb, hasChrome } = panelButtons({ os, iosVersion: 17 }, { userAgent, hasPrompt, hasLink });
  expect([hasApp, hasWeb, hasChrome]).toEqual(buttons);
});

test.each([
  [17, safari, 'current'],
  [13, safari, 'current'],
  [12, safari, 'legacy'],
  [9, safari, 'legacy'],
  [null, safari, 'current'],
  [17, facebook, 'inApp'],
  [12, facebook, 'inApp'],
  [16, chromeOfIos, 'inApp'],
  [17, chromeOfIos, 'current'],
] as const)('IN-06 the guide of iOS %s in %s is %s', (iosVersion, userAgent, kind) => {
  expect(guideFor({ os: 'ios', iosVersion }, userAgent)).toBe(kind);
});

test.each(webViews)('IN-02 IN-06 the view of an app, %s, is led to a browser, however new its iOS', (userAgent) => {
  const system = { os: 'ios', iosVersion: 18 } as const;
  expect(guideFor(system, userAgent)).toBe('inApp');
  expect(panelButtons(system, { userAgent, hasPrompt: false, hasLink: false }).hasChrome).toBe(true);
});

test.each(browsers)('IN-02 IN-06 a browser proper, %s, has its own guide and no way to another', (userAgent) => {
  const system = { os: 'ios', iosVersion: 18 } as const;
  expect(guideFor(system, userAgent)).toBe('current');
  expect(panelButtons(system, { userAgent, hasPrompt: false, hasLink: false }).hasChrome).toBe(false);
});
