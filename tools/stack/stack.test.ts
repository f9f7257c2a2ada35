import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encode } from '@jridgewell/sourcemap-codec';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readFrame } from './frame.ts';
import { functionAt } from './function-name.ts';
import { resolveStack } from './resolve-stack.ts';
import { openSourceMaps } from './source-maps.ts';

const address = 'https://example.com/m/assets/1-AAAAAAAA.js';

describe('a frame is read in every browser’s form', () => {
  test.each([
    ['Chrome, a function', `    at f (${address}:1:20)`],
    ['Chrome, a method under another name', `    at Object.a [as b] (${address}:1:20)`],
    ['Chrome, an async function', `    at async f (${address}:1:20)`],
    ['Chrome, no function', `    at ${address}:1:20`],
    ['Safari and Firefox, a function', `f@${address}:1:20`],
    ['Safari and Firefox, no function', `@${address}:1:20`],
    ['Safari, the top of a module', `module code@${address}:1:20`],
    ['Safari, an address alone', `${address}:1:20`],
    ['Firefox, an async function', `async*f/<@${address}:1:20`],
    ['the report of a journey', `    +     at f (${address}:1:20)`],
    ['the last line in the report of a journey', `    +     at f (${address}:1:20)",`],
    ['a line that ends as on Windows', `    at f (${address}:1:20)\r`],
  ])('%s', (_, line) => {
    expect(readFrame(line)).toEqual({ address, file: '1-AAAAAAAA.js', line: 1, column: 20 });
  });

  test.each(['f @ 1-AAAAAAAA.js:1:20', 'at f (1-AAAAAAAA.js:1:20)'])('without the address: %s', (line) => {
    expect(readFrame(line)).toMatchObject({ file: '1-AAAAAAAA.js', line: 1, column: 20 });
  });

  test.each([
    'TypeError: a is undefined',
    '    at Array.map (<anonymous>)',
    '[native code]',
    'f@[native code]',
    `    at eval (eval at f (${address}:1:20), <anonymous>:1:1)`,
    `f@${address} line 3 > eval:1:1`,
    '',
  ])('no frame: %s', (line) => expect(readFrame(line)).toBeNull());
});

const source = `export function outer(list: string[]) {
  const inner = () => list.map((text) => fail(text));
  return inner();
}
class Panel {
  #open = () => fail('a');
  close() { fail('b'); }
}
const table = { row: () => fail('c') };
table.row = () => fail('d');
fail('e');
`;

test.each([
  ['outer', 'return inner'],
  ['inner', 'fail(text)'],
  ['open', "fail('a')"],
  ['close', "fail('b')"],
  ['row', "fail('c')"],
  ['row', "fail('d')"],
  [null, "fail('e')"],
])('the function around a position is the innermost with a name: %s', (name, token) => {
  const before = source.slice(0, source.indexOf(token)).split('\n');
  expect(functionAt('panel.ts', source, before.length - 1, before.at(-1)?.length ?? 0)).toBe(name);
});

/** A folder with the map of one script: columns 0 and 30 have a source, column 10 is the bundler's own. */
function writeMaps(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'web'));
  const mappings = encode([[[0, 0, 1, 22], [10], [30, 0, 10, 0]]]);
  const map = { version: 3, file: '1-AAAAAAAA.js', names: [], sources: ['src/panel.ts'], sourcesContent: [source] };
  writeFileSync(join(folder, 'web/1-AAAAAAAA.js.map'), JSON.stringify({ ...map, mappings }));
  return folder;
}

test('a stack is printed with sources, and every other line unchanged', () => {
  const lines = [
    'TypeError: a is undefined',
    `    at f (${address}:1:1)`,
    `t@${address}:1:31`,
    `    at g (${address}:1:11)`,
    `    at h (${address}:2:1)`,
    '    at Array.map (<anonymous>)',
    '    at https://sdk.example/sdk.js:1:200',
  ];
  expect(resolveStack(lines.join('\n'), openSourceMaps(writeMaps()))).toEqual({
    text: [
      lines[0],
      '    at inner (src/panel.ts:2:23)',
      '    at src/panel.ts:11:1',
      lines[3],
      lines[4],
      lines[5],
      lines[6],
    ].join('\n'),
    unknown: [],
  });
});

test('scripts of another version are named, data scripts are not', () => {
  const stack = [
    '@https://example.com/m/assets/1-BBBBBBBB.js:1:1',
    '@https://example.com/m/assets/CCCCCCCC.js:1:1',
    '    at f (main-BBBBBBBB.js:1:1)',
    '@https://example.com/m/assets/2-AAAAAAAA.js:1:1',
    '@https://sdk.example/sdk-1.2.js:1:1',
  ].join('\n');
  const maps = openSourceMaps(writeMaps());
  expect(resolveStack(stack, maps)).toEqual({
    text: stack,
    unknown: ['1-BBBBBBBB.js', 'CCCCCCCC.js', 'main-BBBBBBBB.js'],
  });
});

test('a missing folder has no maps', () => {
  expect(openSourceMaps(join(tmpdir(), 'no-such-folder')).count).toBe(0);
});

describe('npm run stack', () => {
  const run = (maps: string, input: string) => {
    const program = resolve(import.meta.dirname, '../stack.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, '--maps', maps], {
      input,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('prints the stack that it reads', () => {
    const stack = `TypeError: a is undefined\nf@${address}:1:1\n`;
    expect(run(writeMaps(), stack)).toEqual({
      status: 0,
      stdout: 'TypeError: a is undefined\n    at inner (src/panel.ts:2:23)\n',
      stderr: '',
    });
  });

  test('says which scripts are of another version, and fails', () => {
    const folder = writeMaps();
    const stack = 'f@https://example.com/m/assets/1-BBBBBBBB.js:1:1\n';
    expect(run(folder, stack)).toEqual({
      status: 1,
      stdout: stack,
      stderr: `${folder} has no source maps for the version of 1-BBBBBBBB.js: name its folder with --maps.\n`,
    });
  });

  test('says that there are no maps, and fails', () => {
    const { status, stderr } = run(join(tmpdir(), 'no-such-folder'), '');
    expect(status).toBe(1);
    expect(stderr).toContain('There are no source maps in ');
  });
});
