// Journeys in a real browser against the built product. No retries, which would hide bugs.
import { defineConfig } from '@playwright/test';

const JOURNEY_MS = 120_000;
const EXPECTATION_MS = 20_000;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/prepare-data.ts',
  outputDir: '.cache/e2e',
  timeout: JOURNEY_MS,
  expect: { timeout: EXPECTATION_MS },
  retries: 0,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
  },
});
