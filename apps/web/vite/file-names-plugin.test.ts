import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import {
  type BuiltFile,
  digestTable,
  fileNamesPlugin,
  findNames,
  sortLists,
  versionedNames,
} from './file-names-plugin.ts';
import { replaceIn } from './replacements.ts';

const main = { fileName: 'assets/main-AAAAAAAA.js', isEntry: true, moduleIds: ['/site/src/main.tsx'] };
const sheet = { fileName: 'assets/BBBBBBBB.css' };
const screen = { fileName: 'assets/CCCCCCCC.js', imports: [main.fileName], moduleIds: ['/site/src/home-screen.tsx'] };
const library = { fileName: 'assets/DDDDDDDD.js', imports: [], moduleIds: ['/site/node_modules/hash/index.js'] };
const files: readonly BuiltFile[] = [main, sheet, screen, library];

/** The text of the file that starts the app; it names the screen before its style sheet. */
const entry = 'import("./CCCCCCCC.js"),["assets/BBBBBBBB.css"]';
const namesOf = (built: readonly BuiltFile[]) => versionedNames(built, entry);

const versionOf = (name = ''): string => name.replace(/^assets\/\w+-|\.\w+$/g, '');

test('lists of files rise, and the text keeps its length for the source map', () => {
  expect(sortLists('a(()=>import(`./x.js`),__vite__mapDeps([12,4,1,102,0]));b([3,1])')).toBe(
    'a(()=>import(`./x.js`),__vite__mapDeps([0,1,4,12,102]));b([3,1])',
  );
});

test('files of one build share a version of eight characters and differ by a number', () => {
  const names = [...namesOf(files).values()];
  const version = versionOf(names[0]);
  expect(version).toMatch(/^[\w-]{8}$/);
  expect(names.sort()).toEqual([`assets/10-${version}.js`, `assets/11-${version}.css`, `assets/main-${version}.js`]);
});

test('numbers rise in the order in which the file that starts the app names the others', () => {
  const more = ['EEEEEEEE', 'FFFFFFFF'].map((name) => ({ fileName: `assets/${name}.js` }));
  const names = versionedNames([...more, ...files], `${entry}F=import("./FFFFFFFF.js")`);
  expect([...names.keys()].filter((name) => name !== main.fileName)).toEqual([
    screen.fileName,
    sheet.fileName,
    'assets/FFFFFFFF.js',
    'assets/EEEEEEEE.js',
  ]);
});

test('a change in any file changes the name of every file', () => {
  const changed = files.map((file) => (file === sheet ? { fileName: 'assets/EEEEEEEE.css' } : file));
  const before = new Set(namesOf(files).values());
  expect([...namesOf(changed).values()].filter((name) => before.has(name))).toEqual([]);
});

test('a file that the starting one does not name keeps its number when it changes', () => {
  const extra = (hash: string, source: string): BuiltFile => ({
    fileName: `assets/${hash}.js`,
    moduleIds: [`/site/src/${source}.ts`],
  });
  const numberOf = (hash: string, more: readonly BuiltFile[]) =>
    namesOf([...files, ...more])
      .get(`assets/${hash}.js`)
      ?.slice('assets/'.length, 'assets/12'.length);
  const other = extra('MMMMMMMM', 'other');
  expect(numberOf('AAAAAAAB', [extra('AAAAAAAB', 'sheet'), other])).toBe(
    numberOf('ZZZZZZZZ', [extra('ZZZZZZZZ', 'sheet'), other]),
  );
});

test('the order of the files changes no version', () => {
  const version = (some: readonly BuiltFile[]) => versionOf(namesOf(some).get(main.fileName));
  expect(version([...files].reverse())).toBe(version(files));
});

test('a library keeps the name of its content over versions of the site', () => {
  expect(namesOf(files).has(library.fileName)).toBe(false);
});

test.each([
  ['stands on a file of ours', { ...library, imports: [main.fileName] }],
  ['imports a file of ours later', { ...library, dynamicImports: [screen.fileName] }],
  ['shares its file with code of ours', { ...library, moduleIds: [...library.moduleIds, '/site/src/icon.tsx'] }],
])('a library that %s is named like all others', (_, mixed) => {
  expect(namesOf([main, sheet, screen, mixed]).has(mixed.fileName)).toBe(true);
});

test('every old name in a text is replaced, but a library’s stays', () => {
  const names = namesOf(files);
  const version = versionOf(names.get(main.fileName));
  const text = 'import"./main-AAAAAAAA.js";import("./DDDDDDDD.js");f=["assets/BBBBBBBB.css","assets/CCCCCCCC.js"]';
  expect(replaceIn(text, findNames(text, names))).toBe(
    `import"./main-${version}.js";import("./DDDDDDDD.js");f=["assets/11-${version}.css","assets/10-${version}.js"]`,
  );
});

const mainSource = `export const open = async (): Promise<void> => {
  const { show } = await import('./screen.ts');
  const { words } = await import('./words.ts');
  show(words);
  document.title = 'known text';
};
void open();
`;

/** Builds a site of three scripts as ours is built, with source maps. */
async function buildSmallSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/main.ts'), mainSource);
  writeFileSync(join(folder, 'src/screen.ts'), 'export const show = (text: string): void => alert(text);');
  writeFileSync(join(folder, 'src/words.ts'), "export const words = 'words';");
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [fileNamesPlugin()],
    build: {
      sourcemap: 'hidden',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(folder, 'src/main.ts'),
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[hash].js' },
      },
    },
  });
  return join(folder, 'dist/assets');
}

test('source maps follow the new names and shift the columns behind them', async () => {
  const folder = await buildSmallSite();
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const maps = readdirSync(folder).filter((name) => name.endsWith('.map'));
  expect(maps.sort()).toEqual(scripts.map((name) => `${name}.map`).sort());

  const main = scripts.find((name) => name.startsWith('main-')) ?? '';
  const lines = readFileSync(join(folder, main), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('known text'));
  const text = lines[line] ?? '';
  const column = text.indexOf('known text') - 1;
  const renamed = scripts.filter((name) => text.slice(0, column).includes(name));
  expect(renamed).toHaveLength(2);

  // The build wrote it a moment ago.
  const map = JSON.parse(readFileSync(join(folder, `${main}.map`), 'utf8')) as SourceMapPayload;
  expect(map.file).toBe(main);
  expect(new SourceMap(map).findEntry(line, column)).toMatchObject({
    generatedColumn: column,
    originalSource: '../../src/main.ts',
    originalLine: 4,
    originalColumn: mainSource.split('\n')[4]?.indexOf("'known text'"),
  });
});

test('the digests of a build tell what each file holds, by its name without the version', async () => {
  const folder = await buildSmallSite();
  const [table = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const [main = ''] = readdirSync(folder).filter((name) => /^main-.*\.js$/.test(name));
  expect(table).toBe(main.replace(/^main-(.*)\.js$/, 'files-$1.json'));
  // The build wrote it a moment ago.
  const digests = JSON.parse(readFileSync(join(folder, table), 'utf8')) as Record<string, string>;
  expect(Object.keys(digests)).toHaveLength(3);
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, main)))
    .digest('base64url');
  expect(digests['main.js']).toBe(digest.slice(0, 10));
});

test('a build without versioned files has no digests', () => expect(digestTable([])).toBeNull());
