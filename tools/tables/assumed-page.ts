// Writes the page of decisions that the specification leaves open, from @assumed lines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, page, table } from './markdown.ts';

const MARK = '@assumed';

/** Returns the comment's text, without comment signs, the mark and the code around it. */
const sentenceOf = (line: string): string =>
  line
    .replace(/^.*?(\/\*\*?|\/\/|\s\*)\s?/, '')
    .replace(/\*\/.*$/, '')
    .replace(/^\s*\w+: ['"`]/, '')
    .replace(/['"`],?\s*$/, '')
    .replace(/\(?@assumed\)?[.:,]?/, '')
    .trim();

/** Lines of a file that carry the mark, without their comment signs. */
export function assumptionsIn(source: string): { line: number; text: string }[] {
  return source.split('\n').flatMap((text, at) => {
    if (!text.includes(MARK)) return [];
    return [{ line: at + 1, text: sentenceOf(text) }];
  });
}

export function assumedPage(root: string, files: readonly string[]): string {
  const rows = files
    .filter((path) => path.startsWith('apps/') || path.startsWith('packages/'))
    .flatMap((path) =>
      assumptionsIn(readFileSync(join(root, path), 'utf8')).map(({ text }) => [text.replaceAll('`', "'"), code(path)]),
    );
  return page(
    'Assumed',
    '@assumed in the code',
    'What the specification leaves open, and how it is here.',
    table(['what we chose', 'where'], rows),
  );
}
