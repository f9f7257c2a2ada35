import { describe, expect, test } from 'vitest';
import { cover, faultsOf, idsOf, parseRequirements } from './coverage.ts';
import { readPlaywrightList, readVitestList } from './listed.ts';
import { requirementsPage } from './page.ts';
import { readPlaywright, readVitest } from './reports.ts';

const table =
  'id\tseed\trequirement\nAA-01\tA1\tfirst | row\nAA-02\tA2\tsecond row\nAA-03\tA3\tthird row\nAA-04\tA4\tfourth row\n';
const rows = parseRequirements(table);
const due = new Set(['AA-01', 'AA-02']);
const waiting = new Map([['AA-02', 'its other half']]);
const ran = (title: string, passed = true, file = 'a.test.ts') => ({ file, title, passed });

describe('requirement coverage', () => {
  test('a title proves the ids it names, up to three', () => {
    expect(idsOf('AA-01 a member logs in')).toEqual(['AA-01']);
    expect(idsOf('group › AA-01 AA-02 AA-03 all')).toEqual(['AA-01', 'AA-02', 'AA-03']);
    expect(idsOf('AA-01 AA-02 AA-03 AA-04 too much')).toEqual([]);
    expect(idsOf('AA-0 and XAA-011')).toEqual([]);
  });

  test('a test that failed, also on one of two databases, proves nothing', () => {
    const coverage = cover(rows, due, [ran('AA-01 x', false), ran('AA-02 y'), ran('AA-02 y', false)]);
    expect(coverage.map(({ tests }) => tests.length)).toEqual([0, 0, 0, 0]);
    expect(faultsOf(coverage, due, [])).toEqual([
      'AA-01 is due and no passing test names it',
      'AA-02 is due and no passing test names it',
    ]);
  });

  test('an id that no row has is a fault', () => {
    const tests = [ran('AA-01 x'), ran('AA-02 y'), ran('ZZ-99 z')];
    expect(faultsOf(cover(rows, due, tests), due, tests)).toEqual([
      'ZZ-99 is named but stands in no row of docs/requirements.tsv',
    ]);
  });

  test('the page does not depend on the order of the tests', () => {
    const tests = [ran('AA-01 b'), ran('AA-01 a'), ran('AA-02 c', true, 'b.spec.ts'), ran('AA-04 d')];
    const page = requirementsPage(cover(rows, due, tests), waiting);
    expect(requirementsPage(cover(rows, due, [...tests].reverse()), waiting)).toBe(page);
    expect(page).toContain('| AA-01 | first \\| row | `a.test.ts` |');
    expect(page).toContain('| AA-02 | second row | `b.spec.ts`<br>**in part**: its other half |');
    expect(page).toContain('| AA-04 | fourth row | not built yet; begun: `a.test.ts` |');
    expect(page).toContain('1 of 2 rows that are built are proven whole, 1 in part');
    expect(page).toContain('| AA-03 | third row | not built yet |');
  });
});

describe('reports', () => {
  test('vitest: skipped tests did not run', () => {
    const assertionResults = [
      { title: 'AA-01 x', ancestorTitles: ['group'], status: 'passed' },
      { title: 'AA-02 y', ancestorTitles: [], status: 'skipped' },
    ];
    const text = JSON.stringify({ testResults: [{ name: '/root/apps/a.test.ts', assertionResults }] });
    expect(readVitest('/root', text)).toEqual([{ file: 'apps/a.test.ts', title: 'group › AA-01 x', passed: true }]);
  });

  test('playwright: nested suites, skipped tests left out', () => {
    const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] });
    const inner = {
      title: 'inner',
      file: 'a.spec.ts',
      specs: [spec('AA-02 y', false, 'unexpected'), spec('AA-03 z', true, 'skipped')],
    };
    const suites = [
      { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('AA-01 x', true, 'expected')], suites: [inner] },
    ];
    expect(readPlaywright('e2e', JSON.stringify({ suites }))).toEqual([
      { file: 'e2e/a.spec.ts', title: 'AA-01 x', passed: true },
      { file: 'e2e/a.spec.ts', title: 'inner › AA-02 y', passed: false },
    ]);
  });
});

describe('lists of tests that did not run', () => {
  test('vitest: a test counts by its file and its title', () => {
    const text = JSON.stringify([{ name: 'group > AA-01 x', file: '/root/apps/a.test.ts', projectName: 'unit' }]);
    expect(readVitestList('/root', text)).toEqual([{ file: 'apps/a.test.ts', title: 'group > AA-01 x', passed: true }]);
  });

  test('playwright: a test counts without a result', () => {
    const inner = {
      title: 'inner',
      file: 'a.spec.ts',
      specs: [{ title: 'AA-02 y', ok: true, tests: [{ status: 'skipped' }] }],
    };
    const text = JSON.stringify({ suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [inner] }] });
    expect(readPlaywrightList('e2e', text)).toEqual([
      { file: 'e2e/a.spec.ts', title: 'inner › AA-02 y', passed: true },
    ]);
  });
});
