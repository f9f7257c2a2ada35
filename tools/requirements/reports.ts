// Reads the JSON reports of vitest and playwright into tests that ran.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { RanTest } from './coverage.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly ancestorTitles: readonly string[];
      readonly status: string;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** Tests of a vitest report; those skipped or left for later did not run. */
export function readVitest(root: string, text: string): RanTest[] {
  const report = JSON.parse(text) as VitestReport;
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, ancestorTitles, status }) => ({
        file: relative(root, name),
        title: [...ancestorTitles, title].filter(Boolean).join(' › '),
        passed: status === 'passed',
      })),
  );
}

/** Tests of a playwright report with their whole titles. `folder` is where its files live, as a path from the root. */
export function specsOf(folder: string, text: string) {
  const report = JSON.parse(text) as { suites: readonly PlaywrightSuite[] };
  type Found = PlaywrightSuite['specs'][number] & { readonly file: string };
  const walk = (suite: PlaywrightSuite, titles: readonly string[]): Found[] => [
    ...suite.specs.map((spec) => ({
      ...spec,
      file: `${folder}/${suite.file}`,
      title: [...titles, spec.title].join(' › '),
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => walk(suite, []));
}

/** Tests of a playwright report; those skipped did not run. */
export function readPlaywright(folder: string, text: string): RanTest[] {
  return specsOf(folder, text)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file, title, ok }) => ({ file, title, passed: ok }));
}

const readers = {
  unit: readVitest,
  'http-embedded': readVitest,
  'http-postgres': readVitest,
  race: readVitest,
  firebase: readVitest,
  e2e: (_root: string, text: string) => readPlaywright('e2e', text),
} as const;

/** All reports of the last run; the names of those that are missing. */
export function readReports(root: string): { ran: RanTest[]; missing: string[] } {
  const ran: RanTest[] = [];
  const missing: string[] = [];
  for (const [name, read] of Object.entries(readers)) {
    const path = `${root}/.cache/reports/${name}.json`;
    if (existsSync(path)) ran.push(...read(root, readFileSync(path, 'utf8')));
    else missing.push(name);
  }
  return { ran, missing };
}
