// Runs the platform and the site in one process: what `npm start` starts once everything is built.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startPlatform } from '../apps/platform/src/main.ts';
import { readSiteEnv } from '../apps/web/server/env.ts';
import { startSite } from '../apps/web/server/main.ts';
import type { EmbeddedService } from '../apps/web/server/operations-routes.ts';
import { type DemoProcess, startDemoProcess } from './demo-process.ts';
import { startDemoStaff } from './demo-staff.ts';
import { greeting, isDemo, requirePorts } from './greeting.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The platform's own answers to requests for the site's readiness and its metrics. */
const embeddedPlatform = (platform: string): EmbeddedService => ({
  isReady: () =>
    fetch(`${platform}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  figures: () => fetch(`${platform}/metrics`).then((answer) => answer.text()),
});

async function start(given: Variables): Promise<void> {
  const { port } = readSiteEnv({ ...given, BACKEND_URL: '' });
  await requirePorts(port);
  const outboxKey = given.OUTBOX_KEY || randomBytes(18).toString('base64url');
  const shared = { ...given, PORT: String(port), LOG_LEVEL: given.LOG_LEVEL || (isDemo(given) ? 'error' : 'info') };
  const dataDir = given.DATA_DIR || '.data';
  const startDemo = async (name: 'bank' | 'vendor', url: string | undefined): Promise<DemoProcess | null> =>
    isDemo(given) && !url
      ? startDemoProcess(
          { name, program: [join(import.meta.dirname, `${name}.js`)], folder: join(dataDir, name) },
          given,
        )
      : null;
  const bank = await startDemo('bank', given.DEMO_BANK_URL);
  const vendor = await startDemo('vendor', given.DEMO_VENDOR_URL);
  const stopDemo = async (): Promise<void> => {
    await Promise.all([bank?.stop(), vendor?.stop()]);
  };
  const demoUrls = {
    DEMO_BANK_URL: given.DEMO_BANK_URL || bank?.url,
    DEMO_VENDOR_URL: given.DEMO_VENDOR_URL || vendor?.url,
  };
  const platform = await startPlatform({
    ...shared,
    OUTBOX_KEY: outboxKey,
    DATA_DIR: dataDir,
    ...demoUrls,
    // They stand on this machine, where no name of a site has to resolve.
    PAYMENT_NOTICE_URL: given.PAYMENT_NOTICE_URL || (bank || vendor ? `http://127.0.0.1:${port}` : ''),
    PLATFORM_HOST: '127.0.0.1',
    PLATFORM_PORT: '0',
    TRUSTED_PROXIES: '1',
    // Without a port of the operator's choice the demo's scripted staff take a free one.
    OPERATOR_PORT: given.OPERATOR_PORT || (isDemo(given) ? '0' : ''),
  }).catch(async (error: unknown) => {
    await stopDemo();
    throw error;
  });
  const stopStaff = isDemo(given) && platform.operatorUrl ? startDemoStaff(platform.operatorUrl) : null;
  const embedded = embeddedPlatform(platform.url);
  const site = await startSite({ ...shared, BACKEND_URL: platform.url, ...demoUrls }, import.meta.dirname, {
    embedded,
  }).catch(async (error: unknown) => {
    stopStaff?.();
    await platform.close();
    await stopDemo();
    throw error;
  });
  const stop = async (): Promise<void> => {
    stopStaff?.();
    await site.close();
    await platform.close();
    await stopDemo();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  process.stdout.write(greeting(port, isDemo(given), outboxKey));
}

start(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
