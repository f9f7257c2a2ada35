// Writes .cache/types: TypeScript's libraries, where newer features may be missing.
// Browser code is compiled against them (tsconfig.browsers.json): an unguarded use is a type error.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isNode, type SyntaxNode } from '../import-rules/words.ts';
import { newerMembers, newerNames } from './compat-data.ts';

const root = resolve(import.meta.dirname, '../..');

/** Left as it is: the page is held to it by the check of what is shipped and by its guards. */
const left: ReadonlySet<string> = new Set(['trustedTypes']);

interface Newer {
  readonly globals: ReadonlySet<string>;
  /** `Response.json` of the constructor, `Navigator#locks` of its instances. */
  readonly owned: ReadonlySet<string>;
  readonly anywhere: ReadonlySet<string>;
}

/** Returns the newer names of TypeScript's libraries. */
export function newerTypes(): Newer {
  const { globals, members } = newerNames();
  const owned = newerMembers().map(({ owner, name, isStatic }) => `${owner}${isStatic ? '.' : '#'}${name}`);
  return { globals: new Set(globals.keys()), owned: new Set(owned), anywhere: new Set(members.keys()) };
}

interface Edit {
  readonly at: number;
  readonly text: string;
  /** Characters that give way. */
  readonly length?: number;
}

const nodes = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const child = (node: SyntaxNode, field: string): SyntaxNode | undefined => nodes(node[field])[0];
const nameIn = (node: SyntaxNode | undefined): string => String(node?.name ?? node?.value ?? '');

/** Members that may be missing get their question mark. */
function* optional(members: SyntaxNode | undefined, isNewer: (name: string) => boolean): Generator<Edit> {
  for (const member of nodes(members?.body ?? members?.members)) {
    const key = child(member, 'key');
    const isMember =
      member.type === 'TSPropertySignature' ||
      (member.type === 'TSMethodSignature' && !/[gs]et/.test(String(member.kind)));
    if (isMember && key && member.optional !== true && isNewer(nameIn(key))) yield { at: Number(key.end), text: '?' };
  }
}

/** A function without an owner becomes a value that may be missing. */
function* optionalFunction(source: string, node: SyntaxNode): Generator<Edit> {
  const [id, answer] = [child(node, 'id'), child(node, 'returnType')];
  if (!id || !answer) return;
  const keyword = source.indexOf('function', Number(node.start));
  yield { at: keyword, text: 'const', length: 'function'.length };
  yield { at: Number(id.end), text: ': undefined | (' };
  yield { at: Number(answer.start), text: ' =>', length: 1 };
  yield { at: Number(answer.end), text: ')' };
}

function* editsAt(source: string, node: SyntaxNode, { globals, owned, anywhere }: Newer): Generator<Edit> {
  const isGlobal = (name: string): boolean => globals.has(name) && !left.has(name);
  if (node.type === 'TSInterfaceDeclaration') {
    const owner = nameIn(child(node, 'id'));
    // A member of a newer object exists in each browser that has the object.
    if (isGlobal(owner) || /Map$|^ArrayBufferTypes$/.test(owner)) return;
    const ofWindow = /^(Window|WindowOrWorkerGlobalScope|GlobalEventHandlers)/.test(owner) ? isGlobal : () => false;
    yield* optional(
      child(node, 'body'),
      (name) => anywhere.has(name) || owned.has(`${owner}#${name}`) || ofWindow(name),
    );
  }
  if (node.type === 'TSDeclareFunction' && isGlobal(nameIn(child(node, 'id')))) yield* optionalFunction(source, node);
  for (const declared of node.type === 'VariableDeclaration' ? nodes(node.declarations) : []) {
    const id = child(declared, 'id');
    const type = id && child(id, 'typeAnnotation');
    const literal = type && child(type, 'typeAnnotation');
    if (!id || !literal) continue;
    const owner = nameIn(id);
    if (isGlobal(owner)) yield { at: Number(literal.start), text: 'undefined | ' };
    yield* optional(literal, (name) => owned.has(`${owner}.${name}`));
  }
}

/** The types with everything newer made optional. */
export function oldTypes(source: string, known: Newer): string {
  const { program, errors } = parseSync('dom.d.ts', source);
  if (errors.length > 0) throw new Error(`The types of the DOM cannot be parsed: ${errors[0]?.message}`);
  const edits = nodes((program as unknown as SyntaxNode).body).flatMap((node) => [...editsAt(source, node, known)]);
  let [old, from] = ['', 0];
  for (const { at, text, length = 0 } of edits.sort((a, b) => a.at - b.at)) {
    old += source.slice(from, at) + text;
    from = at + length;
  }
  return old + source.slice(from);
}

/** TypeScript keeps its libraries with the program of the machine it runs on. */
function libraryFolder(): string {
  const packages = join(root, 'node_modules/@typescript');
  const [name] = readdirSync(packages).filter((one) => one.startsWith('typescript-'));
  if (!name) throw new Error('TypeScript is not installed.');
  return join(packages, name, 'lib');
}

const LIBRARIES = ['es2021', 'dom', 'dom.iterable'];
const reference = /^\/\/\/ <reference lib="([\w.]+)" \/>/gm;

/** Writes a library and those that it stands on, each naming the others by their files. */
function write(name: string, from: string, to: string, known: Newer, written: Set<string>): void {
  if (written.has(name)) return;
  written.add(name);
  const source = readFileSync(join(from, `lib.${name}.d.ts`), 'utf8');
  for (const [, other = ''] of source.matchAll(reference)) write(other, from, to, known, written);
  const linked = oldTypes(source, known).replace(reference, '/// <reference path="./$1.d.ts" />');
  // Only the compiler's own libraries may say it.
  writeFileSync(join(to, `${name}.d.ts`), linked.replace(/^\/\/\/ <reference no-default-lib.*$/m, ''));
}

if (process.argv[1] === import.meta.filename) {
  const target = join(root, '.cache/types');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const [from, known, written] = [libraryFolder(), newerTypes(), new Set<string>()];
  for (const name of LIBRARIES) write(name, from, target, known, written);
}
