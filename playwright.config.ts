// Journeys in a real browser against the built product. No retries, which would hide bugs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { journeyLocale } from './e2e/support/texts.ts';
import { chooseSeed } from './tools/test/run-seed.mjs';

chooseSeed();

const JOURNEY_MS = 120_000;
const EXPECTATION_MS = 30_000;

const folder = join(import.meta.dirname, 'e2e');
const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));

/** Files whose text matches. */
const filesWith = (text: RegExp): string[] =>
  files.filter((name) => text.test(readFileSync(join(folder, name), 'utf8')));

/** Journeys that need another browser than most run in a row: a worker that changes it starts itself again. */
const withPictures = filesWith(/showsPictures/);
const wholeBrowser = filesWith(/wholeBrowserTest/).filter((name) => !withPictures.includes(name));

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/prepare-data.ts',
  outputDir: '.cache/e2e',
  timeout: JOURNEY_MS,
  expect: { timeout: EXPECTATION_MS },
  retries: 0,
  // Journeys wait for pages, draws and clocks: four at a time keep two cores busy, three left a sixth of them idle.
  workers: 4,
  forbidOnly: true,
  projects: [
    { name: 'pictures', testMatch: withPictures },
    { name: 'whole-browser', testMatch: wholeBrowser },
    { name: 'other', testIgnore: [...withPictures, ...wholeBrowser] },
  ],
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: journeyLocale,
    // A journey meets the network itself, unless it is about the service worker: interception does not see a worker's requests.
    serviceWorkers: 'block',
  },
});
