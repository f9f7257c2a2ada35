// Files of the browser's build that a script loads later, read from the build: whether each comes by the loader that tries again.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

interface SyntaxNode {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** One `import()` of a built script. */
export interface LaterFile {
  readonly file: string;
  /** The files that it stands on, its own among them, that neither the script before it has nor the loader brings. */
  readonly forgotten: readonly string[];
}

const client = resolve(import.meta.dirname, '../../dist/web/client');
const assets = resolve(client, 'assets');

/** The helper of Vite, in whose place the build puts our loader, names this event. */
const VITE_HELPER = 'vite:preloadError';

/** A chunk with everything that it imports, style sheets too: as far as one file leads to the next. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const name of chunk.imports ?? []) {
    const next = manifest[name];
    if (next) filesOf(manifest, next, found);
  }
  return found;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : [];
const argumentsOf = (call: SyntaxNode | undefined): readonly SyntaxNode[] => nodesIn(call?.arguments);

/** The address that an `import()` names; Rolldown writes it as a template. */
function addressOf({ source }: SyntaxNode): string {
  const [literal] = nodesIn(source);
  const [quasi] = nodesIn(literal?.quasis);
  return String(literal?.value ?? (quasi?.value as { cooked?: string } | undefined)?.cooked);
}

/** The files that the loader gets for the function that imports; its own alone where the call names none. */
function namedFiles(call: SyntaxNode, own: string, list: readonly string[]): readonly string[] {
  const [, files] = argumentsOf(call);
  if (files?.type !== 'CallExpression') return [own];
  const [indexes] = argumentsOf(files);
  return nodesIn(indexes?.elements).map(({ value }) => list[Number(value)] ?? '');
}

/** The call whose first argument is the function around the node; the last of `parents` is the node's own. */
function loadingCall(parents: readonly SyntaxNode[]): SyntaxNode | undefined {
  const at = parents.findLastIndex(({ type }) => type === 'ArrowFunctionExpression');
  const call = parents[at - 1];
  return call?.type === 'CallExpression' && argumentsOf(call)[0] === parents[at] ? call : undefined;
}

/** Every `import()` of every script of the build. */
export function laterFiles(): readonly LaterFile[] {
  const manifest = JSON.parse(readFileSync(resolve(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const later: LaterFile[] = [];
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(resolve(assets, name), 'utf8');
    if (text.includes(VITE_HELPER)) throw new Error(`assets/${name} loads files by Vite's helper.`);
    const list = JSON.parse(/\(m\.f=(\[.*?\])\)/.exec(text)?.[1] ?? '[]') as readonly string[];
    const present = filesOf(manifest, byFile.get(`assets/${name}`) ?? { file: name });
    const visit = (node: SyntaxNode, parents: readonly SyntaxNode[]): void => {
      if (node.type === 'ImportExpression') {
        const file = addressOf(node).replace('./', 'assets/');
        const call = loadingCall(parents);
        const named = call ? namedFiles(call, file, list) : [];
        const needed = filesOf(manifest, byFile.get(file) ?? { file });
        later.push({ file, forgotten: [...needed].filter((one) => !named.includes(one) && !present.has(one)) });
      }
      for (const value of Object.values(node)) for (const child of nodesIn(value)) visit(child, [...parents, node]);
    };
    visit(parseSync(name, text, { sourceType: 'module' }).program as unknown as SyntaxNode, []);
  }
  return later;
}
