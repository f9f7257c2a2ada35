import { describe, expect, test } from 'vitest';
import { adviceFor, type DownloadTarget, downloadTarget, linksFor } from './download.rules.ts';

const rule = { origin: 'https://play.example', hosts: ['https://app.example', 'http://plain.example', 'not a host'] };

describe('the address of a download', () => {
  test.each([
    ['https://app.example/a.apk', 'same'],
    ['https://app.example/A.APK?v=2', 'same'],
    ['https://app.example/a.ipa', 'same'],
    ['/files/setup.mobileconfig', 'same'],
    ['https://app.example/store', 'new'],
    ['https://app.example/?file=a.apk', 'new'],
    ['/m/help', 'new'],
  ] as const)('PD-01 %s opens in the %s window', (url, window) => {
    expect(downloadTarget(url, rule)).toEqual({ address: new URL(url, rule.origin).href, window });
  });

  test.each([
    'http://app.example/a.apk',
    'http://plain.example/a.apk',
    'https://app.example.evil.example/a.apk',
    'https://evil.example/a.apk',
    '//evil.example/a.apk',
    '/\\evil.example/a.apk',
    'javascript:alert(1)',
    'data:application/vnd.android.package-archive,x',
    'intent://app.example/a.apk',
    'https://user:secret@app.example/a.apk',
    'https://app.example/a b.apk',
    'https://app.example/\u0000a.apk',
    `https://app.example/${'a'.repeat(2048)}`,
    '',
  ])('PD-01 %j is not downloaded', (url) => expect(downloadTarget(url, rule)).toBeNull());
});

const all = [
  { resourceType: 'IOS', url: 'https://app.example/a.ipa' },
  { resourceType: 'MOBILECONFIG', url: 'https://app.example/a.mobileconfig' },
  { resourceType: 'Android', url: 'https://app.example/a.apk' },
  { resourceType: 'AppDownloadIcon', url: 'https://app.example/a.png' },
] as const;
const addresses = (links: ReturnType<typeof linksFor>) => links && [links.app.address, links.profile?.address ?? null];

test.each([
  ['android', all, ['https://app.example/a.apk', null]],
  ['ios', all, ['https://app.example/a.ipa', 'https://app.example/a.mobileconfig']],
  ['ios', [all[1]], ['https://app.example/a.mobileconfig', 'https://app.example/a.mobileconfig']],
  ['ios', [all[2]], null],
  ['android', [all[0]], null],
  ['other', all, null],
  ['android', [{ resourceType: 'Android', url: 'http://app.example/a.apk' }], null],
] as const)('DB-02 on %s %j leads to %j', (os, downloads, found) => {
  expect(addresses(linksFor(downloads, { os, iosVersion: null }, rule))).toEqual(found);
});

const file: DownloadTarget = { address: 'https://app.example/a.ipa', window: 'same' };
const store: DownloadTarget = { address: 'https://app.example/store', window: 'new' };

test.each([
  ['ios', 17, file, null, 'tipAfter'],
  ['ios', 18, file, file, 'tipAfter'],
  ['ios', null, file, null, 'tipAfter'],
  ['ios', 16, file, null, 'settingsFirst'],
  ['ios', 12, file, file, 'settingsFirst'],
  ['ios', 16, store, null, 'none'],
  ['ios', 17, store, null, 'none'],
  ['android', null, file, null, 'none'],
] as const)('PD-01 on %s %s the advice is right', (os, iosVersion, app, profile, advice) => {
  expect(adviceFor({ os, iosVersion }, { app, profile })).toBe(advice);
});
