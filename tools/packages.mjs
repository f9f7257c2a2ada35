// Installs the lockfile's packages when node_modules is missing or older. Plain Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** npm writes its own copy of the lockfile last; clocks of file systems differ by a little. */
const CLOCK_SLACK_MS = 1000;

const isInstalled = () => {
  const installed = `${root}/node_modules/.package-lock.json`;
  const lockfile = `${root}/package-lock.json`;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs - CLOCK_SLACK_MS;
};

/** Runs `npm ci` when needed; ends the process when that fails. */
export function installPackages() {
  if (isInstalled()) return;
  process.stdout.write('Installing packages (npm ci). This happens once.\n');
  // A person who starts the product cannot act on npm's warnings (engines of packages, scripts it did not run).
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`Installing failed${error ? `: ${error.message}` : ''}. Is the package registry reachable?\n`);
  process.exit(status ?? 1);
}
