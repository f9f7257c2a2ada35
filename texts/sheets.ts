// Reads languages from folders named by their code, with JSON sheets of ICU messages by key.
// English is the type of all. The web's folders are in apps/web/src/locales, the others here.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** ICU messages by key, as one file of a language holds them. */
export type Sheet = Readonly<Record<string, string>>;
/** Sheets of one language by name. */
export type Sheets = Readonly<Record<string, Sheet>>;

/** Codes of the languages with a folder in `root`. */
export const languagesIn = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort();

/** Files of one language's sheets; a language without a folder has none. */
export const sheetFiles = (root: string, code: string): readonly string[] =>
  languagesIn(root).includes(code)
    ? readdirSync(join(root, code))
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => join(root, code, file))
    : [];

/** Reads the sheets of one language. */
export function readSheets(root: string, code: string): Sheets {
  const read = (file: string) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as Sheet] as const;
  return Object.fromEntries(sheetFiles(root, code).map(read));
}
