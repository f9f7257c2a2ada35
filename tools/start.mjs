// `npm start`: installs and builds what is missing, then starts platform and site. Needs only Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh, root } from './build/stamp.mjs';
import { requireNode } from './node-version.mjs';
import { installPackages } from './packages.mjs';

requireNode();
const [option] = process.argv.slice(2);
if (option !== undefined) {
  process.stderr.write(
    `npm start takes no options, so not "${option}". Settings are variables: PORT=8000 npm start. README.md lists them.\n`,
  );
  process.exit(2);
}
installPackages();
if (!isFresh()) {
  process.stdout.write('Building. This happens once, and after a change.\n');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
process.chdir(root);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist/all-in-one.js')).href);
