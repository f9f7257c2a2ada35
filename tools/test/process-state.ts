// Finds the state that test files of one process share, and that a file has left changed.

export interface ProcessState {
  readonly globals: ReadonlyMap<PropertyKey, unknown>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The globals and the environment as they are now, but for what libraries keep for all their copies (`__zod_globalRegistry`). */
export function readProcessState(): ProcessState {
  const globals = new Map<PropertyKey, unknown>();
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
    if (get === undefined && !name.startsWith('__')) globals.set(name, value);
  return { globals, environment: { ...process.env } };
}

/** Names of globals and variables that are not what they were. Node makes some globals at their first use: these are no change. */
export function changedSince(before: ProcessState): string[] {
  const { globals, environment } = readProcessState();
  const isLazy = (name: PropertyKey): boolean => !before.globals.has(name) && lazyGlobals.has(name);
  const names = new Set([...before.globals.keys(), ...globals.keys()]);
  const variables = new Set([...Object.keys(before.environment), ...Object.keys(environment)]);
  return [
    ...[...names]
      .filter((name) => !isLazy(name) && !Object.is(before.globals.get(name), globals.get(name)))
      .map(String),
    ...[...variables].filter((name) => before.environment[name] !== environment[name]),
  ];
}

const lazyGlobals = new Set<PropertyKey>(
  Object.entries(Object.getOwnPropertyDescriptors(globalThis))
    .filter(([, { get }]) => get !== undefined)
    .map(([name]) => name),
);
