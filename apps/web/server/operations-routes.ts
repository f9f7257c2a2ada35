// Health, readiness and metrics routes.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendText } from './answer.ts';
import type { SiteEnv } from './env.ts';
import type { SiteMetrics } from './site-metrics.ts';

export interface OperationsDeps {
  readonly env: Pick<SiteEnv, 'metricsToken'>;
  readonly metrics: SiteMetrics;
  /** False while the server starts and once it stops. */
  readonly isReady: () => boolean;
  readonly embedded: EmbeddedService;
}

/** The service that runs in the same process and answers under the site's own addresses. */
export interface EmbeddedService {
  /** Tells whether the service can answer requests. */
  readonly isReady: () => Promise<boolean>;
  /** Returns its metrics, for Prometheus. */
  readonly figures: () => Promise<string>;
}

/** Stands in where the site runs by itself. */
export const noEmbeddedService: EmbeddedService = { isReady: async () => true, figures: async () => '' };

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** A proxy that forwards a request sends one of these headers: then the socket's address is the proxy's. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const isLocal = ({ raw }: FastifyRequest): boolean =>
  LOOPBACK.test(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => raw.headers[name] === undefined);

const sameText = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const mayReadMetrics = (request: FastifyRequest, token: string): boolean =>
  isLocal(request) || (token !== '' && sameText(request.headers.authorization ?? '', `Bearer ${token}`));

/** Adds the routes that load balancers and monitoring call. */
export function registerOperationsRoutes(
  app: FastifyInstance,
  { env, isReady, metrics, embedded }: OperationsDeps,
): void {
  app.get('/healthz', (_, reply) => sendText(reply, 200, 'ok\n'));
  app.get('/readyz', async (_, reply) => {
    const ready = isReady() && (await embedded.isReady());
    return sendText(reply, ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n');
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, env.metricsToken)) return sendText(reply, 403, 'forbidden\n');
    const figures = (await metrics.text()) + (await embedded.figures());
    return sendText(reply, 200, figures, { 'content-type': metrics.contentType });
  });
}
