// Tells what a request is to the worker, and under which address its copy is stored.
import { calls } from '@foyer/contract';
import { routeOf, routes } from '../shell/navigation/routes.ts';

/** The facts about a request that the rules read. */
export interface RequestFacts {
  readonly method: string;
  readonly url: URL;
  readonly mode: string;
  readonly destination: string;
  /** `cache` of the request: a reload asks past every cache. */
  readonly cache: string;
  /** Names of headers that make an answer one person's own, or a piece. */
  readonly isPersonal: boolean;
  readonly language: string;
}

export type RequestKind =
  /** A page of visitors, whose copy holds nothing of a person. */
  | { readonly kind: 'page'; readonly key: string; readonly isReload: boolean }
  /** A page without a copy: the shell of another one opens it where nothing answers. */
  | { readonly kind: 'shell' }
  /** A file of the build. `immutable`: its name changes with its content. */
  | { readonly kind: 'file'; readonly key: string; readonly immutable: boolean }
  /** A call whose row says that its answer may be shown offline. */
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'other' };

export const other: RequestKind = { kind: 'other' };

/** These are for one moment: what a provider sends back, a deposit by its id. */
const neverOurs: ReadonlySet<string> = new Set(['socialReturn', 'notFound']);
/** Query parameters that only keep caches away. */
const cacheBusters: ReadonlySet<string> = new Set(['_', 't', 'timestamp']);

const offlinePaths = Object.values(calls)
  .filter((row) => 'offline' in row && row.token === 'none' && row.method === 'GET')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

const isOffline = (path: string): boolean => offlinePaths.some((pattern) => pattern.test(path));

const sortedQuery = (pairs: readonly (readonly [string, string])[]): string => {
  const text = new URLSearchParams(
    [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, value]),
  );
  return String(text) && `?${text}`;
};

function pageOf({ url, destination, cache }: RequestFacts): RequestKind {
  const route = routeOf(url.pathname);
  if (destination !== 'document' || neverOurs.has(route)) return other;
  const { visitorPage, query, paths } = routes[route];
  if (!visitorPage) return { kind: 'shell' };
  // Where a visitor comes from is read from the address, never from the copy: one copy serves every link.
  const pairs = query.flatMap((name) =>
    url.searchParams
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value] as const),
  );
  return { kind: 'page', key: paths[0] + sortedQuery(pairs), isReload: cache === 'reload' || cache === 'no-cache' };
}

const HASHED_PICTURE = /\.[\w-]{6}\.[a-z0-9]+$/;

const fileOf = ({ pathname }: URL): RequestKind => ({
  kind: 'file',
  key: pathname,
  immutable: pathname.startsWith('/m/assets/') || HASHED_PICTURE.test(pathname),
});

function answerOf({ url, language }: RequestFacts): RequestKind {
  if (!isOffline(url.pathname)) return other;
  const pairs = [...url.searchParams].filter(([name]) => !cacheBusters.has(name));
  return { kind: 'answer', key: url.pathname + sortedQuery([...pairs, ['language', language]]) };
}

/** What the request is. Everything that is not named here passes by the worker untouched. */
export function kindOf(facts: RequestFacts, origin: string): RequestKind {
  const { method, url, mode, isPersonal } = facts;
  if (method !== 'GET' || url.origin !== origin || isPersonal) return other;
  if (mode === 'navigate') return url.pathname.startsWith('/m') ? pageOf(facts) : other;
  if (/^\/m\/(?:assets|brand)\/./.test(url.pathname)) return fileOf(url);
  return url.pathname.startsWith('/wps/') ? answerOf(facts) : other;
}

export const factsOf = ({ method, url, mode, destination, cache, headers }: Request): RequestFacts => ({
  method,
  url: new URL(url),
  mode,
  destination,
  cache,
  isPersonal: headers.has('authorization') || headers.has('range'),
  language: headers.get('language') ?? '',
});
