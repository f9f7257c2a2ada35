// Figures of the web server, for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type RequestKind = 'page' | 'file' | 'proxy' | 'other';

export interface SiteMetrics {
  readonly text: () => Promise<string>;
  readonly contentType: string;
  readonly request: (kind: RequestKind, status: number, seconds: number) => void;
  readonly pageMade: () => void;
  readonly openRequests: (change: 1 | -1) => void;
}

export function createSiteMetrics(): SiteMetrics {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'foyer_site_' });
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
  const open = new Gauge({ name: 'foyer_site_open_requests', help: 'Requests that are being answered.', registers });
  return {
    text: () => register.metrics(),
    contentType: register.contentType,
    request: (kind, status, time) => seconds.observe({ kind, status: `${Math.floor(status / 100)}xx` }, time),
    pageMade: () => made.inc(),
    openRequests: (change) => open.inc(change),
  };
}
