import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letWorkerTakeOver, updateWorker, watchWaitingWorker } from './worker-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene({ hasController = true, isRegistered = true } = {}) {
  const posted: unknown[] = [];
  const installing = Object.assign(new EventTarget(), {});
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { scriptURL: string; postMessage: (message: unknown) => void } | null,
    installing,
    update: vi.fn(async () => {
      throw new TypeError('The script answered 500.');
    }),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: hasController ? {} : null,
    getRegistration: async () => (isRegistered ? registration : undefined),
    ready: Promise.resolve(registration),
  });
  const install = () => {
    registration.waiting = { scriptURL: '/m/sw.js?merchant=aurora', postMessage: (message) => posted.push(message) };
    registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
  };
  return { view: { navigator: { serviceWorker } } as unknown as Window, registration, serviceWorker, posted, install };
}

test('a worker that cannot be updated is no failure of the page', async () => {
  const { view, registration } = scene();
  await expect(updateWorker(view)).resolves.toBeUndefined();
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test('a browser without workers has nothing to update', async () => {
  const view = { navigator: {} } as Window;
  await updateWorker(view);
  await letWorkerTakeOver(view);
  await watchWaitingWorker(view, () => expect.unreachable());
});

test('UP-02 a new worker that waits is heard of', async () => {
  const { view, install } = scene();
  const heard = vi.fn();
  await watchWaitingWorker(view, heard);
  expect(heard).not.toHaveBeenCalled();
  install();
  expect(heard.mock.calls).toEqual([['/m/sw.js?merchant=aurora']]);
});

test('UP-02 a new worker is heard of on the page that registered the first', async () => {
  const { view, install } = scene({ isRegistered: false });
  const heard = vi.fn();
  await watchWaitingWorker(view, heard);
  install();
  expect(heard.mock.calls).toEqual([['/m/sw.js?merchant=aurora']]);
});

test('the first worker of all is no update', async () => {
  const { view, install } = scene({ hasController: false });
  const heard = vi.fn();
  await watchWaitingWorker(view, heard);
  install();
  expect(heard).not.toHaveBeenCalled();
});

test('a worker that waits takes over before the reload', async () => {
  const { view, install, posted, serviceWorker } = scene();
  install();
  const taken = letWorkerTakeOver(view);
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([{ type: 'takeOver' }]);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await taken;
});

test('a worker that does not take over holds no reload up for more than two seconds', async () => {
  const { view, install } = scene();
  install();
  const taken = letWorkerTakeOver(view);
  await vi.advanceTimersByTimeAsync(2000);
  await taken;
});
