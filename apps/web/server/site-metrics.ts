// Figures of the web server, for Prometheus.
import type { TurnedAway } from '@foyer/http-guard';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type RequestKind = 'page' | 'file' | 'proxy' | 'other';

/** A cache that is bounded in bytes. */
export interface CacheFigure {
  readonly bytes: () => number;
  readonly maxBytes: number;
}

/** Caches by name. */
export type CacheFigures = Readonly<Record<string, CacheFigure>>;

export interface SiteMetrics {
  readonly text: () => Promise<string>;
  readonly contentType: string;
  readonly request: (kind: RequestKind, status: number, seconds: number) => void;
  readonly pageMade: () => void;
  readonly openRequests: (change: 1 | -1) => void;
  readonly turnedAway: (why: TurnedAway) => void;
  /** Shows these caches from now on. */
  readonly watchCaches: (caches: CacheFigures) => void;
}

/** A visitor who hung up got no status; 499 is what others call that. */
export const HUNG_UP = 499;

const statusLabel = (status: number): string => (status === HUNG_UP ? '499' : `${Math.floor(status / 100)}xx`);

function cacheGauges(registers: Registry[]) {
  const labelNames = ['cache'];
  const held = new Gauge({ name: 'foyer_site_cache_bytes', help: 'Bytes that a cache holds.', labelNames, registers });
  const most = new Gauge({
    name: 'foyer_site_cache_limit_bytes',
    help: 'Bytes that a cache may hold.',
    labelNames,
    registers,
  });
  return (caches: CacheFigures): void => {
    for (const [cache, { bytes, maxBytes }] of Object.entries(caches)) {
      held.set({ cache }, bytes());
      most.set({ cache }, maxBytes);
    }
  };
}

/** Between two looks at how late the event loop is; at the library's 10 ms an idle program woke a hundred times a second for them. */
const LOOK_AT_LOOP_MS = 100;

export function createSiteMetrics(): SiteMetrics {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'foyer_site_', eventLoopMonitoringPrecision: LOOK_AT_LOOP_MS });
  const registers = [register];
  const seconds = new Histogram({
    name: 'foyer_site_request_seconds',
    help: 'Time to the end of an answer.',
    labelNames: ['kind', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 35],
    registers,
  });
  const made = new Counter({
    name: 'foyer_site_pages_made_total',
    help: 'Pages rendered, the rest came from the cache.',
    registers,
  });
  let openRequests = 0;
  new Gauge({
    name: 'foyer_site_open_requests',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(openRequests);
    },
  });
  const away = new Counter({
    name: 'foyer_site_turned_away_total',
    help: 'Requests and connections refused before anything read them, by reason.',
    labelNames: ['why'],
    registers,
  });
  // Finding a row by its labels costs as much as the rest of a small answer: each is looked up once.
  const observers = new Map<string, { readonly observe: (value: number) => void }>();
  const observerOf = (key: string, kind: RequestKind, status: number) => {
    const known = observers.get(key) ?? seconds.labels({ kind, status: statusLabel(status) });
    observers.set(key, known);
    return known;
  };
  const showCaches = cacheGauges(registers);
  let caches: CacheFigures = {};
  return {
    text: () => {
      showCaches(caches);
      return register.metrics();
    },
    contentType: register.contentType,
    request: (kind, status, time) => observerOf(`${kind} ${statusLabel(status)}`, kind, status).observe(time),
    pageMade: () => made.inc(),
    openRequests: (change) => {
      openRequests += change;
    },
    turnedAway: (why) => away.inc({ why }),
    watchCaches: (watched) => {
      caches = watched;
    },
  };
}
