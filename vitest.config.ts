// Unit tests run in node; a file that needs a document says so in its first line.
// *.http.test.ts use HTTP and a database (PGlite, or PostgreSQL with TEST_DATABASE_URL).
// *.race.test.ts need PostgreSQL, *.firebase.test.ts the emulator (TEST_FIREBASE_HOST), *.clamd.test.ts ClamAV's daemon.
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { countriesPlugin } from './apps/web/vite/countries-plugin.ts';
import { textsPlugin } from './apps/web/vite/texts-plugin.ts';
import { sharedTextsPlugin } from './texts/plugin.ts';
import { chooseSeed, shareOf } from './tools/test/run-seed.mjs';

/** Ends a test that hangs. On busy cores, beside all journeys, a database that starts takes half a minute. */
const TEST_MAX_MS = 120_000;

/** Files share a process and the modules in it: to start and load them anew for each file takes longer than the tests. */
const shared = { isolate: false, setupFiles: ['tools/test/shared-process.ts'] };

const sharedTexts = sharedTextsPlugin(resolve(import.meta.dirname, 'texts'));

const platform = (name: string, include: string[]) => ({
  plugins: [sharedTexts],
  test: {
    ...shared,
    name,
    include,
    testTimeout: TEST_MAX_MS,
    hookTimeout: TEST_MAX_MS,
    maxWorkers: 2,
    // Projects with other numbers of workers have a group of their own.
    sequence: { groupOrder: 1 },
  },
});

/**
 * Tests over HTTP whose subject the two databases could do differently: how a node starts, works in the background and ends, and the
 * transactions of each module, which have one connection here. All others run on PostgreSQL alone (docs/decisions/060-cost-of-the-suite.md).
 */
const alwaysEmbedded = ['{run,purge}', 'http/shutdown', 'protection/idempotency'];
/** Of the others a run takes a third, as its seed says. */
const onEmbedded = [
  'modules/foundation/outbox/sender',
  'modules/foundation/push/push-news',
  'modules/foundation/tracking/money-events',
  'modules/foundation/captcha/duty',
  'modules/account/session/{rsa-keys,session,device-secret,change-status}',
  'modules/account/second-factor/ways',
  'modules/account/{security/security,identity-check/identity-check}',
  'modules/account/identity/{link-social,linked,register-social}',
  'modules/account/registration/register-mobile',
  'modules/account/recovery/recovery',
  'modules/account/personal-data/personal-data',
  'modules/money/wallet/{wallet,ledger-check}',
  'modules/money/{bonus/bonus,payment/{payment,slips},payout/payout}',
  'modules/operator/console/edits',
  'modules/play/lottery/story',
  'modules/promotion/rewards/rewards',
  'modules/play/game/games-site',
  'modules/demo/members/seed',
];

chooseSeed();

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          countriesPlugin(resolve(import.meta.dirname, 'merchants')),
          textsPlugin(resolve(import.meta.dirname, 'apps/web/src/locales')),
          sharedTexts,
        ],
        test: {
          ...shared,
          name: 'unit',
          testTimeout: TEST_MAX_MS,
          hookTimeout: TEST_MAX_MS,
          include: ['{packages,apps,texts,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{http,race,firebase,clamd}.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      platform('http', ['apps/platform/**/*.http.test.ts']),
      platform(
        'embedded',
        [...alwaysEmbedded, ...shareOf(onEmbedded, 3)].map((file) => `apps/platform/src/${file}.http.test.ts`),
      ),
      platform('race', ['apps/platform/**/*.race.test.ts']),
      platform('firebase', ['apps/platform/**/*.firebase.test.ts']),
      platform('clamd', ['apps/platform/**/*.clamd.test.ts']),
    ],
  },
});
