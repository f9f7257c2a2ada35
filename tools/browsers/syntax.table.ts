// Syntax that our oldest browsers may lack, each with its place in the compatibility data.
import { isNode, type SyntaxNode } from '../import-rules/words.ts';

interface SyntaxRow {
  readonly name: string;
  /** Path in the data. */
  readonly at: string;
  /** `outside`: no function is around it. */
  readonly is: (node: SyntaxNode, outside: boolean) => boolean;
}

const typed = (type: string) => (node: SyntaxNode) => node.type === type;

/** Source and flags of a regular expression; a text is one as well when it is put together like one. */
function patternOf(node: SyntaxNode): { readonly source: string; readonly flags: string } | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return { source: node.value, flags: '' };
  if (node.type === 'TemplateElement') return { source: String((node.value as { raw: string }).raw), flags: '' };
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  return regex ? { source: regex.pattern, flags: regex.flags } : null;
}

const inPattern = (sought: RegExp) => (node: SyntaxNode) => sought.test(patternOf(node)?.source ?? '');
const withFlag = (flag: string) => (node: SyntaxNode) => patternOf(node)?.flags.includes(flag) ?? false;
const isPrivate = (node: unknown): boolean => isNode(node) && node.type === 'PrivateIdentifier';

const regExp = 'javascript.builtins.RegExp';
const classes = 'javascript.classes';

export const newerSyntax: readonly SyntaxRow[] = [
  { name: 'static { }', at: `${classes}.static.initialization_blocks`, is: typed('StaticBlock') },
  {
    name: '#method()',
    at: `${classes}.private_class_methods`,
    is: (node) => node.type === 'MethodDefinition' && isPrivate(node.key),
  },
  {
    name: '#name in',
    at: `${classes}.private_class_fields_in`,
    is: (node) => node.type === 'BinaryExpression' && isPrivate(node.left),
  },
  {
    name: 'await outside of functions',
    at: 'javascript.operators.await.top_level',
    is: (node, outside) => outside && node.type === 'AwaitExpression',
  },
  {
    name: 'import attributes',
    at: 'javascript.statements.import.import_attributes',
    is: ({ type, attributes }) => /^(Im|Ex)port/.test(type) && Array.isArray(attributes) && attributes.length > 0,
  },
  {
    name: 'using',
    at: 'javascript.statements.using',
    is: (node) => node.type === 'VariableDeclaration' && /using/.test(String(node.kind)),
  },
  { name: '(?<=)', at: 'javascript.regular_expressions.lookbehind_assertion', is: inPattern(/\(\?<[=!]/) },
  { name: '(?i:)', at: 'javascript.regular_expressions.modifier', is: inPattern(/\(\?[ims-]+:/) },
  { name: '/…/d', at: `${regExp}.hasIndices`, is: withFlag('d') },
  { name: '/…/v', at: `${regExp}.unicodeSets`, is: withFlag('v') },
];
