import { afterEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { updatesRunner } from './updates.runner.ts';
import { waitingVersion } from './waiting-version.ts';

afterEach(() => void vi.unstubAllGlobals());

const SCRIPT = '/m/sw.js?env=live&merchant=aurora';
const serve = (text: string, type = 'text/javascript') =>
  vi.stubGlobal('fetch', async () => new Response(text, { headers: { 'content-type': type } }));

test('UP-02 a version of the app that was put off is not found again after a restart, the next one is', async () => {
  const storage = fakeStorage();
  serve('version 2');
  const found = await waitingVersion(SCRIPT, createStore(storage));
  const worker = found.at === 'new' ? found.worker : '';
  expect(worker).toMatch(/^[0-9a-z]+$/);
  const shell = fakeShell({ shell: { store: createStore(storage) } });
  updatesRunner(shell, {} as never)({ do: 'keepPutOff', worker }, () => undefined);
  expect(await waitingVersion(SCRIPT, createStore(storage))).toEqual({ at: 'putOff' });
  serve('version 3');
  expect(await waitingVersion(SCRIPT, createStore(storage))).toMatchObject({ at: 'new' });
});

test('UP-02 without an answer of the site, or with that of a portal, no version is known', async () => {
  const store = createStore(fakeStorage());
  serve('<p>Log in to the Wi-Fi</p>', 'text/html');
  expect(await waitingVersion(SCRIPT, store)).toEqual({ at: 'unknown' });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await waitingVersion(SCRIPT, store)).toEqual({ at: 'unknown' });
});
