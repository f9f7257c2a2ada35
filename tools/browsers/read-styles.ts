// Reads a shipped style sheet: styles newer than our oldest browsers.
import { compatData, newerThanOldest, type Reason } from './compat-data.ts';
import type { Use } from './read-script.ts';

type Table = 'properties' | 'selectors' | 'at-rules' | 'types';
type Found = readonly [name: string, reason: Reason | undefined];

/** Why a name of a table is newer; undefined where it is not, or where the table does not know it. */
function reasonOf(table: Table, ...path: readonly string[]): Reason | undefined {
  type Level = Readonly<Record<string, unknown>> | undefined;
  let level = compatData.css[table] as Level;
  for (const name of path) level = level?.[name] as Level;
  const { __compat: compat } = (level ?? {}) as { __compat?: Parameters<typeof newerThanOldest>[0] };
  return (compat && newerThanOldest(compat)) ?? undefined;
}

interface Block {
  /** The text before the brace. */
  readonly prelude: string;
  readonly body: string;
}

/** Returns the position at which the bracket that opens at `start` is closed. */
function endOf(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** The blocks of a sheet, one level deep, and the statements without a body (`@import …;`). */
function* blocksOf(css: string): Generator<Block> {
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === ';') {
      yield { prelude: css.slice(from, at), body: '' };
      from = at + 1;
    }
    if (css[at] !== '{') continue;
    const end = endOf(css, at);
    yield { prelude: css.slice(from, at), body: css.slice(at + 1, end) };
    at = end;
    from = end + 1;
  }
}

/** Texts in quotes, addresses and comments hold no names. */
const withoutTexts = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, (text) =>
    text.startsWith('/*') ? '' : '""',
  );

/** Units of length that the table keeps under the name of their group. */
function unitGroup(unit: string): string {
  if (unit.startsWith('cq')) return 'container_query_length_units';
  const [, size] = /^([dls])v/.exec(unit) ?? [];
  const names: Readonly<Record<string, string>> = { d: 'dynamic', l: 'large', s: 'small' };
  return size ? `viewport_percentage_units_${names[size]}` : unit;
}

function* foundInValue(property: string, value: string): Generator<Found> {
  for (const [, unit = ''] of value.matchAll(/(?<![\w#.-])(?:\d*\.)?\d+([a-z]+)\b/g))
    yield [unit, reasonOf('types', 'length', unitGroup(unit))];
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
    yield [`${name}()`, reasonOf('types', name) ?? reasonOf('types', 'color', name)];
  for (const word of value.split(/[\s,]+/)) yield [`${property}: ${word}`, reasonOf('properties', property, word)];
}

const isNewer = (found: Found): found is readonly [string, Reason] => found[1] !== undefined;

/**
 * A value that an older browser skips does no harm where the same property stands before it in words that all of them know. Custom
 * properties take any value: there the later one counts.
 */
function* usesInBody(body: string): Generator<Use> {
  // The older name of the same property says it to those that know only that.
  const covered = new Set([...body.matchAll(/(?:^|;)\s*-webkit-([\w-]+)\s*:/g)].map(([, name = '']) => name));
  for (const line of body.split(';')) {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]+)$/.exec(line) ?? [];
    if (property === '' || /^-\w/.test(property)) continue;
    const whole = reasonOf('properties', property);
    const newer = (whole ? [[property, whole] as const] : [...foundInValue(property, value)]).filter(isNewer);
    if (newer.length === 0 && !property.startsWith('--')) covered.add(property);
    if (!covered.has(property)) for (const [name, reason] of newer) yield { name, reason, excerpt: line.trim() };
  }
}

/** One selector that a browser does not know takes its whole rule away. */
function* usesInSelector(selector: string): Generator<Use> {
  const found: Found[] = [...selector.matchAll(/::?([a-z][\w-]*)/g)].map(([whole, name = '']) => [
    whole,
    reasonOf('selectors', name),
  ]);
  if (/:not\([^()]*[, >+~][^()]*\)/.test(selector))
    found.push([':not(a, b)', reasonOf('selectors', 'not', 'selector_list')]);
  for (const [name, reason] of found.filter(isNewer)) yield { name, reason, excerpt: selector.trim() };
}

function* usesInAtRule({ prelude, body }: Block): Generator<Use> {
  const [, name = ''] = /^@([\w-]+)/.exec(prelude) ?? [];
  const range = name === 'media' && /[<>]/.test(prelude) ? reasonOf('at-rules', 'media', 'range_syntax') : undefined;
  const reason = reasonOf('at-rules', name) ?? range;
  if (reason) yield { name: `@${name}`, reason, excerpt: prelude };
  // The styles behind @supports are only for browsers that support them.
  else if (name === 'media' || name === 'layer') yield* usesIn(body);
  else if (name === 'font-face') yield* usesInBody(body);
  else if (/keyframes$/.test(name)) for (const step of blocksOf(body)) yield* usesInBody(step.body);
}

function* usesIn(css: string): Generator<Use> {
  for (const { prelude, body } of blocksOf(css)) {
    const head = prelude.trim();
    if (head.startsWith('@')) yield* usesInAtRule({ prelude: head, body });
    else {
      yield* usesInSelector(head);
      if (body.includes('{')) yield { name: 'nesting', reason: reasonOf('selectors', 'nesting') ?? '', excerpt: head };
      yield* usesInBody(body);
    }
  }
}

/** The uses of newer names in a style sheet. */
export const readStyles = (css: string): Use[] => [...usesIn(withoutTexts(css))];
