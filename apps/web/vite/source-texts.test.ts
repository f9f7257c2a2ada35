import { expect, test } from 'vitest';
import { closureOf, keysWith, readSource } from './source-texts.ts';

const english = { history: { title: 'History', all: 'All' }, ledger: { win: 'Win' }, login: { open: 'Open' } };
const read = (text: string) => readSource('/src/app/page.tsx', text, english, () => true);
const named = (text: string): readonly string[] => [...read(text).keys].sort();

test.each([
  ['a key', "t('history.title');", ['history.title']],
  ['the beginning of a key', `t(\`history.\${period}\`);`, ['history.all', 'history.title']],
  ['the beginning of a key with an end', `t(\`history.t\${period}\`);`, ['history.title']],
  ['a key in a table', "const rows = { win: { text: 'ledger.win' } } as const;", ['ledger.win']],
  ['a key in a property of an element', '<Row text="ledger.win" />;', ['ledger.win']],
  ['no key of the sheet', "send('history.load');", []],
  ['a beginning of no key', `t(\`history.x\${period}\`);`, []],
  ['a type', "type Key = 'history.title';", []],
  ['a comment', "// t('history.title')\nt('login.open');", ['login.open']],
])('%s names its texts', (_, text, keys) => expect(named(text)).toEqual(keys));

test('texts that a module waits for by itself are not among those that come with it', () => {
  const module = read("await shell.texts.load('history'); t('history.title'); t('ledger.win');");
  expect([module.keys, module.loadedKeys]).toEqual([['ledger.win'], ['history.title']]);
});

test('imports of types alone are no imports, and lazy ones know their place', () => {
  const text =
    "import { a, type B } from './a.ts';\nimport type { C } from './c.ts';\nimport { type D } from './d.ts';\nexport { e } from '../e.ts';\ntype F = typeof import('./f.ts');\nconst g = () => import('./g.tsx');";
  const { imports, lazyImports } = read(text);
  expect(imports).toEqual(['/src/app/a.ts', '/src/e.ts']);
  expect(lazyImports.map(({ to, start, end }) => [to, text.slice(start, end)])).toEqual([
    ['/src/app/g.tsx', "import('./g.tsx')"],
  ]);
});

test('a module needs the texts of what it imports, circles included, and none of what loads on demand', () => {
  const module = (imports: readonly string[], key: string) => ({
    imports,
    lazyImports: [{ to: '/late.ts', start: 0, end: 0 }],
    keys: [key],
    loadedKeys: [],
  });
  const sources = new Map([
    ['/a.ts', module(['/b.ts'], 'history.title')],
    ['/b.ts', module(['/a.ts'], 'ledger.win')],
    ['/late.ts', module([], 'login.open')],
  ]);
  expect([...closureOf(sources, '/b.ts')]).toEqual(['/b.ts', '/a.ts']);
  expect([...keysWith(sources, '/a.ts')].sort()).toEqual(['history.title', 'ledger.win']);
});
