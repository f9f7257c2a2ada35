// Reads a cleaned fragment. It takes the elements and attributes of the allow-list alone: a fault of the cleaner shows as text.
import { type CleanAttribute, type CleanNode, type CleanTag, cleanAttributes, cleanTags } from './port.ts';

/** Deeper elements are left out, so that a nest of thousands ends neither this walk nor React's @assumed. */
const MOST_LEVELS = 16;
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

const tagOf = (name: string): CleanTag | undefined => cleanTags.find((tag) => tag === name.toLowerCase());

function attributesOf(node: ReadableNode): Partial<Record<CleanAttribute, string>> {
  const pairs = cleanAttributes.flatMap((name) => {
    const value = node.getAttribute?.(name);
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

function nodesOf(parent: ReadableNode, level: number): readonly CleanNode[] {
  return Array.from(parent.childNodes).flatMap((node): readonly CleanNode[] => {
    if (node.nodeType === TEXT) return [node.nodeValue ?? ''];
    if (node.nodeType !== ELEMENT || level >= MOST_LEVELS) return [];
    const tag = tagOf(node.nodeName);
    const children = nodesOf(node, level + 1);
    return tag ? [{ tag, attributes: attributesOf(node), children }] : children;
  });
}

/** Returns what a fragment holds. */
export const readClean = (fragment: ReadableNode): readonly CleanNode[] => nodesOf(fragment, 0);
