// `npm run check:tables`: compares docs/tables, the README's table and the modules that ARCHITECTURE.md names with the code.
// `--write` writes the generated ones.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { textFolders } from '../texts/folders.ts';
import { languagesIn } from '../texts/sheets.ts';
import { keepFile } from './generated-file.ts';
import { listFiles } from './import-rules/modules.ts';
import { assumedPage } from './tables/assumed-page.ts';
import { callsPage, languagesPage, moneyEventsPage, switchesPage, trackedEventsPage } from './tables/contract-pages.ts';
import { environmentPage, withEnvironment } from './tables/environment.ts';
import { moduleTableFaults } from './tables/module-table.ts';
import { queuePage } from './tables/queue-page.ts';
import { errorsPage, routesPage, storagePage } from './tables/web-pages.ts';

const root = resolve(import.meta.dirname, '..');
const write = process.argv.includes('--write');

const pages: Readonly<Record<string, string>> = {
  'docs/tables/calls.md': callsPage(),
  'docs/tables/switches.md': switchesPage(),
  'docs/tables/money-events.md': moneyEventsPage(),
  'docs/tables/tracked-events.md': trackedEventsPage(),
  'docs/tables/languages.md': languagesPage(languagesIn(resolve(root, textFolders.web))),
  'docs/tables/routes.md': routesPage(),
  'docs/tables/errors.md': errorsPage(),
  'docs/tables/storage.md': storagePage(),
  'docs/tables/queue.md': queuePage(),
  'docs/tables/environment.md': environmentPage(),
  'docs/tables/assumed.md': assumedPage(root, listFiles(root)),
  'README.md': withEnvironment(readFileSync(resolve(root, 'README.md'), 'utf8')),
};

const stale = [
  ...Object.entries(pages).flatMap(([path, text]) => keepFile(path, text, write) ?? []),
  ...moduleTableFaults(root, readFileSync(resolve(root, 'ARCHITECTURE.md'), 'utf8')),
];
for (const line of stale) process.stderr.write(`${line}\n`);
process.stdout.write(`${Object.keys(pages).length} tables, ${stale.length} stale\n`);
process.exitCode = stale.length === 0 ? 0 : 1;
