import { expect, test } from 'vitest';
import { createFileLoader, type FilePage, ownFileOf } from './file-loader.ts';

interface Scene {
  /** The number of times that each file is lost before it loads. */
  readonly losses?: Readonly<Record<string, number>>;
  /** Files that the document brought. */
  readonly brought?: readonly string[];
  /** The number of times that the import fails before it succeeds. */
  readonly failedImports?: number;
  readonly isOnline?: boolean;
}

function scene({ losses = {}, brought = [], failedImports = 0, isOnline = true }: Scene) {
  const log: string[] = [];
  const left = { ...losses };
  let failures = failedImports;
  const page: FilePage = {
    has: (file) => brought.includes(file),
    request: async (file) => {
      log.push(file);
      const more = left[file] ?? 0;
      left[file] = more - 1;
      if (more > 0) throw new Error(`${file} was lost.`);
    },
    isOnline: () => isOnline,
    pause: async (ms) => void log.push(`${ms} ms`),
  };
  const load = createFileLoader(page);
  const importChunk = async (): Promise<string> => {
    log.push('import');
    failures -= 1;
    if (failures >= 0) throw new Error('The module was lost.');
    return 'module';
  };
  return { log, load: (...files: string[]) => load(importChunk, files) };
}

test('a chunk is imported only when all of its files are loaded', async () => {
  const { log, load } = scene({});
  expect(await load('assets/a.js', 'assets/a.css')).toBe('module');
  expect(log).toEqual(['assets/a.js', 'assets/a.css', 'import']);
});

test.each(['assets/a.js', 'assets/a.css'])('%s, lost once, is requested again without an error', async (file) => {
  const { log, load } = scene({ losses: { [file]: 1 } });
  expect(await load(file)).toBe('module');
  expect(log).toEqual([file, '300 ms', file, 'import']);
});

test('a file that stays lost is reported after 300 ms and 1200 ms more', async () => {
  const { log, load } = scene({ losses: { 'assets/a.css': 3 } });
  await expect(load('assets/a.css')).rejects.toThrow('assets/a.css was lost.');
  expect(log).toEqual(['assets/a.css', '300 ms', 'assets/a.css', '1200 ms', 'assets/a.css']);
});

test('a file that was given up is requested again when it is needed', async () => {
  const { load } = scene({ losses: { 'assets/a.css': 3 } });
  await expect(load('assets/a.css')).rejects.toThrow();
  expect(await load('assets/a.css')).toBe('module');
});

test('a lost file is reported at once when offline', async () => {
  const { log, load } = scene({ losses: { 'assets/a.js': 1 }, isOnline: false });
  await expect(load('assets/a.js')).rejects.toThrow('assets/a.js was lost.');
  expect(log).toEqual(['assets/a.js']);
});

test('loaded files are not requested again, nor those of the document', async () => {
  const { log, load } = scene({ brought: ['assets/main.js', 'assets/base.css'] });
  await load('assets/main.js', 'assets/base.css', 'assets/a.css');
  await load('assets/main.js', 'assets/base.css', 'assets/a.css');
  expect(log).toEqual(['assets/a.css', 'import', 'import']);
});

test('a failed import requests its scripts again before the next try, but no style sheets', async () => {
  const { log, load } = scene({ brought: ['assets/a.js', 'assets/a.css'], failedImports: 1 });
  expect(await load('assets/a.js', 'assets/a.css')).toBe('module');
  expect(log).toEqual(['import', '300 ms', 'assets/a.js', 'import']);
});

test.each([
  ['()=>import(`./DnOMejDG.js`)', ['assets/DnOMejDG.js']],
  ['()=>import("./3-9e_F9.js").then(e=>e.n)', ['assets/3-9e_F9.js']],
  ['()=>other()', []],
])('%s waits for %j', (source, files) => expect(ownFileOf(source)).toEqual(files));
