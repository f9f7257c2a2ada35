// Reads the operators' files; whatever is wrong goes to the list of faults.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type * as z from 'zod';
import { type Faults, pathText } from './faults.ts';

/** The merchants folder, with the faults found while reading it. */
export interface Files {
  readonly root: string;
  readonly faults: Faults;
  /** What was read: an edit lies over the files that the node started with, not over those of a release that is being copied. */
  readonly texts: Map<string, string>;
  /** Lays edits over the content of a file. */
  readonly edited: (file: string, content: unknown) => unknown;
}

export const readText = ({ root, faults, texts }: Files, file: string): string | null => {
  const known = texts.get(file);
  if (known !== undefined) return known;
  try {
    const text = readFileSync(file.startsWith('/') ? file : join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  } catch {
    faults.add(file, '', 'cannot be read');
    return null;
  }
};

/** A file of secrets: below the operator's folder, or where it is mounted. */
export const secretPath = (code: string, file: string): string => (isAbsolute(file) ? file : `${code}/${file}`);

/** A secret alone in its file. */
export const readSecret = (files: Files, code: string, file: string): string | null =>
  readText(files, secretPath(code, file))?.trim() ?? null;

/** A JSON file in the agreed form, or null with its faults noted. */
export const readJson = <T extends z.ZodType>(files: Files, file: string, schema: T): z.infer<T> | null => {
  const text = readText(files, file);
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    files.faults.add(file, '', `no JSON: ${error instanceof Error ? error.message : error}`);
    return null;
  }
  const read = schema.safeParse(files.edited(file, value));
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) files.faults.add(file, pathText(path), message);
  return null;
};

/** Name of a picture, by its file. */
const PICTURE = /^(?<name>[a-z0-9-]+)\.(?:svg|png|webp)$/;
/** Folder of the sources that shared pictures are drawn by. */
const SOURCES = 'source';

const picturesIn = (folder: string, set = ''): (readonly [string, string])[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
    const name = PICTURE.exec(file)?.groups?.name;
    return name ? [[set + name, set + file] as const] : [];
  });

/** Sets of drawings: folders beside the shared pictures. */
const setsIn = (folder: string): (readonly [string, string])[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SOURCES)
    .flatMap(({ name }) => picturesIn(join(folder, name), `${name}/`));

/** Pictures in reach of an operator: name without ending → file name. Its own hide the shared ones. */
export const artOf = ({ root }: Files, code: string): ReadonlyMap<string, string> => {
  const shared = join(root, 'shared', 'art');
  const sets = existsSync(shared) ? setsIn(shared) : [];
  return new Map([...picturesIn(shared), ...sets, ...picturesIn(join(root, code, 'art'))]);
};

/** Folders that hold an operator. */
export const operatorCodes = ({ root, faults }: Pick<Files, 'root' | 'faults'>): string[] => {
  const codes = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map((entry) => entry.name)
    .sort();
  for (const code of codes) {
    if (!/^[a-z][a-z0-9]{1,31}$/.test(code))
      faults.add(code, '', 'an operator code is a lower-case letter and 1 to 31 more lower-case letters or digits');
  }
  if (codes.length === 0) faults.add('.', '', 'no operator here');
  return codes;
};
