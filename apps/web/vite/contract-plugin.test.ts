import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BoundCallName, type Call, calls, wholeRow } from '@foyer/contract';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { namesIn, withoutUnread } from './contract-plugin.ts';

const contract = resolve(import.meta.dirname, '../../../packages/contract/src');
const stripped = (source: string, ...sent: readonly string[]) =>
  withoutUnread(source, parseSync('contract.ts', source).program, new Set(sent));
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('the schema of a request goes, that of the answer and the lines stay', () => {
  const source = `export const one = {
  'a.b': {
    input: z.strictObject({
      name: text(8),
    }),
    output: Answer,
  },
  'a.c': { input: nothing, output: z.object({ input: z.string() }) },
} as const;
const other = { input: kept };`;
  const left = stripped(source);
  expect(left.split('\n')).toHaveLength(source.split('\n').length);
  expect(left.replaceAll(/\s+/g, ' ')).toBe(
    "export const one = { 'a.b': { output: Answer, }, 'a.c': { output: z.object({ input: z.string() }) }, } as const; const other = { input: kept };",
  );
});

test('the rules of a call for the platform go, and calls that no page sends', () => {
  const source = `{ const calls = { 'a.b': { path: '/a', token: 'none', whileClosed: 'always' }, 'a.c': { path: '/c' } }; }`;
  expect(stripped(source, 'a.b').replaceAll(/\s+/g, ' ')).toBe(
    `{ const calls = { 'a.b': { path: '/a', token: 'none', }, }; }`,
  );
});

test('what most rows say goes, and the whole row is put together again', () => {
  const source = `{ const calls = {
    'a.b': { method: 'POST', path: '/wps/a/b', token: 'member', sealed: true },
    'a.c': { method: 'GET', path: '/wps/a/c/{id}', token: 'none' },
  }; }`;
  expect(stripped(source, 'a.b', 'a.c').replaceAll(/\s+/g, ' ')).toBe(
    `{ const calls = { 'a.b': { sealed: true }, 'a.c': { method: 'GET', path: '/wps/a/c/{id}', token: 'none' }, }; }`,
  );
  expect(wholeRow('a.b', { sealed: true })).toEqual({
    method: 'POST',
    path: '/wps/a/b',
    token: 'member',
    sealed: true,
  });
});

test('every call that a page sends has the same row after it', () => {
  const source = readFileSync(join(contract, 'calls.ts'), 'utf8');
  const sent = namesIn(resolve(import.meta.dirname, '../src'));
  const code = stripped(source, ...sent);
  expect(code).not.toContain("token: 'member'");
  const plain = code.replaceAll(/^export type .*;$|^import .*|^export /gm, '');
  const rows = new Function('tableOfCalls', `${plain}; return calls;`);
  const left: Record<string, Partial<Call>> = rows((table: unknown) => table);
  const fields = ({ whileClosed, whileRestricted, bookedByKey, offline, ...row }: Call): Partial<Call> => row;
  expect(Object.keys(left).length).toBeGreaterThan(50);
  for (const [name, row] of Object.entries(left))
    expect(wholeRow(name, row), name).toEqual(fields(calls[name as BoundCallName]));
});

test('of the contract no schema of a request is left, and every schema of an answer', () => {
  const folder = join(contract, 'schemas');
  for (const name of readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file))) {
    const source = readFileSync(join(folder, name), 'utf8');
    const left = stripped(source);
    expect(count(left, /^\s+output: /gm), name).toBe(count(source, /^\s+output: /gm));
    if (name.endsWith('registration.ts'))
      expect(count(source, /\binput: /g) - count(left, /\binput: /g)).toBeGreaterThan(3);
  }
});

test('every call that a page sends is left, with its path, and no rule for the platform', () => {
  const source = readFileSync(join(contract, 'calls.ts'), 'utf8');
  const sent = namesIn(resolve(import.meta.dirname, '../src'));
  const left = stripped(source, ...sent);
  for (const name of ['session.login', 'system.status', 'wallet.balance', 'wallet.deposit', 'member.info'])
    expect(left).toContain(`'${name}':`);
  expect(left).not.toContain("'system.manifest':");
  expect(count(left, /\bpath: /g)).toBeGreaterThan(50);
  expect(left).not.toMatch(/whileClosed|whileRestricted|bookedByKey/);
});
