// Reads a cleaned fragment. It takes the elements and attributes of the allow-list alone: a fault of the cleaner shows as text.
import {
  boxes,
  type CleanAttribute,
  type CleanElement,
  type CleanNode,
  type CleanTag,
  cleanAttributes,
  cleanTags,
  headings,
} from './port.ts';

/**
 * Deeper elements are left out, so that a nest of thousands ends neither this walk nor React's. Letters that are laid out in tables
 * have some thirty levels @assumed.
 */
const MOST_LEVELS = 64;
const ELEMENT = 1;
const TEXT = 3;

/** The part of a node that is read. */
export interface ReadableNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<ReadableNode>;
  readonly getAttribute?: (name: string) => string | null;
}

type Attributes = CleanElement['attributes'];

const blocks: ReadonlySet<CleanTag> = new Set(['blockquote', 'h2', 'h3', 'hr', 'ol', 'p', 'table', 'ul']);
/** Between the rows and cells of a table no text may stand, not even a line break of the source. */
const rowsOnly: ReadonlySet<CleanTag> = new Set(['table', 'tbody', 'tfoot', 'thead', 'tr']);

const tagOf = (name: string): CleanTag | undefined => headings.get(name) ?? cleanTags.find((tag) => tag === name);
const isBox = (name: string): boolean => boxes.some((box) => box === name);
const isBlock = (node: CleanNode): node is CleanElement => typeof node !== 'string' && blocks.has(node.tag);
const isBlank = (node: CleanNode): boolean => typeof node === 'string' && node.trim() === '';

function attributesOf(node: ReadableNode): Partial<Record<CleanAttribute, string>> {
  const pairs = cleanAttributes.flatMap((name) => {
    const value = node.getAttribute?.(name);
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** The content of a box: its blocks, and paragraphs of what stands between them. Its language and direction hold for each. */
function paragraphsOf(children: readonly CleanNode[], { lang, dir }: Attributes): readonly CleanNode[] {
  const attributes: Attributes = { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) };
  const pieces: CleanElement[] = [];
  let line: CleanNode[] = [];
  const endLine = (): void => {
    if (!line.every(isBlank)) pieces.push({ tag: 'p', attributes, children: line });
    line = [];
  };
  for (const child of children) {
    if (!isBlock(child)) {
      line.push(child);
      continue;
    }
    endLine();
    pieces.push({ ...child, attributes: { ...attributes, ...child.attributes } });
  }
  endLine();
  return pieces;
}

function nodesOf(parent: ReadableNode, level: number): readonly CleanNode[] {
  return Array.from(parent.childNodes).flatMap((node): readonly CleanNode[] => {
    if (node.nodeType === TEXT) return [node.nodeValue ?? ''];
    if (node.nodeType !== ELEMENT || level >= MOST_LEVELS) return [];
    const name = node.nodeName.toLowerCase();
    const tag = tagOf(name);
    const children = nodesOf(node, level + 1);
    const attributes = attributesOf(node);
    if (isBox(name)) return paragraphsOf(children, attributes);
    if (!tag) return children;
    if (!rowsOnly.has(tag)) return [{ tag, attributes, children }];
    const rows = children.filter((one) => !isBlank(one));
    return rows.length > 0 ? [{ tag, attributes, children: rows }] : [];
  });
}

/** Returns what a fragment holds. */
export const readClean = (fragment: ReadableNode): readonly CleanNode[] => nodesOf(fragment, 0);
