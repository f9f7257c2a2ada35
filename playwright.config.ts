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

/** The longest files start first: one of them at the end would run alone. */
const longest = ['the-draw', 'lost-files', 'domain-failure', 'any-size', 'with-the-keyboard'].map(
  (name) => `${name}.spec.ts`,
);

/** Files that are not among the longest, whose text matches. */
const filesWith = (text: RegExp): string[] =>
  files.filter((name) => !longest.includes(name) && text.test(readFileSync(join(folder, name), 'utf8')));

/** Journeys with operators, a browser or pictures of their own run in a row: a worker that changes one of them starts a product or itself again. */
const ownWorkers = filesWith(/operators: \{|wholeBrowserTest/);
const withPictures = filesWith(/showsPictures/).filter((name) => !ownWorkers.includes(name));

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
    { name: 'long', testMatch: longest },
    { name: 'own', testMatch: ownWorkers },
    { name: 'pictures', testMatch: withPictures },
    { name: 'other', testIgnore: [...longest, ...ownWorkers, ...withPictures] },
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
