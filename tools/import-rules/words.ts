// Collects the words of a syntax tree: identifiers, members, JSX attributes, string literals.

export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Each word once: `fetch`, `document.cookie`, `.innerHTML`, `location.href=`, `jsx:style`, `'GEETEST3'`. */
export function wordsOf(program: SyntaxNode): string[] {
  const words = new Set<string>();
  visit(program, words);
  return [...words];
}

function visit(node: SyntaxNode, words: Set<string>): void {
  for (const word of wordsAt(node)) words.add(word);
  for (const [field, value] of Object.entries(node)) {
    if (isPlainName(node, field)) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, words);
  }
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** A name that only labels: `x` in `a.x`, in `{ x: 1 }` and in types is not a use of a variable `x`. */
function isPlainName(node: SyntaxNode, field: string): boolean {
  if (node.type === 'MemberExpression') return field === 'property' && node.computed !== true;
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition') {
    return field === 'key' && node.computed !== true;
  }
  return node.type.startsWith('TSPropertySignature') && field === 'key';
}

function wordsAt(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'Identifier':
      return [String(node.name)];
    case 'Literal':
      return typeof node.value === 'string' ? [`'${node.value}'`] : [];
    case 'Property':
      return isNode(node.key) && node.key.type === 'Identifier' ? [`'${String(node.key.name)}'`] : [];
    case 'JSXAttribute':
      return isNode(node.name) ? [`jsx:${String(node.name.name)}`] : [];
    case 'MemberExpression':
      return memberWords(node);
    case 'AssignmentExpression':
      return isNode(node.left) ? namesOf(node.left).map((name) => `${name}=`) : [];
    case 'CallExpression':
      return isNode(node.callee) && node.callee.type === 'Identifier' ? [`${String(node.callee.name)}()`] : [];
    default:
      return [];
  }
}

/** `window.location.href` → itself, `location.href` and `.href`; a text key counts as a name. */
function memberWords(node: SyntaxNode): string[] {
  const property = node.property;
  if (!isNode(property)) return [];
  const last = property.type === 'Identifier' && node.computed !== true ? property.name : property.value;
  if (typeof last !== 'string') return [];
  const before = isNode(node.object) ? namesOf(node.object) : [];
  return [...new Set([`.${last}`, `'${last}'`, ...before.map((name) => `${name}.${last}`)])];
}

function namesOf(node: SyntaxNode): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'MemberExpression') {
    const words = memberWords(node).filter((word) => !word.startsWith("'"));
    return words.map((word) => (word.startsWith('.') ? word.slice(1) : word));
  }
  return [];
}
