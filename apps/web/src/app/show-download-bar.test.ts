// DB-02: where the download bar is fetched at all.
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../kit/fake-page.tsx';
import { settled } from '../shell/flow/fake-run.ts';
import { HIDE_DOWNLOAD_BAR } from '../shell/storage/keys.ts';
import { createStore } from '../shell/storage/store.ts';
import { showDownloadBar } from './show-download-bar.ts';

const android = 'Mozilla/5.0 (Linux; Android 13) Chrome/119.0 Mobile';

async function shown({ userAgent = android, standalone = false, inApp = false, view = {}, hidden = false }) {
  const store = createStore(null);
  if (hidden) store.write(HIDE_DOWNLOAD_BAR, '1');
  const signs = () => ({ userAgent, standalone, touchPoints: 5, homescreen: false });
  const shell = fakeShell({ shell: { store, device: { signs, officialApp: () => inApp } } });
  const show = vi.fn();
  showDownloadBar(shell, view, async () => ({ DownloadBar: () => null }), show);
  await settled();
  return [show.mock.calls.length === 1, store.read(HIDE_DOWNLOAD_BAR)];
}

test.each([
  ['a phone’s browser', {}, [true, null]],
  ['a computer', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' }, [false, null]],
  ['a tab that closed it', { hidden: true }, [false, '1']],
  ['the installed site', { standalone: true }, [false, '1']],
  ['the operator’s app', { inApp: true }, [false, '1']],
  ['an app with a bridge', { view: { FoyerNative: {} } }, [false, '1']],
] as const)('DB-02 %s', async (_, place, result) => {
  expect(await shown(place)).toEqual(result);
});
