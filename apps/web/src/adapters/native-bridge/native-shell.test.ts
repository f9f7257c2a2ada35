// What the app around the page tells, and what it does.
import { expect, test, vi } from 'vitest';
import { nativeShell, type ShellPage } from './native-shell.ts';

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
  nativeShell({ FoyerNative: { download } })?.download?.('https://app.example/a.apk');
  expect(download).toHaveBeenCalledWith('https://app.example/a.apk');
  expect(nativeShell({ FoyerNative: {} })?.download).toBeNull();
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
