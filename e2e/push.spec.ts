// docs/flows/push.md: a member allows notifications, gets them on this device, and none after the log-out.
import type { CDPSession, Page } from '@playwright/test';
import { startPushService, type TestPushService } from '../apps/platform/src/testing/push-service.ts';
import { withoutCaptcha } from './support/operators.ts';
import { type Product, startProduct } from './support/product.ts';
import { wholeBrowserTest as base, expect, logIn, logOut, open } from './support/test.ts';
import { sharedText, textOf } from './support/texts.ts';

interface Fixtures {
  readonly service: TestPushService;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a fixture from this pattern
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.close();
  },
  product: async ({ service }, use) => {
    const product: Product = await startProduct({ change: withoutCaptcha, env: { PUSH_SERVICES: service.host } });
    await use(product);
    await product.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Runs before the page: the browser has not asked yet, and its push service is ours. */
function usePushService({ endpoint, p256dh, auth }: Readonly<Record<'endpoint' | 'p256dh' | 'auth', string>>): void {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0)).buffer;
  const keys: Readonly<Record<string, string>> = { p256dh, auth };
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('asked') ?? 'default' });
  Notification.requestPermission = async () => {
    localStorage.setItem('asked', 'granted');
    return 'granted';
  };
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () =>
    ({ endpoint, options: {}, getKey: (name: string) => bytes(keys[name] ?? '') }) as unknown as PushSubscription;
}

const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pushToken') ?? 'null') as Record<string, unknown> | null);

/**
 * The notices that the browser tells its developer tools of, as "title|body". A page could ask it for them, too; but one that is asked
 * for while it is being put up is lost in Chromium.
 */
const noticesOf = async (browser: CDPSession): Promise<string[]> => {
  const shown: string[] = [];
  browser.on(
    'BackgroundService.backgroundServiceEventReceived',
    ({ backgroundServiceEvent: { eventName, eventMetadata } }) => {
      const told = Object.fromEntries(eventMetadata.map(({ key, value }) => [key, value]));
      if (eventName === 'Notification displayed') shown.push(`${told.Title}|${told.Body}`);
    },
  );
  await browser.send('BackgroundService.startObserving', { service: 'notifications' });
  await browser.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  return shown;
};

test('PU-01 PU-02 a member allows notifications, gets them here, and none after the log-out', async ({
  page,
  context,
  site,
  service,
  wire,
}) => {
  const subscription = service.subscribe();
  await context.grantPermissions(['notifications'], { origin: site });
  await page.addInitScript(usePushService, subscription);
  const browser = await context.newCDPSession(page);
  const registrations: string[] = [];
  browser.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await browser.send('ServiceWorker.enable');
  const notices = await noticesOf(browser);
  await open(page, '/m/login');
  await logIn(page);
  const prompt = page.getByRole('dialog', { name: textOf('push.promptTitle') });
  await prompt.getByRole('button', { name: textOf('push.allow') }).click();

  const { endpoint, p256dh, auth } = subscription;
  const token = Buffer.from(JSON.stringify({ endpoint, p256dh, auth })).toString('base64url');
  await expect
    .poll(() => record(page), { timeout: 20_000 })
    .toMatchObject({
      token,
      createTime: expect.any(Number),
      options: { endpoint, p256dh, auth, swScope: `${site}/m/`, vapidKey: expect.stringMatching(/^[\w-]{87}$/) },
    });

  await open(page, '/m/securityCenter');
  const section = page.getByRole('region', { name: textOf('push.title') });
  await section.getByRole('button', { name: textOf('push.test') }).click();
  await expect(section.getByRole('status')).toHaveText(textOf('push.testSent'));
  const [received] = service.received;
  expect(JSON.parse(received?.text ?? '{}')).toMatchObject({ title: 'Aurora', path: '/m/securityCenter' });

  const deliver = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId: registrations[0] ?? '', data });
  await deliver(received?.text ?? '');
  const sent = JSON.parse(received?.text ?? '{}') as Record<string, string>;
  await expect.poll(() => notices).toEqual([`Aurora|${sent.body}`]);
  await deliver('');
  await deliver(JSON.stringify({ title: 'Aurora', body: 'Look' }));
  await expect
    .poll(() => notices.toSorted())
    .toEqual(['Aurora|Look', `Aurora|${sent.body}`, `${sharedText('push', 'general')}|`].toSorted());

  const subscribed = page.waitForResponse(/CSP_fcmSubscribe/);
  await open(page, '/m/member/home');
  await subscribed;
  await logOut(page);
  await expect.poll(() => record(page)).toBeNull();
  const next = await wire.logIn();
  const { body } = await wire.call('push.test', { registrationToken: token }, next.token);
  expect(body.value).toEqual({ outcome: 'unbound' });
  expect(service.received).toHaveLength(1);
});
