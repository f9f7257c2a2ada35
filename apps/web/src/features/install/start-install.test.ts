// Where the app is offered, and where only its own matters are seen to.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { INSTALL_OPENED } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import { fakeOffer } from './fake-offer.ts';
import { startInstall } from './start-install.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const android = 'Linux; Android 13';
const computer = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';

async function started({ userAgent = android, standalone = false, isInApp = false, store = createStore(null) } = {}) {
  const asked: string[] = [];
  const shell = fakeShell({
    shell: {
      store,
      load: fakeOffer({}, asked),
      navigation: { origin: 'https://play.example', subscribe: () => () => undefined },
      device: {
        signs: () => ({ userAgent, touchPoints: 5, standalone, homescreen: standalone }),
        officialApp: () => isInApp,
      },
    },
  });
  const published = vi.fn();
  shell.events.on('installedSiteOpened', published);
  const view = Object.assign(new EventTarget(), {
    location: { pathname: '/m/home' },
    document: { visibilityState: 'visible' },
  });
  startInstall(shell, view as unknown as Window);
  // The picture comes last, after 20 s on home.
  await vi.advanceTimersByTimeAsync(25_000);
  return { asked: new Set(asked), store, published };
}

test('TK-01 a2hsFirstOpen is told once on a device, and an installed site is offered nothing', async () => {
  const { asked, store, published } = await started({ standalone: true });
  expect([[...asked], store.read(INSTALL_OPENED), published.mock.calls]).toEqual([[], '1', [[{}]]]);
  expect((await started({ standalone: true, store })).published).not.toHaveBeenCalled();
});

test('in a browser of a phone the prompt and the picture are looked for', async () => {
  const { asked, published } = await started();
  expect([...asked]).toEqual(expect.arrayContaining(['system.downloadPrompt', 'content.banners']));
  expect(published).not.toHaveBeenCalled();
});

test('on a computer, which cannot have the app, neither is', async () => {
  const { asked } = await started({ userAgent: computer });
  expect([...asked]).not.toContain('content.banners');
});

test('inside the operator’s app no picture is looked for', async () => {
  const { asked, published } = await started({ isInApp: true });
  expect([...asked]).not.toContain('content.banners');
  expect(published).not.toHaveBeenCalled();
});
