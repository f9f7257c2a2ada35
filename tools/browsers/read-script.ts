// Reads a shipped script: names of JavaScript and the DOM newer than our oldest browsers.
import { parseSync } from 'oxc-parser';
import { isNode, type SyntaxNode } from '../import-rules/words.ts';
import { type NewerNames, newerAt } from './compat-data.ts';
import { newerSyntax } from './syntax.table.ts';

/** One use of something newer. */
export interface Use {
  /** `structuredClone`, `Object.hasOwn`, `.at()`, `.inert`, `addEventListener({ signal })`, `scrollend`. */
  readonly name: string;
  readonly reason: string;
  /** The code around it. */
  readonly excerpt: string;
}

/**
 * Names that shipped code and our types give to properties of their own: the name does not show which object's member
 * is meant.
 */
export interface OwnNames {
  readonly all: Set<string>;
  /** Those that are functions. */
  readonly functions: Set<string>;
}

interface Reading {
  readonly source: string;
  readonly newer: NewerNames;
  /** Names that the script declares itself: variables, functions, parameters. */
  readonly declared: ReadonlySet<string>;
  readonly own: OwnNames;
  readonly uses: Use[];
}

/** The position of a node: the field of its parent, and whether no function is around it. */
interface Around {
  readonly parent: SyntaxNode | null;
  readonly field: string;
  readonly outside: boolean;
}

const EXCERPT = 60;
const globalObjects: ReadonlySet<string> = new Set(['window', 'self', 'globalThis']);

const childrenOf = (node: SyntaxNode): [string, SyntaxNode][] =>
  Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, SyntaxNode] => [field, child]),
  );

/** A text as it stands in the code, in quotes or, as minifiers write it, in backticks; null where it has to be put together first. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length > 1) return null;
  const [whole] = node.quasis as { value: { cooked: string } }[];
  return whole?.value.cooked ?? null;
}

/** The name of a member or a property key; null where it is computed. */
function nameOf(node: SyntaxNode, field: 'property' | 'key'): string | null {
  const name = node[field];
  if (isNode(name) && name.type === 'Identifier' && node.computed !== true) return String(name.name);
  return textOf(name);
}

/** `Intl.Segmenter` of a path of plain names; null for anything else. `window.` in front does not count. */
function pathOf(node: SyntaxNode): string | null {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || !isNode(node.object)) return null;
  const [owner, name] = [pathOf(node.object), nameOf(node, 'property')];
  if (owner === null || name === null) return null;
  return globalObjects.has(owner) ? name : `${owner}.${name}`;
}

function* boundBy(pattern: SyntaxNode): Generator<string> {
  if (pattern.type === 'Identifier') yield String(pattern.name);
  else if (pattern.type === 'Property' && isNode(pattern.value)) yield* boundBy(pattern.value);
  else if (pattern.type === 'AssignmentPattern' && isNode(pattern.left)) yield* boundBy(pattern.left);
  else if (/^(ObjectPattern|ArrayPattern|RestElement)$/.test(pattern.type))
    for (const [, child] of childrenOf(pattern)) yield* boundBy(child);
}

function* declaredAt(node: SyntaxNode): Generator<string> {
  const named = node.type === 'VariableDeclarator' || /^(Function|Class)(Declaration|Expression)$/.test(node.type);
  if (named && isNode(node.id)) yield* boundBy(node.id);
  if (/^Import(Default|Namespace)?Specifier$/.test(node.type) && isNode(node.local)) yield String(node.local.name);
  if (node.type === 'CatchClause' && isNode(node.param)) yield* boundBy(node.param);
  if (/Function/.test(node.type) && Array.isArray(node.params)) for (const one of node.params) yield* boundBy(one);
}

function collectDeclared(node: SyntaxNode, declared: Set<string>): void {
  for (const name of declaredAt(node)) declared.add(name);
  for (const [, child] of childrenOf(node)) collectDeclared(child, declared);
}

const keyed = /^(ObjectExpression|ClassBody|TSInterfaceBody|TSTypeLiteral)$/;

const isFunction = (node: unknown): boolean =>
  isNode(node) &&
  (/Function|^TSMethodSignature$/.test(node.type) ||
    (node.type === 'TSTypeAnnotation' && isFunction(node.typeAnnotation)));

function addOwnName({ all, functions }: OwnNames, name: string | null, value: unknown): void {
  if (name === null) return;
  all.add(name);
  if (isFunction(value)) functions.add(name);
}

function collectOwnNames(node: SyntaxNode, own: OwnNames): void {
  if (node.type === 'AssignmentExpression' && isNode(node.left))
    addOwnName(own, nameOf(node.left, 'property'), node.right);
  if (keyed.test(node.type))
    for (const [, child] of childrenOf(node)) {
      const value = child.type === 'TSMethodSignature' ? child : (child.typeAnnotation ?? child.value);
      addOwnName(own, nameOf(child, 'key'), value);
    }
  for (const [, child] of childrenOf(node)) collectOwnNames(child, own);
}

const treeOf = (file: string, source: string): SyntaxNode => {
  const { program, errors } = parseSync(file, source, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode;
};

/** Adds the names that the properties of a file's own objects and types have. */
export const addOwnNames = (own: OwnNames, file: string, source: string): void =>
  collectOwnNames(treeOf(file, source), own);

function note(reading: Reading, node: SyntaxNode, name: string, reason: string | undefined): void {
  if (reason === undefined) return;
  const [start, end] = [Number(node.start), Number(node.end)];
  const excerpt = reading.source.slice(Math.max(0, start - EXCERPT), Math.min(end, start + EXCERPT) + EXCERPT);
  reading.uses.push({ name, reason, excerpt: excerpt.replace(/\s+/g, ' ') });
}

/** Tells whether the code only checks for a member: `x.y?.()`, `x.y ??= z`, `if (x.y)`, `typeof x.y`. */
function isRequested(parent: SyntaxNode | null, field: string): boolean {
  if (!parent) return false;
  if (parent.type === 'CallExpression') return field === 'callee' && parent.optional === true;
  if (parent.type === 'UnaryExpression') return parent.operator === 'typeof' || parent.operator === '!';
  if (parent.type === 'LogicalExpression') return field === 'left';
  if (parent.type === 'MemberExpression') return field === 'object' && parent.optional === true;
  if (parent.type === 'AssignmentExpression') return field === 'left';
  return (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && field === 'test';
}

function readMember(reading: Reading, node: SyntaxNode, { parent, field }: Around): void {
  const name = node.type === 'MemberExpression' ? nameOf(node, 'property') : null;
  if (name === null || isRequested(parent, field)) return;
  const { newer, own } = reading;
  const path = pathOf(node);
  if (path === name) note(reading, node, name, newer.globals.get(name));
  else if (path !== null && newer.statics.has(path)) note(reading, node, path, newer.statics.get(path));
  else {
    const isCalled = parent?.type === 'CallExpression' && field === 'callee';
    // A state has a property `at`, and still nobody calls it.
    const isOwn = (isCalled ? own.functions : own.all).has(name);
    if (!isOwn) note(reading, node, isCalled ? `.${name}()` : `.${name}`, newer.members.get(name));
  }
}

function readOptions(reading: Reading, node: SyntaxNode): void {
  if (!/^(Call|New)Expression$/.test(node.type) || !isNode(node.callee)) return;
  const given = (node.arguments as unknown[]).filter(isNode);
  const path = pathOf(node.callee) ?? '';
  const method = node.callee.type === 'MemberExpression' ? (nameOf(node.callee, 'property') ?? '') : path;
  const { options } = reading.newer;
  const newerOptions = options.get(path) ?? options.get(method);
  if (!newerOptions) return;
  for (const [, child] of given.filter(({ type }) => type === 'ObjectExpression').flatMap(childrenOf)) {
    const name = nameOf(child, 'key') ?? '';
    note(reading, node, `${method}({ ${name} })`, newerOptions.get(name));
  }
}

/** The events of a property: `onscrollend` of a target, `onScrollEndCapture` of what React renders. */
function* eventsOfProperty(name: string | null): Generator<string> {
  const [, event] = /^on([a-z]\w*)$/i.exec(name ?? '') ?? [];
  if (event === undefined) return;
  yield event.toLowerCase();
  if (event.endsWith('Capture')) yield event.slice(0, -'Capture'.length).toLowerCase();
}

const keysOf = (node: unknown): (string | null)[] =>
  isNode(node) && node.type === 'ObjectExpression' ? childrenOf(node).map(([, child]) => nameOf(child, 'key')) : [];

/** Events that are listened to by a call, by a property, or by an element that is rendered, and events that are made. */
function* eventsAt(node: SyntaxNode): Generator<string> {
  if (node.type === 'AssignmentExpression' && isNode(node.left)) yield* eventsOfProperty(nameOf(node.left, 'property'));
  if (!/^(Call|New)Expression$/.test(node.type) || !isNode(node.callee) || !Array.isArray(node.arguments)) return;
  const [name, properties] = [textOf(node.arguments[0]), node.arguments[1]];
  if (name === null) return;
  const called = nameOf(node.callee, 'property') ?? pathOf(node.callee) ?? '';
  if (/Event(Listener)?$/.test(called)) yield name;
  // An element by its tag: what a component of ours is given may be called as it likes.
  else for (const key of keysOf(properties)) yield* eventsOfProperty(key);
}

function readEvents(reading: Reading, node: SyntaxNode): void {
  for (const event of eventsAt(node)) note(reading, node, `event ${event}`, reading.newer.events.get(event));
}

/** Fields that only label: what stands in them is no use of a variable. */
function isLabel(parent: SyntaxNode | null, field: string): boolean {
  if (!parent) return false;
  if (field === 'property') return parent.type === 'MemberExpression' && parent.computed !== true;
  if (field === 'key') return parent.computed !== true;
  return field === 'label' || field === 'exported' || field === 'imported';
}

function readIdentifier(reading: Reading, node: SyntaxNode, { parent, field }: Around): void {
  if (node.type !== 'Identifier' || isLabel(parent, field)) return;
  const name = String(node.name);
  const isOnlyTested = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
  if (!isOnlyTested && !reading.declared.has(name)) note(reading, node, name, reading.newer.globals.get(name));
}

/** `const { findLast } = list` */
function readPattern(reading: Reading, node: SyntaxNode): void {
  if (node.type !== 'ObjectPattern') return;
  for (const [, child] of childrenOf(node)) {
    const name = nameOf(child, 'key');
    if (name !== null && !reading.own.all.has(name)) note(reading, child, `.${name}`, reading.newer.members.get(name));
  }
}

function readNode(reading: Reading, node: SyntaxNode, around: Around): void {
  readIdentifier(reading, node, around);
  readMember(reading, node, around);
  readPattern(reading, node);
  readOptions(reading, node);
  readEvents(reading, node);
  const { outside } = around;
  for (const { name, is, at } of newerSyntax)
    if (is(node, outside)) note(reading, node, name, newerAt(at) ?? undefined);
  const inside = { parent: node, outside: outside && !/Function/.test(node.type) };
  for (const [field, child] of childrenOf(node)) readNode(reading, child, { ...inside, field });
}

/** The uses of newer names in a script. */
export function readScript(source: string, newer: NewerNames, own: OwnNames): Use[] {
  const tree = treeOf('script.js', source);
  const declared = new Set<string>();
  collectDeclared(tree, declared);
  const reading: Reading = { source, newer, declared, own, uses: [] };
  readNode(reading, tree, { parent: null, field: '', outside: true });
  return reading.uses;
}
