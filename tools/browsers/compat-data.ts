// Reads @mdn/browser-compat-data: the names that one of our oldest browsers lacks.
import { createRequire } from 'node:module';
import { oldestBrowsers } from '@foyer/browsers';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** Why a name counts as newer: `Object.hasOwn: chrome 93, safari 15.4`. */
export type Reason = string;

/** Names that are newer than our oldest browsers. */
export interface NewerNames {
  /** Names that scripts use without an owner: `structuredClone`, `CompressionStream`. */
  readonly globals: ReadonlyMap<string, Reason>;
  /** `Object.hasOwn`, `URL.canParse`, `Intl.Segmenter`. */
  readonly statics: ReadonlyMap<string, Reason>;
  /** Members of instances by name, where every owner of that name is newer: `at`, `findLast`. */
  readonly members: ReadonlyMap<string, Reason>;
  /** Options by method, where every method of that name lacks them: `addEventListener` → `signal`. */
  readonly options: ReadonlyMap<string, ReadonlyMap<string, Reason>>;
  /** Events, where every target of that name lacks them: `scrollend`. */
  readonly events: ReadonlyMap<string, Reason>;
}

/** A newer member of a browser's object, by its owner: without these members a page is made old. */
export interface NewerMember {
  /** `Array`, `Intl.DateTimeFormat`, or an empty text for the global object. */
  readonly owner: string;
  readonly name: string;
  /** True where it is the owner's own and not its instances'. JavaScript's own table lists a member as both. */
  readonly isStatic: boolean;
}

/** The whole data set. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const isAtMost = (version: string, limit: string): boolean => {
  const [left, right] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number));
  for (let place = 0; place < Math.max(left?.length ?? 0, right?.length ?? 0); place++) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
};

/** A prefixed name, another name and what stands behind a flag are of no use to us. */
function isCovered(statement: SimpleSupportStatement, oldest: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (flags || prefix || otherName || typeof added !== 'string' || added === 'preview') return false;
  if (!isAtMost(added, oldest)) return false;
  return typeof removed !== 'string' || !isAtMost(removed, oldest);
}

const firstVersion = (statements: readonly SimpleSupportStatement[]): string => {
  const plain = statements.find(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other);
  return plain && typeof plain.version_added === 'string' ? plain.version_added : 'never';
};

/** Why a feature is newer than our oldest browsers; null where all of them have it. */
export function newerThanOldest({ support }: CompatStatement): Reason | null {
  const late = Object.entries(oldestBrowsers).flatMap(([browser, oldest]) => {
    const statement = support[browser as keyof typeof oldestBrowsers];
    if (statement === undefined) return [];
    const statements = (Array.isArray(statement) ? statement : [statement]) as readonly SimpleSupportStatement[];
    return statements.some((one) => isCovered(one, oldest)) ? [] : [`${browser} ${firstVersion(statements)}`];
  });
  return late.length === 0 ? null : late.join(', ');
}

/** Why what stands at a path of the data (`javascript.classes.static`) is newer; null where our oldest browsers have it. */
export function newerAt(path: string): Reason | null {
  let node = compatData as unknown as Identifier;
  for (const name of path.split('.')) node = node?.[name] as Identifier;
  if (!node?.__compat) throw new Error(`The data set has nothing at ${path}.`);
  return newerThanOldest(node.__compat);
}

type Kind = 'global' | 'static' | 'member' | 'event' | 'option';

interface Feature {
  readonly kind: Kind;
  /** Owner, or for an option its method. */
  readonly owner: string;
  readonly name: string;
  readonly reason: Reason | null;
}

/** Owners whose members are reached without naming them. */
const globalOwners: ReadonlySet<string> = new Set(['Window', 'WorkerGlobalScope', 'DedicatedWorkerGlobalScope']);

const childrenOf = (node: Identifier): [string, Identifier][] =>
  Object.entries(node).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** `options_signal_parameter` and `options_parameter.options_signal_parameter` both name the option `signal`. */
function* optionsOf(method: string, node: Identifier): Generator<Feature> {
  for (const [key, child] of childrenOf(node)) {
    const [, name] = /^options_(\w+)_parameter$/.exec(key) ?? [];
    if (name && child.__compat) yield { kind: 'option', owner: method, name, reason: newerThanOldest(child.__compat) };
    if (key === 'options_parameter') yield* optionsOf(method, child);
  }
}

function* membersOf(owner: string, node: Identifier): Generator<Feature> {
  for (const [key, child] of childrenOf(node)) {
    if (!child.__compat) continue;
    const reason = newerThanOldest(child.__compat);
    const [, event] = /^(\w+)_event$/.exec(key) ?? [];
    const [, onConstructor] = /^(\w+)_static$/.exec(key) ?? [];
    const name = onConstructor ?? key;
    const found = { owner, reason };
    if (event) yield { ...found, kind: 'event', name: event };
    else if (onConstructor) yield { ...found, kind: 'static', name };
    else if (/^[A-Za-z$][\w$]*$/.test(key) && !key.includes('_')) yield { ...found, kind: 'member', name };
    yield* optionsOf(name, child);
  }
}

function* domFeatures(): Generator<Feature> {
  for (const [name, node] of childrenOf(compatData.api as Identifier)) {
    if (!node.__compat) continue;
    yield { kind: 'global', owner: '', name, reason: newerThanOldest(node.__compat) };
    for (const feature of membersOf(name, node)) {
      yield feature;
      if (feature.kind === 'member' && globalOwners.has(name)) yield { ...feature, kind: 'global', owner: '' };
    }
  }
}

/** Owners without instances: all they have is on themselves. */
const namespaces: ReadonlySet<string> = new Set([
  'Atomics',
  'Intl',
  'JSON',
  'Math',
  'Reflect',
  'Temporal',
  'Temporal.Now',
]);

function* memberOrStatic(found: Omit<Feature, 'kind'>): Generator<Feature> {
  yield { ...found, kind: 'static' };
  if (!namespaces.has(found.owner)) yield { ...found, kind: 'member' };
}

function* builtinFeatures(path: string, node: Identifier): Generator<Feature> {
  for (const [name, child] of childrenOf(node)) {
    if (!child.__compat || !/^[A-Za-z$][\w$]*$/.test(name)) continue;
    const reason = newerThanOldest(child.__compat);
    const isConstructorItself = path.split('.').pop() === name;
    const found = { owner: path, name, reason };
    if (path === '') yield { ...found, kind: 'global' };
    else if (!isConstructorItself) yield* memberOrStatic(found);
    yield* optionsOf(isConstructorItself ? path : name, child);
    if (!isConstructorItself) yield* builtinFeatures(path === '' ? name : `${path}.${name}`, child);
  }
}

/** Names that no owner has in the oldest browsers, with the first reason; `left` ones are newer, but are not looked for. */
function nowhere(
  features: readonly Feature[],
  keyOf: (feature: Feature) => string,
  left: (feature: Feature) => boolean = () => false,
): Map<string, Reason> {
  const known = new Set(features.filter(({ reason }) => reason === null).map(keyOf));
  const newer = features.filter((feature) => !known.has(keyOf(feature)) && !left(feature));
  return new Map(newer.reverse().map((feature) => [keyOf(feature), feature.reason ?? '']));
}

const allFeatures = (): Feature[] => [
  ...builtinFeatures('', compatData.javascript.builtins as Identifier),
  ...domFeatures(),
];

/** Returns the names that are newer than our oldest browsers. */
export function newerNames(): NewerNames {
  const features = allFeatures();
  const of = (...kinds: readonly Kind[]): Feature[] => features.filter(({ kind }) => kinds.includes(kind));
  const options = nowhere(of('option'), ({ owner, name }) => `${owner} ${name}`);
  const byMethod = new Map<string, Map<string, Reason>>();
  for (const [key, reason] of options) {
    const [method = '', name = ''] = key.split(' ');
    byMethod.set(method, (byMethod.get(method) ?? new Map<string, Reason>()).set(name, reason));
  }
  const ofNamespace = ({ owner, kind }: Feature): boolean => kind === 'static' && namespaces.has(owner);
  const members = nowhere(of('member', 'static', 'global'), ({ name }) => name, ofNamespace);
  return {
    globals: nowhere(of('global'), ({ name }) => name),
    statics: nowhere(of('static'), ({ owner, name }) => `${owner}.${name}`),
    members,
    options: byMethod,
    events: nowhere(of('event'), ({ name }) => name),
  };
}

/** Everything newer than our oldest browsers that can be taken away from a page: an owner's member, its own or its instances'. */
export const newerMembers = (): NewerMember[] => [
  ...allFeatures()
    .filter(({ kind, reason }) => reason !== null && (kind === 'member' || kind === 'static'))
    .map(({ owner, name, kind }) => ({ owner, name, isStatic: kind === 'static' })),
  // The globals of a window are included, also those that a worker lacks.
  ...[...newerNames().globals.keys()].map((name) => ({ owner: '', name, isStatic: true })),
];
