// Leaves out of the browser what only others read of the contract: schemas of requests, rules of a call for the platform, and
// calls that no page sends, and of the others what most rows say.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usualRow } from '@foyer/contract';
import type { Plugin } from 'vite';

const CONTRACT_FILE = /\/packages\/contract\/src\/(?:calls|schemas\/[\w-]+)\.ts$/;
/** Fields of a call's row that no page reads: the platform's, and the service worker's, which is built by itself. */
const PLATFORM_FIELDS: ReadonlySet<string> = new Set(['whileClosed', 'whileRestricted', 'bookedByKey', 'offline']);

/** The part of a node of the syntax tree that is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = ({ type, key }: Node): string => {
  const name = type === 'Property' && isNode(key) ? (key.name ?? key.value) : '';
  return typeof name === 'string' ? name : '';
};

/** A row of the table of calls: its value has a path. */
const isCall = ({ value }: Node): boolean =>
  isNode(value) && value.type === 'ObjectExpression' && childrenOf(value).some((part) => nameOf(part) === 'path');

/** Fields of a call's row that say what rows usually say. */
const usualFieldsOf = (call: Node): Node[] => {
  const usual = new Map<string, string>(Object.entries(usualRow(nameOf(call))));
  const fields = isNode(call.value) ? childrenOf(call.value) : [];
  return fields.filter((field) => isNode(field.value) && field.value.value === usual.get(nameOf(field)));
};

/**
 * Properties that a browser does without: of a row with an answer its request, of a row with a path the platform's rules and
 * what is usual, and calls that are not `sent`.
 */
const unreadOf = (node: Node, sent: ReadonlySet<string>): Node[] => {
  const parts = childrenOf(node);
  const within = (some: readonly Node[]): Node[] => some.flatMap((part) => unreadOf(part, sent));
  if (node.type !== 'ObjectExpression') return within(parts);
  const names = new Set(parts.map(nameOf));
  const isUnread = (part: Node): boolean =>
    (names.has('output') && nameOf(part) === 'input') ||
    (names.has('path') && PLATFORM_FIELDS.has(nameOf(part))) ||
    (isCall(part) && !sent.has(nameOf(part)));
  const read = parts.filter((part) => !isUnread(part));
  return [...parts.filter(isUnread), ...read.filter(isCall).flatMap(usualFieldsOf), ...within(read)];
};

/** The source without them. Lines stay where they are. */
export const withoutUnread = (source: string, program: unknown, sent: ReadonlySet<string>): string =>
  (isNode(program) ? unreadOf(program, sent) : [])
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? [];
      const lines = text.slice(start, end + comma.length).replaceAll(/[^\n]/g, '');
      return text.slice(0, start) + lines + text.slice(end + comma.length);
    }, source);

/** Every text in quotes of the browser's sources that could name a call. The type of `send` takes no name that is put together. */
export const namesIn = (folder: string): ReadonlySet<string> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/'([a-z]\w*\.\w+)'/gi)].map(([, name = '']) => name)));
};

/** @param folder the browser's sources */
export function contractPlugin(folder: string): Plugin {
  return {
    name: 'foyer-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT_FILE },
      handler(source) {
        return { code: withoutUnread(source, this.parse(source, { lang: 'ts' }), namesIn(folder)), map: null };
      },
    },
  };
}
