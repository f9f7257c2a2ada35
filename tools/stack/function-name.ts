// Finds the function around a position of a source, as maps only name single words.
import { parseSync } from 'oxc-parser';
import { isNode, type SyntaxNode } from '../import-rules/words.ts';

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The fields that hold the name and the value, for a node that names a value. */
const namings: Readonly<Record<string, readonly [name: string, value: string]>> = {
  VariableDeclarator: ['id', 'init'],
  AssignmentExpression: ['left', 'right'],
  Property: ['key', 'value'],
  PropertyDefinition: ['key', 'value'],
  MethodDefinition: ['key', 'value'],
};

/** `f` of `f`, of `this.f` and of `#f`. */
function plainName(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'MemberExpression') return plainName(node.property);
  return typeof node.name === 'string' ? node.name : null;
}

const holds = (node: SyntaxNode, offset: number): boolean => Number(node.start) <= offset && offset < Number(node.end);

/** The innermost named function at `offset` in `node`; `label` is the name that the node around gives it. */
function nameWithin(node: SyntaxNode, offset: number, label: string | null, around: string | null): string | null {
  const name = functions.has(node.type) ? (plainName(node.id) ?? label ?? around) : around;
  const [nameField, valueField] = namings[node.type] ?? [];
  for (const [field, value] of Object.entries(node)) {
    const given = nameField && field === valueField ? plainName(node[nameField]) : null;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && holds(child, offset)) return nameWithin(child, offset, given, name);
  }
  return name;
}

/** Null outside of every function with a name. Line and column are counted from zero. */
export function functionAt(file: string, source: string, line: number, column: number): string | null {
  const before = source.split('\n').slice(0, line);
  const offset = before.reduce((sum, { length }) => sum + length + 1, column);
  // The parser's nodes have a type each; their other fields are checked one by one.
  return nameWithin(parseSync(file, source).program as unknown as SyntaxNode, offset, null, null);
}
