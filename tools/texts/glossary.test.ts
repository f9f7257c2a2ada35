import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageCodes } from '@foyer/contract';
import { describe, expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../docs/glossary');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const glossaries = files.map((file): readonly [string, Readonly<Record<string, string>>] => [
  file,
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
]);
const [, first = {}] = glossaries[0] ?? [];

describe('the glossary', () => {
  it('has a file for each language but English', () => {
    expect(files.sort()).toEqual(
      languageCodes
        .filter((code) => code !== 'EN')
        .map((code) => `${code}.json`)
        .sort(),
    );
  });

  it.each(glossaries)('%s has a word for each of the same terms, at least 120', (_, words) => {
    expect(Object.keys(words).length).toBeGreaterThanOrEqual(120);
    expect(Object.keys(words).sort()).toEqual(Object.keys(first).sort());
    expect(Object.values(words).filter((word) => word.trim() === '')).toEqual([]);
  });
});
