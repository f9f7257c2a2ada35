// What an operator may write about its app.

import { expect, test } from 'vitest';
import * as z from 'zod';
import { appFile, appOf } from './app.ts';
import { LocalizedText } from './schema.ts';

const schema = appFile(LocalizedText);
const downloads = [{ resourceType: 'Android', url: 'https://app.example.com/a.apk' }];
const hosts = ['https://app.example.com'];

test('an app on a listed host and on the site itself is read', () => {
  const file = { hosts, downloads: [...downloads, { resourceType: 'IOS', url: '/demo/app?of=ios' }] };
  expect(schema.parse(file)).toMatchObject({ hosts, version: null, panelClosable: true, prompt: {} });
  expect(appOf(undefined)).toMatchObject({ downloads: [], version: null });
});

test.each([
  ['theme', 'light'],
  ['theme', 'dark'],
  ['theme', 'brand'],
  ['download_condition_switch', 'any'],
  ['download_condition_switch', 'all'],
  ['download_condition_switch', undefined],
  ['bottom_app_bar_mode', '1'],
  ['bottom_app_bar_mode', '2'],
  ['bottom_app_bar_mode', '3:5'],
  ['bottom_app_bar_mode', 'panel'],
  ['bottom_app_bar_mode', 'fullscreen'],
])('the entry %s may be %s', (name, value) => {
  const prompt = { [name]: { enabled: true, value } };
  expect(schema.parse({ downloads: [], prompt }).prompt).toEqual(prompt);
});

test('the theme plain is read as light', () => {
  const { prompt } = schema.parse({ downloads: [], prompt: { theme: { enabled: true, value: 'plain' } } });
  expect(prompt).toEqual({ theme: { enabled: true, value: 'light' } });
});

test.each([
  ['a host that is not listed', { downloads }],
  [
    'a host that only begins alike',
    { hosts, downloads: [{ resourceType: 'IOS', url: 'https://app.example.com.evil.example/a' }] },
  ],
  ['plain http', { hosts, downloads: [{ resourceType: 'IOS', url: 'http://app.example.com/a' }] }],
  ['a script', { downloads: [{ resourceType: 'IOS', url: 'javascript:alert(1)' }] }],
  ['another host without scheme', { downloads: [{ resourceType: 'IOS', url: '//evil.example/a' }] }],
  ['a type that nobody knows', { downloads: [{ resourceType: 'Windows', url: '/a' }] }],
  ['a type twice', { hosts, downloads: [...downloads, ...downloads] }],
  ['a version that is none', { downloads: [], version: 'latest' }],
  ['an entry that nobody knows', { downloads: [], prompt: { on_tuesdays: { enabled: true } } }],
  ['an entry without enabled', { downloads: [], prompt: { reg_days: { value: 3 } } }],
  ['a count that is a text', { downloads: [], prompt: { deposit_times: { enabled: true, value: '3' } } }],
  ['a count below one', { downloads: [], prompt: { deposit_times: { enabled: true, value: 0 } } }],
  ['days before the registration', { downloads: [], prompt: { reg_days: { enabled: true, value: -1 } } }],
  ['a domain mode that nobody knows', { downloads: [], prompt: { domains_switch: { enabled: true, value: '4' } } }],
  ['a theme that nobody knows', { downloads: [], prompt: { theme: { enabled: true, value: 'bright' } } }],
  ['a bar mode that nobody knows', { downloads: [], prompt: { bottom_app_bar_mode: { enabled: true, value: '3' } } }],
  [
    'some of the conditions',
    { downloads: [], prompt: { download_condition_switch: { enabled: true, value: 'most' } } },
  ],
  ['a colour by its name', { downloads: [], prompt: { bottom_app_desc_color: { enabled: true, value: 'red' } } }],
  [
    'a picture elsewhere',
    { downloads: [], prompt: { app_background: { enabled: true, value: 'https://x.example/a.png' } } },
  ],
  ['words without English', { downloads: [], prompt: { app_desc: { enabled: true, value: { VI: 'x' } } } }],
])('%s is refused', (_, file) => {
  expect(z.safeParse(schema, file).success).toBe(false);
});
