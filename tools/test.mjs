// `npm test`: installs what is missing and runs all parts of the suite. Needs only Node.
// `npm test -- unit imports` runs only the named parts (and what they need).
import { rmSync } from 'node:fs';
import { requireNode } from './node-version.mjs';
import { installPackages } from './packages.mjs';
import { startFirebase } from './test/firebase.mjs';
import { prepareMachine } from './test/machine.mjs';
import { parts, withNeeds } from './test/parts.mjs';
import { startPostgres } from './test/postgres.mjs';
import { reasonsOf } from './test/reasons.mjs';
import { logOf, root, runParts, stopEverything } from './test/run-parts.mjs';
import { chooseSeed, seedOfRun } from './test/run-seed.mjs';
import { makeScratch } from './test/scratch.mjs';

requireNode();
const started = Date.now();
const wanted = withNeeds(process.argv.slice(2));
if (typeof wanted === 'string') fail(wanted);

let cluster = null;
let firebase = null;
let scratch = null;
const stopServers = async () => {
  await Promise.all([cluster?.stop(), firebase?.stop()]);
  scratch?.remove();
};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await stopEverything();
    await stopServers();
    process.exit(130);
  });
}

try {
  chooseSeed();
} catch (error) {
  fail(error.message);
}
process.stdout.write(`${seedOfRun()}\n`);
installPackages();
const needs = new Set(wanted.flatMap((name) => parts[name].machine ?? []));
const machine = prepareMachine(needs);
if (machine.missing.length > 0) fail(machine.missing.join('\n'));

rmSync(`${root}/.cache/reports`, { recursive: true, force: true });
scratch = makeScratch();
process.env.TMPDIR = scratch.path;
const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
// The suite is about the operators of this project, also where somebody builds others with it.
delete env.MERCHANTS_DIR;
let results = [];
try {
  if (needs.has('firebase')) {
    // It takes long: the code that needs it waits for it.
    firebase = await startFirebase();
    env.TEST_FIREBASE_HOST = firebase.host;
  }
  if (machine.pgBin) {
    cluster = await startPostgres(machine.pgBin);
    env.TEST_DATABASE_URL = cluster.url;
  }
  results = await runParts(wanted, env);
} finally {
  await stopServers();
}

const width = Math.max(...results.map(({ name }) => name.length));
process.stdout.write('\n');
for (const { name, outcome, seconds } of results) {
  process.stdout.write(`  ${name.padEnd(width)}  ${outcome.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s\n`);
}
for (const { name } of results.filter(({ outcome }) => outcome === 'failed')) {
  const report = name === 'e2e' ? `${root}/.cache/reports/e2e.json` : null;
  process.stdout.write(`\n${[name, ...reasonsOf(logOf(name), report)].join('\n    ')}\n`);
}
const bad = results.filter(({ outcome }) => outcome !== 'passed');
const total = (Date.now() - started) / 1000;
process.stdout.write(
  `\n${bad.length === 0 ? 'All parts passed' : `${bad.length} of ${results.length} parts did not pass`} in ${total.toFixed(0)} s.\n`,
);
process.exitCode = bad.length === 0 ? 0 : 1;

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
