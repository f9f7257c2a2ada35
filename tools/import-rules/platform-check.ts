// The judgements about the platform's modules that imports do not show: which there are, and whose tables their SQL names. Pure.
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

/** Every module stands in the order, every row of the order is a module, and each has a file that binds or a file that offers. */
export function checkModules(paths: readonly string[], order: readonly string[]): Finding[] {
  const seen = modulesSeen(paths);
  const has = (name: string, file: string) => paths.includes(`${MODULES}${name}/${file}`);
  return [
    ...seen.filter((name) => !order.includes(name)).map((name) => `${name} has no place in the order of modules`),
    ...order.filter((name) => !seen.includes(name)).map((name) => `The order names ${name}, which is no module`),
    ...seen
      .filter((name) => order.includes(name) && !has(name, 'module.ts') && !has(name, 'api.ts'))
      .map((name) => `${name} has neither module.ts nor api.ts`),
  ];
}

/** Names that a statement reads or writes, and those that a table is declared by. */
const NAMED = /\b(?:from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)\b|\bpgTable\('([a-z_]+)'/gi;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$|\s\/\/ .*$/gm;

const tablesIn = (source: string): Set<string> =>
  new Set([...source.replaceAll(COMMENT, '').matchAll(NAMED)].flatMap(([, used, declared]) => used ?? declared ?? []));

/** SQL stands only with the owner of its tables. `owners`: tables by folder, below apps/platform/src/. */
export function checkTables(
  files: readonly SourceFile[],
  owners: Readonly<Record<string, readonly string[]>>,
): Finding[] {
  const ownerOf = new Map(
    Object.entries(owners).flatMap(([folder, tables]) => tables.map((table) => [table, folder] as const)),
  );
  return files.flatMap(({ path, source }) =>
    [...tablesIn(source)].flatMap((table) => {
      const owner = ownerOf.get(table);
      if (owner === undefined || path.startsWith(`apps/platform/src/${owner}/`)) return [];
      return [`${path} writes SQL on ${table}: only ${owner} does`];
    }),
  );
}

/** Every table of the migrations has one owner, and every owned table is made by one. */
export function checkOwners(
  migrations: readonly string[],
  owners: Readonly<Record<string, readonly string[]>>,
): Finding[] {
  const made = new Set(
    migrations.flatMap((text) =>
      [...text.matchAll(/create table (?:if not exists )?([a-z_]+)/gi)].map(([, name]) => name),
    ),
  );
  const dropped = migrations.flatMap((text) =>
    [...text.matchAll(/drop table (?:if exists )?([a-z_]+)/gi)].map(([, name]) => name),
  );
  for (const name of dropped) made.delete(name);
  const owned = Object.values(owners).flat();
  return [
    ...[...made].filter((name) => !owned.includes(name ?? '')).map((name) => `Table ${name} belongs to no module`),
    ...owned.filter((name) => !made.has(name)).map((name) => `No migration makes the table ${name}`),
    ...owned.filter((name, place) => owned.indexOf(name) !== place).map((name) => `Table ${name} has two owners`),
  ];
}
