// One log line and one figure a request, written when it is over, however it ended.
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { redacted } from './site-log.ts';
import { HUNG_UP, type SiteMetrics } from './site-metrics.ts';

interface Writers {
  readonly log: Pick<Logger, 'info' | 'isLevelEnabled'>;
  readonly metrics: Pick<SiteMetrics, 'openRequests' | 'request'>;
}

/**
 * Adds the hook that writes the request log and its metrics. A request whose client hung up before the end has no
 * status.
 */
export function writeRequestLog(app: FastifyInstance, { log, metrics }: Writers): void {
  app.addHook('onRequest', (request, { raw: response }, done) => {
    const began = performance.now();
    metrics.openRequests(1);
    response.once('close', () => {
      const ms = performance.now() - began;
      const status = response.writableFinished ? response.statusCode : HUNG_UP;
      const kind = request.routeOptions.config.kind ?? 'other';
      metrics.openRequests(-1);
      metrics.request(kind, status, ms / 1000);
      if (!log.isLevelEnabled('info')) return;
      const { method = '', url = '', headers } = request.raw;
      log.info({ kind, method, url: redacted(url), host: headers.host, status, ms: Math.round(ms * 10) / 10 });
    });
    done();
  });
}
