// Checks the platform's modules beyond imports: their list, and the tables of their SQL. Pure.
import type { Finding } from './check.ts';

export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

const MODULES = 'apps/platform/src/modules/';

/** The modules that files stand in: `group/module`, sorted. A file outside of one is named by its whole path. */
export const modulesSeen = (paths: readonly string[]): string[] =>
  [
    ...new Set(
      paths
        .filter((path) => path.startsWith(MODULES))
        .map((path) => {
          const [group, name, file] = path.slice(MODULES.length).split('/');
          return group !== undefined && name !== undefined && file !== undefined ? `${group}/${name}` : path;
        }),
    ),
  ].sort();

/** Every module stands in a group, every row of a group is a module, and each has a file that binds or a file that offers. */
export function checkModules(
  paths: readonly string[],
  groups: readonly string[],
  rows: Readonly<Record<string, readonly string[]>>,
): Finding[] {
  const seen = modulesSeen(paths);
  const isGrouped = (name: string) => !name.endsWith('.ts') && groups.includes(name.split('/')[0] ?? '');
  const has = (name: string, file: string) => paths.includes(`${MODULES}${name}/${file}`);
  const placed = Object.entries(rows).flatMap(([group, names]) => names.map((name) => `${group}/${name}`));
  return [
    ...seen.filter((name) => !isGrouped(name)).map((name) => `${name} stands in no group of modules`),
    ...placed.filter((name) => !seen.includes(name)).map((name) => `The order names ${name}, which is no module`),
    ...seen
      .filter((name) => isGrouped(name) && !has(name, 'module.ts') && !has(name, 'api.ts'))
      .map((name) => `${name} has neither module.ts nor api.ts`),
  ];
}

/** Names that a statement reads or writes, and those that a table is declared by. */
const NAMED = /\b(?:from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)\b|\bpgTable\('([a-z_]+)'/gi;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$|\s\/\/ .*$/gm;

const tablesIn = (source: string): Set<string> =>
  new Set([...source.replaceAll(COMMENT, '').matchAll(NAMED)].flatMap(([, used, declared]) => used ?? declared ?? []));

const tablesMadeBy = (migrations: readonly string[]): string[] => {
  const namesIn = (statement: RegExp) =>
    migrations.flatMap((text) => [...text.matchAll(statement)].map(([, name]) => name ?? ''));
  const dropped = new Set(namesIn(/drop table (?:if exists )?([a-z_]+)/gi));
  return namesIn(/create table (?:if not exists )?([a-z_]+)/gi).filter((name) => !dropped.has(name));
};

/** The owner of a table: a module, or a folder beside the modules. */
const ownerOf = (path: string): string => {
  const below = path.replace('apps/platform/src/', '');
  return /^modules\/[^/]+\/[^/]+(?=\/)/.exec(below)?.[0] ?? /^[^/]+/.exec(below)?.[0] ?? below;
};

/** Every table of the migrations has one owner: the module whose files alone write SQL on it. */
export function checkTables(files: readonly SourceFile[], migrations: readonly string[]): Finding[] {
  const named = files.map(({ path, source }) => ({ path, tables: tablesIn(source) }));
  return tablesMadeBy(migrations).flatMap((table) => {
    const paths = named.filter(({ tables }) => tables.has(table)).map(({ path }) => path);
    const owners = [...new Set(paths.map(ownerOf))];
    if (owners.length === 1) return [];
    if (owners.length === 0) return [`Table ${table} belongs to no module: no SQL names it`];
    return [`Table ${table} has ${owners.length} owners, and only one may write SQL on it: ${paths.join(', ')}`];
  });
}
