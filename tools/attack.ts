// `npm run attack`: a penetration test of the built product. Options: tools/attack/README.md.
import { writeFileSync } from 'node:fs';
import { inParallel } from './attack/client.ts';
import { type AttackOptions, readOptions } from './attack/options.ts';
import { printReport } from './attack/report.ts';
import { runSuite, type SuiteResult } from './attack/run-suite.ts';
import { suites } from './attack/suites.ts';

const verdict = ({ findings, error }: SuiteResult): string =>
  error ? 'did not finish' : findings.length === 0 ? 'nothing found' : `${findings.length} findings`;

async function attackAll(options: AttackOptions): Promise<boolean> {
  process.stdout.write(`Attacking ${options.dist} with seed ${options.seed}\n`);
  const chosen = suites.filter(({ name }) => options.only.includes(name));
  const results: SuiteResult[] = [];
  await inParallel(chosen, options.workers, async (suite) => {
    const result = await runSuite(suite, options);
    results.push(result);
    process.stdout.write(`${suite.name} (${suite.tries}): ${verdict(result)}\n`);
  });
  results.sort((one, other) => options.only.indexOf(one.name) - options.only.indexOf(other.name));
  printReport(results);
  if (options.json) writeFileSync(options.json, JSON.stringify({ seed: options.seed, results }, null, 1));
  return results.every(({ findings, error }) => findings.length === 0 && error === null);
}

try {
  const names = suites.map(({ name }) => name);
  const isClean = await attackAll(readOptions(process.argv.slice(2), names));
  process.exit(isClean ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(2);
}
