// `npm run check:browsers`: fails on built code that our oldest browsers do not support.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkScripts, checkStyles, type Found } from './browsers/check.ts';
import { newerNames } from './browsers/compat-data.ts';
import { covers, harmlessStyles } from './browsers/covers.table.ts';
import { addOwnNames, readScript, type Use } from './browsers/read-script.ts';
import { readStyles } from './browsers/read-styles.ts';
import { readShipped, type Shipped } from './browsers/shipped.ts';
import { listFiles } from './import-rules/modules.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Folders whose types name the properties of our objects. */
const browserCode = [
  'apps/web/src',
  'apps/games/src',
  'apps/platform/src/modules/foundation/captcha/script',
  'packages',
];

const { scripts, styles } = readShipped(join(root, 'dist'));
const own = { all: new Set<string>(), functions: new Set<string>() };
for (const { name, text } of scripts) addOwnNames(own, name.endsWith('.js') ? name : 'inline.js', text);
for (const file of listFiles(root, browserCode).filter((path) => !/\.test\.|\/fake[^/]*$/.test(path)))
  addOwnNames(own, file, read(file));

const newer = newerNames();
const findIn = (files: readonly Shipped[], find: (text: string) => Use[]): Found[] =>
  files.flatMap(({ name, text }) => find(text).map((use) => ({ ...use, file: name })));

const findings = [
  ...checkScripts(
    findIn(scripts, (text) => readScript(text, newer, own)),
    covers,
    read,
  ),
  ...checkStyles(findIn(styles, readStyles), harmlessStyles),
];
for (const finding of findings) process.stderr.write(`${finding}\n`);
process.stdout.write(`${scripts.length} scripts, ${styles.length} style sheets, ${findings.length} findings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
