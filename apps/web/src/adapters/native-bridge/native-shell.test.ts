// What the app around the page tells, and what it does.
import { expect, test, vi } from 'vitest';
import { nativeShell, type ShellPage, shellAttribution } from './native-shell.ts';

test('without a bridge there is no app', () => {
  expect(nativeShell({})).toBeNull();
  expect(nativeShell({ FoyerNative: 'yes' } as unknown as ShellPage)).toBeNull();
});

test.each<[unknown, string | null]>([
  [() => '2.4.9', '2.4.9'],
  [() => 7, null],
  [() => '2'.repeat(33), null],
  [
    () => {
      throw new Error('Java exception');
    },
    null,
  ],
  [undefined, null],
])('UP-01 an app of %s has a version or none', (appVersion, version) => {
  expect(nativeShell({ FoyerNative: { appVersion } } as unknown as ShellPage)?.version).toBe(version);
});

test('PD-01 the app downloads for the page, where it can', () => {
  const download = vi.fn();
  expect(nativeShell({ FoyerNative: { download } })?.download('https://app.example/a.apk')).toBe(true);
  expect(download).toHaveBeenCalledWith('https://app.example/a.apk');
});

test.each([
  ['cannot', {}],
  [
    'throws',
    {
      download: () => {
        throw new Error('No storage.');
      },
    },
  ],
])('PD-01 an app that %s leaves the download to the page', (_, bridge) => {
  expect(nativeShell({ FoyerNative: bridge })?.download('https://app.example/a.apk')).toBe(false);
});

test.each<[string, unknown, object | null]>([
  ['its ids', () => '{"adid":"a1","idfv":"V-1","token":"x"}', { adid: 'a1', idfv: 'V-1' }],
  ['no JSON', () => 'adid=a1', null],
  ['no id', () => '{"adid":"<script>"}', null],
  ['a long text', () => `{"adid":"${'a'.repeat(4096)}"}`, null],
  ['an object', () => ({ adid: 'a1' }), null],
  [
    'a fault',
    () => {
      throw new Error('Java exception');
    },
    null,
  ],
])('an app that tells %s is known by %j', (_, attribution, known) => {
  expect(shellAttribution({ FoyerNative: { attribution } } as unknown as ShellPage)).toEqual(known);
});

test('a browser tells no ids of an app', () => {
  expect(shellAttribution({})).toBeNull();
});

test('what the app shows while a page loads is taken away, where it can be', () => {
  const hideSplash = vi.fn();
  const hideLoading = vi.fn(() => {
    throw new Error('Java exception');
  });
  const app = nativeShell({ FoyerNative: { hideSplash, hideLoading } });
  app?.hideSplash();
  app?.hideLoading();
  expect([hideSplash, hideLoading].map((name) => name.mock.calls.length)).toEqual([1, 1]);
  expect(() => nativeShell({ FoyerNative: {} })?.hideSplash()).not.toThrow();
});
