// `npm run attack`: a repeatable penetration test of the built product on loopback. Options: see tools/attack/README.md.
import { writeFileSync } from 'node:fs';
import { type AttackOptions, readOptions } from './attack/options.ts';
import { printReport } from './attack/report.ts';
import { runSuite } from './attack/run-suite.ts';
import { suites } from './attack/suites.ts';

async function attackAll(options: AttackOptions): Promise<boolean> {
  process.stdout.write(`Attacking ${options.dist} with seed ${options.seed}\n`);
  const results = [];
  for (const suite of suites.filter(({ name }) => options.only.includes(name))) {
    process.stdout.write(`${suite.name}: ${suite.tries}\n`);
    results.push(await runSuite(suite, options));
  }
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
