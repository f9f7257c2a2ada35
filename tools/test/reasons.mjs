// Why a part failed, in few lines: the end of a long log is often all that a reader is shown.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const SHOWN_LINES = 14;
const LONGEST_LINE = 400;

/** The failed tests of a part with what they said, read from its log and, for journeys, from their report. */
export function reasonsOf(log, report) {
  const journeys = report && existsSync(report) ? failedJourneys(JSON.parse(readFileSync(report, 'utf8')).suites) : [];
  return journeys.length > 0 ? journeys : failedTests(readFileSync(log, 'utf8').split('\n'));
}

/** Suites hold specs and further suites, as Playwright's JSON reporter writes them. */
function failedJourneys(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).flatMap(({ title, tests }) => [title, ...tests.flatMap(linesOfResults)]),
    ...failedJourneys(inner),
  ]);
}

const linesOfResults = ({ results }) =>
  results.flatMap(({ errors }) => errors).flatMap(({ message = '' }) => short(message.split('\n')));

/** Vitest marks a failed test with FAIL and says below it what it found. */
function failedTests(lines) {
  return lines.flatMap((line, at) => (/^\s*FAIL\s/.test(line) ? [line.trim(), ...short([lines[at + 1] ?? ''])] : []));
}

const short = (lines) =>
  lines
    .map((line) => stripVTControlCharacters(line).trimEnd())
    .filter((line) => line !== '')
    .slice(0, SHOWN_LINES)
    .map((line) => `  ${line.slice(0, LONGEST_LINE)}`);
