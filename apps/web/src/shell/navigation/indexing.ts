// RT-15: the pages that search engines may list.
import { ruleOf } from './route-rules.ts';
import { routeOf } from './routes.ts';

const isLocal = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(host);

/** True when the page may be indexed: a local or www host, a public page, and a path no deeper than two slashes. */
export function isIndexed(host: string, path: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (!isLocal(name) && !name.startsWith('www')) return false;
  if (path.split('/').length - 1 > 2) return false;
  return ruleOf(routeOf(path)).indexed;
}
