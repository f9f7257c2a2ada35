// PD-01: what happens around a download.
import { expect, test, vi } from 'vitest';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { fakeShell } from '../fake-page.tsx';
import type { DeviceSystem } from './device-system.rules.ts';
import type { DownloadTarget } from './download.rules.ts';
import { startDownload } from './start-download.ts';

const ipa: DownloadTarget = { address: 'https://app.example/a.ipa', window: 'same' };
const profile: DownloadTarget = { address: 'https://app.example/a.mobileconfig', window: 'same' };
const store: DownloadTarget = { address: 'https://app.example/store', window: 'new' };

function scene(system: DeviceSystem, app: DownloadTarget, setup: DownloadTarget | null = null, bridge = {}) {
  const opened: string[] = [];
  const told: string[] = [];
  let answer: (given: string | null) => void = () => undefined;
  const shell = fakeShell({
    shell: {
      device: fakeDevice(),
      overlays: {
        open: (_: string, { message }: { message: string }) => {
          told.push(message.slice(0, 18));
          return new Promise((resolve) => {
            answer = resolve;
          });
        },
      },
    },
  });
  const downloads = vi.fn();
  shell.events.on('appDownloaded', downloads);
  const view = Object.assign(new EventTarget(), bridge);
  startDownload({ system, links: { app, profile: setup } }, shell, {
    view: view as unknown as Window,
    open: (address, isNewWindow) => opened.push(`${isNewWindow ? 'new' : 'same'} ${address}`),
  });
  return { opened, told, downloads, view, answer: (given: string | null) => answer(given) };
}

test('PD-01 a store opens in a new window, without advice', () => {
  const { opened, told, downloads } = scene({ os: 'ios', iosVersion: 16 }, store);
  expect([opened, told]).toEqual([['new https://app.example/store'], []]);
  expect(downloads).toHaveBeenCalledOnce();
});

test('PD-01 from iOS 17 on the tip comes once, when the page has the focus again', () => {
  const { opened, told, view } = scene({ os: 'ios', iosVersion: 17 }, ipa, profile);
  expect([opened, told]).toEqual([['same https://app.example/a.ipa'], []]);
  view.dispatchEvent(new Event('focus'));
  view.dispatchEvent(new Event('focus'));
  expect(told).toEqual(['The app’s profile ']);
});

test('PD-01 older iOS is led to the settings first, and then gets the setup profile', async () => {
  const { opened, told, downloads, answer } = scene({ os: 'ios', iosVersion: 16 }, ipa, profile);
  expect([opened, told]).toEqual([[], ['First the app’s pr']]);
  answer('confirmed');
  await vi.waitFor(() => expect(opened).toEqual(['same https://app.example/a.mobileconfig']));
  expect(downloads).toHaveBeenCalledOnce();
});

test('PD-01 whoever closes the advice downloads nothing', async () => {
  const { opened, downloads, answer } = scene({ os: 'ios', iosVersion: 16 }, ipa, profile);
  answer(null);
  await Promise.resolve();
  expect([opened, downloads.mock.calls]).toEqual([[], []]);
});

test('PD-01 inside the operator’s app the app downloads a file itself', () => {
  const download = vi.fn();
  const apk: DownloadTarget = { address: 'https://app.example/a.apk', window: 'same' };
  const { opened } = scene({ os: 'android', iosVersion: null }, apk, null, { FoyerNative: { download } });
  expect(opened).toEqual([]);
  expect(download).toHaveBeenCalledWith('https://app.example/a.apk');
});

test('PD-01 where the app fails to, the page opens the file', () => {
  const download = () => {
    throw new Error('No storage.');
  };
  const apk: DownloadTarget = { address: 'https://app.example/a.apk', window: 'same' };
  const { opened } = scene({ os: 'android', iosVersion: null }, apk, null, { FoyerNative: { download } });
  expect(opened).toEqual(['same https://app.example/a.apk']);
});
