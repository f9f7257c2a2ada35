// `npm run check:licences`: checks shipped packages and NOTICE. `--write` writes NOTICE.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepFile } from './generated-file.ts';
import { type Lockfile, licenceText, noticeOf, refused, shippedPackages } from './licences/shipped.ts';

const root = resolve(import.meta.dirname, '..');
const lockfile = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as Lockfile;
const packages = shippedPackages(lockfile, (place) => licenceText(root, place));
const faults = refused(packages).map((row) => `Not a licence to ship under: ${row}`);
const stale = keepFile('NOTICE', noticeOf(packages), process.argv.includes('--write'));
if (stale) faults.push(stale);

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${packages.length} shipped packages, ${faults.length} findings\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
