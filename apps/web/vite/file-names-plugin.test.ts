import { expect, test } from 'vitest';
import { type BuiltFile, versionedNames, withNames } from './file-names-plugin.ts';

const main = { fileName: 'assets/main-AAAAAAAA.js', isEntry: true, moduleIds: ['/site/src/main.tsx'] };
const sheet = { fileName: 'assets/BBBBBBBB.css' };
const screen = { fileName: 'assets/CCCCCCCC.js', imports: [main.fileName], moduleIds: ['/site/src/home-screen.tsx'] };
const library = { fileName: 'assets/DDDDDDDD.js', imports: [], moduleIds: ['/site/node_modules/hash/index.js'] };
const files: readonly BuiltFile[] = [main, sheet, screen, library];

const versionOf = (name = ''): string => name.replace(/^assets\/\w+-|\.\w+$/g, '');

test('files of one build share a version of eight characters and differ by a number', () => {
  const names = [...versionedNames(files).values()];
  const version = versionOf(names[0]);
  expect(version).toMatch(/^[\w-]{8}$/);
  expect(names).toEqual([`assets/main-${version}.js`, `assets/1-${version}.css`, `assets/2-${version}.js`]);
});

test('a change in any file changes the name of every file', () => {
  const changed = files.map((file) => (file === sheet ? { fileName: 'assets/EEEEEEEE.css' } : file));
  const before = new Set(versionedNames(files).values());
  expect([...versionedNames(changed).values()].filter((name) => before.has(name))).toEqual([]);
});

test('the order in which files come changes no version', () => {
  const version = (some: readonly BuiltFile[]) => versionOf(versionedNames(some).get(main.fileName));
  expect(version([...files].reverse())).toBe(version(files));
});

test('a library keeps the name of its content over versions of the site', () => {
  expect(versionedNames(files).has(library.fileName)).toBe(false);
});

test.each([
  ['stands on a file of ours', { ...library, imports: [main.fileName] }],
  ['brings a file of ours later', { ...library, dynamicImports: [screen.fileName] }],
  ['shares its file with code of ours', { ...library, moduleIds: [...library.moduleIds, '/site/src/icon.tsx'] }],
])('a library that %s is named like all others', (_, mixed) => {
  expect(versionedNames([main, sheet, screen, mixed]).has(mixed.fileName)).toBe(true);
});

test('every old name in a text is replaced, a library’s stays', () => {
  const names = versionedNames(files);
  const version = versionOf(names.get(main.fileName));
  const text = 'import"./main-AAAAAAAA.js";import("./DDDDDDDD.js");f=["assets/BBBBBBBB.css","assets/CCCCCCCC.js"]';
  expect(withNames(text, names)).toBe(
    `import"./main-${version}.js";import("./DDDDDDDD.js");f=["assets/1-${version}.css","assets/2-${version}.js"]`,
  );
});
