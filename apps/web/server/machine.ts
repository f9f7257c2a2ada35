// Routes for operators of the process, not for visitors: liveness, readiness and metrics.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendText } from './answer.ts';
import type { SiteEnv } from './env.ts';
import type { SiteMetrics } from './site-metrics.ts';

export interface MachineDeps {
  readonly env: Pick<SiteEnv, 'metricsToken'>;
  readonly metrics: SiteMetrics;
  /** False while the server starts and once it stops. */
  readonly isReady: () => boolean;
  readonly beside: Beside;
}

/** The service that runs in the same process and answers under the site's own addresses. */
export interface Beside {
  /** Tells whether the service can answer requests. */
  readonly isReady: () => Promise<boolean>;
  /** Returns its metrics, for Prometheus. */
  readonly figures: () => Promise<string>;
}

/** The site runs by itself. */
export const alone: Beside = { isReady: async () => true, figures: async () => '' };

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

/** Adds the addresses that operators' machines ask. */
export function registerMachine(app: FastifyInstance, { env, isReady, metrics, beside }: MachineDeps): void {
  app.get('/healthz', (_, reply) => sendText(reply, 200, 'ok\n'));
  app.get('/readyz', async (_, reply) => {
    const ready = isReady() && (await beside.isReady());
    return sendText(reply, ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n');
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, env.metricsToken)) return sendText(reply, 403, 'forbidden\n');
    const figures = (await metrics.text()) + (await beside.figures());
    return sendText(reply, 200, figures, { 'content-type': metrics.contentType });
  });
}
