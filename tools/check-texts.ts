// `npm run check:texts`: checks that every language is whole and fits English, in our texts and in operators' content.
import { join, resolve } from 'node:path';
import { textFolders } from '../texts/folders.ts';
import same from '../texts/same-as-english.json' with { type: 'json' };
import { languagesIn } from '../texts/sheets.ts';
import { checkTexts } from './texts/check.ts';
import { checkContent } from './texts/check-content.ts';

const root = resolve(import.meta.dirname, '..');
const folders = Object.values(textFolders).map((folder) => join(root, folder));
const findings = [...checkTexts(root, folders, same), ...checkContent(root, same)];
for (const finding of findings) process.stderr.write(`${finding}\n`);
process.stdout.write(`${languagesIn(join(root, textFolders.web)).length} languages, ${findings.length} findings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
