// Finds the tests that prove each requirement. Pure.

export interface Requirement {
  readonly id: string;
  readonly source: string;
  readonly text: string;
}

/** A test that ran. `passed` only when it passed everywhere it ran. */
export interface RanTest {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

export interface Coverage {
  readonly requirement: Requirement;
  readonly due: boolean;
  readonly tests: readonly RanTest[];
}

/** A title that names more ids than this proves none of them. */
const MAX_IDS_A_TITLE = 3;

/** Reads the tab-separated table: id, source, text. */
export function parseRequirements(table: string): Requirement[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', source = '', text = ''] = line.split('\t');
      return { id, source, text };
    });
}

/** The ids a title proves. */
export function idsOf(title: string): string[] {
  const ids = [...new Set(title.match(/\b[A-Z]{2}-\d{2}\b/g) ?? [])];
  return ids.length <= MAX_IDS_A_TITLE ? ids : [];
}

/** One row a requirement, in the table's order. A test that ran in several places (two databases, two browsers) counts once, if all passed. */
export function cover(
  requirements: readonly Requirement[],
  due: ReadonlySet<string>,
  ran: readonly RanTest[],
): Coverage[] {
  const byName = new Map<string, RanTest>();
  for (const test of ran) {
    const name = `${test.file} ${test.title}`;
    const known = byName.get(name);
    byName.set(name, { ...test, passed: test.passed && (known?.passed ?? true) });
  }
  const byId = new Map<string, RanTest[]>();
  for (const test of byName.values()) {
    if (test.passed) for (const id of idsOf(test.title)) byId.set(id, [...(byId.get(id) ?? []), test]);
  }
  const order = (a: RanTest, b: RanTest) => compare(a.file, b.file) || compare(a.title, b.title);
  return requirements.map((requirement) => ({
    requirement,
    due: due.has(requirement.id),
    tests: (byId.get(requirement.id) ?? []).sort(order),
  }));
}

/**
 * Returns the faults that keep the coverage from being whole: due rows without a test, and ids that the table does not
 * have.
 */
export function faultsOf(coverage: readonly Coverage[], due: ReadonlySet<string>, ran: readonly RanTest[]): string[] {
  const known = new Set(coverage.map(({ requirement }) => requirement.id));
  const unproven = coverage.filter((row) => row.due && row.tests.length === 0).map(({ requirement }) => requirement.id);
  const strangers = [...due, ...ran.flatMap(({ title }) => idsOf(title))].filter((id) => !known.has(id));
  return [
    ...unproven.map((id) => `${id} is due and no passing test names it`),
    ...[...new Set(strangers)].map((id) => `${id} is named but stands in no row of docs/requirements.tsv`),
  ];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
