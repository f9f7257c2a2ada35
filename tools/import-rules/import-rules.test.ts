import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterEach, describe, expect, test } from 'vitest';
import {
  checkDeclared,
  checkFirstLoad,
  checkLimits,
  checkReach,
  checkSight,
  checkWords,
  findCircles,
} from './check.ts';
import { type Import, type ImportKind, type Module, readModule } from './modules.ts';
import { limits, reachRules, wordRules } from './rules.ts';
import { type SyntaxNode, wordsOf } from './words.ts';

const imports = (to: string, kind: ImportKind = 'value', names: readonly string[] = []): Import => ({
  to,
  kind,
  names,
});
const module = (path: string, list: readonly Import[] = [], words: readonly string[] = []): Module => ({
  path,
  imports: list,
  words,
});
const words = (source: string) => wordsOf(parseSync('some.tsx', source).program as unknown as SyntaxNode);

const webRules = (path: string, to: string, kind: ImportKind = 'value') =>
  checkReach(
    [module(path, [imports(to, kind)])],
    reachRules.map((rule) => ({ ...rule, later: true as const })),
  );

describe('limits', () => {
  const taken = (path: string, name: string) =>
    checkLimits([module(path, [imports('apps/web/src/probe.ts', 'value', [name])])], limits);

  test.each(['PROBE_TIMEOUT_MS', 'PAGE_SIZE', 'MAX_PROBES', 'MOST_NOTES'])('a test may not import %s', (name) => {
    expect(taken('apps/web/src/probe.test.ts', name)).toHaveLength(1);
    expect(taken('e2e/probe.spec.ts', name)).toHaveLength(1);
    expect(taken('apps/web/src/other.ts', name)).toEqual([]);
  });

  test.each(['REG_INFO', 'probe', 'MERCHANT'])('a test may import %s', (name) => {
    expect(taken('apps/web/src/probe.test.ts', name)).toEqual([]);
  });

  test('the names are those of the other module', () => {
    const read = readModule(join(import.meta.dirname, '../..'), 'tools/import-rules/import-rules.test.ts');
    expect(read.imports.find(({ to }) => to === 'tools/import-rules/rules.ts')?.names).toContain('limits');
  });
});

describe('reach', () => {
  test.each([
    ['apps/web/src/features/home/home-screen.tsx', 'apps/web/src/features/login/login.flow.ts'],
    ['apps/web/src/ui/button.tsx', 'apps/web/src/shell/storage/storage.ts'],
    ['apps/web/src/ui/button.tsx', 'pkg:zustand'],
    ['apps/web/src/shell/http/send.ts', 'apps/web/src/app/reactions.ts'],
    ['apps/web/src/shell/http/send.ts', 'apps/web/src/ui/button.tsx'],
    ['apps/web/src/features/login/captcha.runner.ts', 'apps/web/src/adapters/captcha/geetest.ts'],
    ['apps/web/src/app/app.tsx', 'apps/platform/src/main.ts'],
    ['apps/web/src/app/app.tsx', 'apps/web/server/main.ts'],
    ['apps/platform/src/main.ts', 'apps/games/src/lottery.tsx'],
    ['apps/games/src/lottery.tsx', 'apps/web/src/ui/button.tsx'],
    ['packages/contract/src/calls.ts', 'pkg:fastify'],
    ['packages/envelope/src/seal.ts', 'packages/contract/src/index.ts'],
    ['apps/web/src/app/app.tsx', 'tools/build.ts'],
    ['apps/web/src/features/home/home-screen.tsx', 'apps/web/src/app/router.tsx'],
    ['apps/web/src/kit/link.tsx', 'apps/web/src/features/home/lane.tsx'],
    ['apps/web/src/kit/link.tsx', 'apps/web/src/app/router.tsx'],
    ['apps/web/src/adapters/captcha/geetest.ts', 'apps/web/src/kit/link.tsx'],
    ['apps/web/src/worker/worker.ts', 'apps/web/src/kit/link.tsx'],
    ['apps/web/src/worker/worker.ts', 'pkg:react'],
    ['apps/web/src/app/app.tsx', 'apps/web/src/worker/worker.ts'],
    ['apps/bank/src/bank.ts', 'packages/contract/src/index.ts'],
    ['apps/vendor/src/vendor.ts', 'packages/contract/src/index.ts'],
    ['apps/platform/src/main.ts', 'apps/bank/src/bank.ts'],
    ['apps/platform/src/main.ts', 'apps/vendor/src/vendor.ts'],
    ['tools/build.ts', 'tools/dev/games.ts'],
    ['tools/build/stamp.mjs', 'tools/dev.ts'],
  ])('%s may not import %s', (path, to) => {
    expect(webRules(path, to)).toHaveLength(1);
  });

  test.each([
    ['apps/web/src/features/home/home-screen.tsx', 'apps/web/src/features/home/lane.tsx'],
    ['apps/web/src/features/home/feature.ts', 'apps/web/src/kit/feature.ts'],
    ['apps/web/src/features/login/captcha.runner.ts', 'apps/web/src/adapters/captcha/port.ts'],
    ['apps/web/src/ui/button.tsx', 'pkg:react'],
    ['packages/contract/src/calls.ts', 'pkg:zod'],
  ])('%s may import %s', (path, to) => {
    expect(webRules(path, to)).toEqual([]);
  });

  test('a type counts like running code, unless the rule excludes types', () => {
    expect(webRules('apps/web/src/features/home/a.ts', 'apps/web/src/features/login/b.ts', 'types')).toHaveLength(1);
    expect(webRules('apps/web/src/ui/a.tsx', 'packages/contract/src/index.ts', 'types')).toEqual([]);
  });

  test('a rule whose pattern matches no module is a finding', () => {
    expect(checkReach([], [{ name: 'x', from: '^nowhere/', mayNot: '.' }])).toHaveLength(1);
  });
});

describe('words', () => {
  test.each([
    ['apps/web/src/features/home/a.tsx', 'useEffect(() => {})'],
    ['apps/web/src/features/home/a.tsx', 'React.useLayoutEffect(() => {})'],
    ['apps/web/src/features/home/a.tsx', 'fetch("/x")'],
    ['apps/web/src/features/home/a.tsx', 'window.fetch("/x")'],
    ['apps/web/src/features/home/a.tsx', 'navigator.sendBeacon("/x")'],
    ['apps/web/src/features/home/a.tsx', 'const jar = document.cookie'],
    ['apps/web/src/features/home/a.tsx', 'window.sessionStorage.getItem("a")'],
    ['apps/web/src/features/home/a.tsx', 'window["localStorage"].clear()'],
    ['apps/web/src/features/home/a.tsx', 'element.innerHTML = text'],
    ['apps/web/src/shell/http/send.ts', 'eval(text)'],
    ['apps/web/src/shell/http/send.ts', 'new Function(text)'],
    ['apps/web/src/features/home/a.tsx', '<p dangerouslySetInnerHTML={x} />'],
    ['apps/web/src/features/home/a.tsx', '<p style={x} />'],
    ['apps/web/src/features/home/a.tsx', 'window.open(address)'],
    ['apps/web/src/features/home/a.tsx', 'window.location.href = address'],
    ['apps/web/src/features/home/a.tsx', 'location = address'],
    ['apps/web/src/features/home/a.tsx', 'location.assign(address)'],
  ])('%s may not contain %s', (path, source) => {
    expect(checkWords([module(path, [], words(source))], wordRules)).not.toEqual([]);
  });

  test.each([
    ['apps/web/src/ui/carousel.tsx', 'useEffect(() => {})'],
    ['apps/web/src/shell/http/send.ts', 'fetch("/x")'],
    ['apps/web/src/shell/storage/storage.ts', 'document.cookie = "a=b"'],
    ['apps/web/src/shell/navigation/leave.ts', 'window.location.assign(address)'],
    [
      'apps/web/src/features/home/a.tsx',
      'runner.fetch(); const row = { fetch: 1, open: true }; type T = { fetch: string }',
    ],
  ])('%s may contain %s', (path, source) => {
    expect(checkWords([module(path, [], words(source))], wordRules)).toEqual([]);
  });
});

describe('circles and the first load', () => {
  test('a circle is reported once, with its path', () => {
    const circle = findCircles([
      module('a.ts', [imports('b.ts')]),
      module('b.ts', [imports('c.ts')]),
      module('c.ts', [imports('a.ts')]),
    ]);
    expect(circle).toEqual(['Circle of imports: a.ts → b.ts → c.ts → a.ts']);
  });

  test('types and lazy imports close a circle too', () => {
    for (const kind of ['types', 'lazy'] as const) {
      const modules = [module('a.ts', [imports('b.ts')]), module('b.ts', [imports('a.ts', kind)])];
      expect(findCircles(modules), kind).toEqual(['Circle of imports: a.ts → b.ts → a.ts']);
    }
  });

  test('the schema library is found over two files, but not behind import()', () => {
    const modules = [
      module('main.tsx', [imports('send.ts'), imports('lazy.ts', 'lazy')]),
      module('send.ts', [imports('schemas.ts')]),
      module('schemas.ts', [imports('pkg:zod')]),
      module('lazy.ts', [imports('pkg:heavy')]),
    ];
    expect(checkFirstLoad(modules, ['main.tsx'], ['react'])).toEqual([
      'schemas.ts brings zod into the first load: put it behind import()',
    ]);
  });

  test('a missing entry is a finding', () => {
    expect(checkFirstLoad([], ['main.tsx'], [])).toHaveLength(1);
  });
});

describe('the completeness of the check', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const project = (files: Record<string, string>) => {
    const root = mkdtempSync(join(tmpdir(), 'import-rules-'));
    folders.push(root);
    for (const [path, source] of Object.entries(files)) writeFileSync(join(root, path), source);
    return root;
  };

  test('reads every kind of import', () => {
    const root = project({
      'a.ts': `import type { A } from './b.ts'; import { x, type Y } from 'zod/mini'; export * from './b.ts'; const lazy = import('./b.ts');`,
      'b.ts': '',
    });
    expect(readModule(root, 'a.ts').imports).toEqual([
      { to: 'b.ts', kind: 'types', names: ['A'] },
      { to: 'pkg:zod', kind: 'value', names: ['x', 'Y'] },
      { to: 'b.ts', kind: 'value', names: [] },
      { to: 'b.ts', kind: 'lazy', names: [] },
    ]);
  });

  test('an import without a target and a file that cannot be parsed are reported', () => {
    const root = project({ 'a.ts': `import './gone.ts';`, 'b.ts': 'const = ;' });
    expect(() => readModule(root, 'a.ts')).toThrow('which does not exist');
    expect(() => readModule(root, 'b.ts')).toThrow('cannot be parsed');
  });

  test("fails when it sees fewer modules than there are files, or none of a file's imports", () => {
    const files = [
      { path: 'a.ts', source: `import './b.ts';` },
      { path: 'b.ts', source: '' },
    ];
    expect(checkSight(files, [module('a.ts')])).toHaveLength(2);
    expect(checkSight(files, [module('a.ts', [imports('b.ts')]), module('b.ts')])).toEqual([]);
  });

  test('a package that the workspace does not name is a finding', () => {
    const modules = [module('apps/web/src/a.ts', [imports('pkg:react'), imports('pkg:zod')])];
    expect(checkDeclared(modules, () => new Set(['react']))).toEqual([
      'apps/web/src/a.ts uses zod, which its package.json does not name',
    ]);
  });
});
