// Reads which texts each module of the browser's sources names, and which modules it imports.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Sheets } from '../../../texts/sheets.ts';

/** What a module says and loads. Paths are absolute. */
export interface SourceModule {
  readonly imports: readonly string[];
  readonly lazyImports: readonly LazyImport[];
  /** Keys of the texts that it names, but for those that it waits for by itself. */
  readonly keys: readonly string[];
  /** Keys that it waits for by `texts.load('sheet')`. */
  readonly loadedKeys: readonly string[];
}

/** An `import()` of a module of ours; `start` and `end` are its place in the text. */
export interface LazyImport {
  readonly to: string;
  readonly start: number;
  readonly end: number;
}

export type Sources = ReadonlyMap<string, SourceModule>;

/** The part of a node of the syntax tree that is looked at. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Syntax around a value that has a type beside it; every other node of TypeScript is a type alone. */
const typedValues = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

function childrenOf(node: Node): Node[] {
  if (typedValues.includes(node.type)) return [node.expression].filter(isNode);
  return node.type.startsWith('TS') ? [] : Object.values(node).flat().filter(isNode);
}

const literalOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The text of a template before its first value. */
function templateStart({ type, quasis }: Node): string | null {
  const [first] = type === 'TemplateLiteral' && Array.isArray(quasis) ? quasis : [];
  const text: unknown = first?.value?.cooked;
  return typeof text === 'string' ? text : null;
}

/** The keys that a literal names; `isStart`: all that begin so. Calls and overlays have similar names: only keys count. */
function keysOf(english: Sheets, text: string | null, isStart: boolean): readonly string[] {
  const [, sheet = '', name = ''] = /^(\w+)\.(\w*)$/.exec(text ?? '') ?? [];
  return Object.keys(english[sheet] ?? {})
    .filter((key) => (isStart ? key.startsWith(name) : key === name))
    .map((key) => `${sheet}.${key}`);
}

/** `texts.load('sheet')` or `shell.texts.load('sheet')`. */
function loadedSheet(node: Node): string | null {
  const { callee, arguments: given } = node;
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return null;
  const { object, property } = callee as { readonly object?: unknown; readonly property?: { readonly name?: unknown } };
  const holder = object as { readonly name?: unknown; readonly property?: { readonly name?: unknown } } | undefined;
  if (property?.name !== 'load' || (holder?.name ?? holder?.property?.name) !== 'texts') return null;
  return literalOf(Array.isArray(given) ? given[0] : null);
}

/** Most modules name no text: their syntax is not looked at. */
const mayName = /['"`]\w+\./;

function namedIn(program: Node, english: Sheets): Pick<SourceModule, 'keys' | 'loadedKeys'> {
  const [keys, sheets] = [new Set<string>(), new Set<string>()];
  const open = [program];
  for (const node of open) {
    const loaded = loadedSheet(node);
    if (loaded) sheets.add(loaded);
    for (const key of keysOf(english, literalOf(node), false)) keys.add(key);
    for (const key of keysOf(english, templateStart(node), true)) keys.add(key);
    open.push(...childrenOf(node));
  }
  const isLoaded = (key: string): boolean => sheets.has(key.slice(0, key.indexOf('.')));
  return { keys: [...keys].filter((key) => !isLoaded(key)), loadedKeys: [...keys].filter(isLoaded) };
}

/** Reads one module; only imports of `isOurs` count. */
export function readSource(
  path: string,
  text: string,
  english: Sheets,
  isOurs: (path: string) => boolean,
): SourceModule {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
  ];
  const pathOf = (request: string): string[] => {
    const to = resolve(dirname(path), request);
    return request.startsWith('.') && isOurs(to) ? [to] : [];
  };
  const lazyImports = module.dynamicImports.flatMap(({ start, end, moduleRequest }) => {
    const [, request = ''] = /^'(.*)'$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    return pathOf(request).map((to) => ({ to, start, end }));
  });
  // The parser's tree has the fields of ESTree.
  const named = mayName.test(text) ? namedIn(program as unknown as Node, english) : { keys: [], loadedKeys: [] };
  return { imports: requests.flatMap(pathOf), lazyImports, ...named };
}

/** Reads all modules in the folder of the browser's sources, but for tests. */
export function readSources(src: string, english: Sheets): Sources {
  const paths = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .map((name) => join(src, name))
    .sort();
  const ours = new Set(paths);
  return new Map(
    paths.map((path) => [path, readSource(path, readFileSync(path, 'utf8'), english, (to) => ours.has(to))] as const),
  );
}

/** The modules that load with one, itself among them. */
export function closureOf(sources: Sources, path: string): ReadonlySet<string> {
  const found = new Set([path]);
  for (const one of found) for (const next of sources.get(one)?.imports ?? []) found.add(next);
  return found;
}

/** The keys of the texts that a module and those that load with it name. */
export const keysWith = (sources: Sources, path: string): ReadonlySet<string> =>
  new Set([...closureOf(sources, path)].flatMap((one) => sources.get(one)?.keys ?? []));
