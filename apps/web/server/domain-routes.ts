// HT-10: fetches and caches the domains of `system.domainRoute`, which pages may ping as well.
import type { Settings } from '@foyer/contract';
import { mayRequestDomains } from '../src/shell/domains/choose-domains.rules.ts';
import type { Send } from '../src/shell/http/outcome.ts';
import type { Operator } from './operators.ts';
import { createStaleCache } from './stale-cache.ts';
import type { Visitor } from './visitor.ts';

type DomainList = Settings['domainList'];

const SECOND = 1000;
const DAY = 86_400 * SECOND;

const routeAges = { freshMs: 60 * SECOND, staleMs: DAY, lastResortMs: DAY };
const ROUTE_BYTES = 16 * 1024;
const ROUTES_BYTES = 1024 * 1024;
/** A page waits no longer for them; the next one has them. */
const WAIT_MS = 1000;

export type FindDomains = (
  operator: Operator,
  visitor: Pick<Visitor, 'host' | 'scheme'>,
  send: Send,
) => Promise<DomainList>;

const soon = <T>(promise: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([promise, new Promise<T>((resolve) => void setTimeout(() => resolve(otherwise), WAIT_MS).unref())]);

/** Asks once a minute for each operator, and never for pages on plain http, which anybody on the way can change. */
export function createDomainRoutes(now: () => number): FindDomains {
  const routes = createStaleCache<DomainList>({
    ...routeAges,
    maxBytes: ROUTES_BYTES,
    bytesOf: () => ROUTE_BYTES,
    now,
    worthKeeping: () => true,
  });
  return (operator, { scheme, host }, send) => {
    if (!mayRequestDomains(`${scheme}://${host}`)) return Promise.resolve([]);
    const pending = routes.get(operator.code, async () => {
      const found = await send('system.domainRoute', {});
      return found.ok ? found.value.domains : [];
    });
    return soon(pending, []);
  };
}

/** Settings with what the route names beside their own list. */
export function withDomains(settings: Settings | null, routed: DomainList): Settings | null {
  if (!settings || routed.length === 0) return settings;
  const known = new Set(settings.domainList.map(({ domainName }) => domainName));
  return {
    ...settings,
    domainList: [...settings.domainList, ...routed.filter(({ domainName }) => !known.has(domainName))],
  };
}
