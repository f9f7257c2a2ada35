// The report: a table of the suites, then each finding with the request that shows it.
import type { SuiteResult } from './run-suite.ts';

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');

/** Prints the results. */
export function printReport(results: readonly SuiteResult[]): void {
  const rows = results.map(({ name, sent, seconds, findings, error }) => [
    name,
    String(sent),
    String(findings.length),
    String(findings.reduce((sum, { count }) => sum + count, 0)),
    seconds.toFixed(1),
    error ? 'did not finish' : '',
  ]);
  const table = [['suite', 'sent', 'findings', 'times', 'seconds', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  process.stdout.write(`\n${lines.join('\n')}\n`);
  for (const { name, findings, notes, error } of results) {
    for (const note of notes) process.stdout.write(`\n${name}: ${note}\n`);
    if (error) process.stdout.write(`\n${name} did not finish:\n${indented(error)}\n`);
    for (const { title, request, outcome, count } of findings)
      process.stdout.write(`\n${name}: ${title} (${count}×)\n${indented(request)}\n   → ${outcome}\n`);
  }
}
