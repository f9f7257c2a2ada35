// `npm run check:requirements`: compares the last run's tests with docs/requirements.tsv and .md.
// `--write` writes docs/requirements.md from the sources alone.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepFile } from './generated-file.ts';
import { cover, faultsOf, parseRequirements } from './requirements/coverage.ts';
import { listTests } from './requirements/listed.ts';
import { requirementsPage } from './requirements/page.ts';
import { readReports } from './requirements/reports.ts';
import { dueRequirements, waitingParts } from './requirements-due.ts';

const root = resolve(import.meta.dirname, '..');
const write = process.argv.includes('--write');
const { ran, missing } = write ? { ran: listTests(root), missing: [] } : readReports(root);
const requirements = parseRequirements(readFileSync(resolve(root, 'docs/requirements.tsv'), 'utf8'));
const coverage = cover(requirements, dueRequirements, ran);
const faults = [
  ...missing.map((name) => `No report of ${name}: run npm test first`),
  ...faultsOf(coverage, dueRequirements, ran),
  ...[...waitingParts.keys()]
    .filter((id) => !dueRequirements.has(id))
    .map((id) => `${id} waits in part, but is not built at all`),
];
// A page from half a run would forget tests.
const stale =
  missing.length > 0 ? null : keepFile('docs/requirements.md', requirementsPage(coverage, waitingParts), write);
if (stale) faults.push(stale);

for (const fault of faults) process.stderr.write(`${fault}\n`);
const proven = coverage.filter(({ due, tests }) => due && tests.length > 0).length;
process.stdout.write(
  `${proven} of ${dueRequirements.size} due requirements proven by ${ran.length} tests, ${waitingParts.size} of them in part\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
