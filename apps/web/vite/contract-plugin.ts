// Leaves out of the browser what only a back end reads of the contract: schemas of requests, and rules of a call for the platform.
import type { Plugin } from 'vite';

const CONTRACT_FILE = /\/packages\/contract\/src\/(?:calls|schemas\/[\w-]+)\.ts$/;
/** Fields of a call's row that no browser code reads. */
const PLATFORM_FIELDS: ReadonlySet<string> = new Set(['whileClosed', 'whileRestricted', 'bookedByKey']);

/** The part of a node of the syntax tree that is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = ({ type, key }: Node): string =>
  type === 'Property' && isNode(key) && typeof key.name === 'string' ? key.name : '';

/** Properties that a browser does without: of a row with an answer its request, of a row with a path the platform's rules. */
const unreadOf = (node: Node): Node[] => {
  const parts = childrenOf(node);
  if (node.type !== 'ObjectExpression') return parts.flatMap(unreadOf);
  const names = new Set(parts.map(nameOf));
  const isUnread = (part: Node): boolean =>
    (names.has('output') && nameOf(part) === 'input') || (names.has('path') && PLATFORM_FIELDS.has(nameOf(part)));
  return [...parts.filter(isUnread), ...parts.filter((part) => !isUnread(part)).flatMap(unreadOf)];
};

/** The source without them. Lines stay where they are. */
export const withoutUnread = (source: string, program: unknown): string =>
  (isNode(program) ? unreadOf(program) : [])
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? [];
      const lines = text.slice(start, end + comma.length).replaceAll(/[^\n]/g, '');
      return text.slice(0, start) + lines + text.slice(end + comma.length);
    }, source);

export function contractPlugin(): Plugin {
  return {
    name: 'foyer-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT_FILE },
      handler(source) {
        return { code: withoutUnread(source, this.parse(source, { lang: 'ts' })), map: null };
      },
    },
  };
}
