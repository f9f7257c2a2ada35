// `npm start`: installs what is missing, builds what has changed, and starts the platform with the site before it. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh, root } from './build/stamp.mjs';
import { installPackages } from './packages.mjs';

const OLDEST_NODE = [20, 11];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  process.stderr.write(`Foyer needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
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
await import(pathToFileURL(join(root, 'dist/together.js')).href);
