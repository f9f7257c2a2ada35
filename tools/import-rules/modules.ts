// Reads the project's modules: their imports, resolved to paths, and their words.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type SyntaxNode, wordsOf } from './words.ts';

/** `types` vanish at build; `lazy` is `import()`. */
export type ImportKind = 'value' | 'types' | 'lazy';

export interface Import {
  /** Path from the root, or `pkg:name` for a package, or `node:name`. */
  readonly to: string;
  readonly kind: ImportKind;
  /** The imported names, as the other module calls them. */
  readonly names: readonly string[];
}

export interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
  readonly words: readonly string[];
}

const FOLDERS = ['apps', 'packages', 'texts', 'tools', 'e2e'];
const skippedFolders = new Set(['node_modules', 'dist', 'migrations']);
const isModule = (name: string) => /\.(tsx?|mjs)$/.test(name);

/** Paths of all module files under the folders, sorted. */
export function listFiles(root: string, folders: readonly string[] = FOLDERS): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : walk(path);
      return isModule(entry.name) ? [path] : [];
    });
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap(walk)
    .sort();
}

/** Reads one module. Throws a sentence when it cannot be parsed or an import leads nowhere. */
export function readModule(root: string, path: string): Module {
  const source = readFileSync(join(root, path), 'utf8');
  const { module, program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: cannot be parsed: ${errors[0]?.message}`);
  const found: { request: string; kind: ImportKind; names: readonly string[] }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const types = entries.length > 0 && entries.every(({ isType }) => isType);
    const names = entries.flatMap(({ importName }) => importName.name ?? []);
    found.push({ request: moduleRequest.value, kind: types ? 'types' : 'value', names });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ request: moduleRequest.value, kind: isType ? 'types' : 'value', names: [] });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"][^'"]*['"]$/.test(text)) found.push({ request: text.slice(1, -1), kind: 'lazy', names: [] });
  }
  const imports = found.map(({ request, ...more }) => ({ to: resolveImport(root, path, request), ...more }));
  return { path, imports, words: wordsOf(program as unknown as SyntaxNode) };
}

function resolveImport(root: string, from: string, request: string): string {
  const bare = request.replace(/\?.*$/, '');
  if (bare.startsWith('node:') || builtinModules.includes(bare)) return `node:${bare.replace('node:', '')}`;
  if (bare.startsWith('virtual:')) return bare;
  if (bare.startsWith('@foyer/')) return resolveOurs(root, from, bare);
  if (!bare.startsWith('.')) return `pkg:${packageName(bare)}`;
  const path = posix.join(dirname(from), bare);
  if (!existsSync(join(root, path))) throw new Error(`${from}: imports ${request}, which does not exist`);
  return path;
}

const packageName = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** `@foyer/contract/schemas` → the file that the package's `exports` name. */
function resolveOurs(root: string, from: string, request: string): string {
  const [, name = '', ...rest] = request.split('/');
  const folder = `packages/${name}`;
  const manifest = join(root, folder, 'package.json');
  const text: unknown = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const { exports = {} } = text as { exports?: Record<string, string> };
  const target = exports[['.', ...rest].join('/')];
  if (target === undefined) throw new Error(`${from}: imports ${request}, which the package does not export`);
  return posix.join(folder, target);
}
