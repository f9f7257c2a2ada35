// What concerns this process and no visitor: is it alive, does it take requests, and its figures.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './answer.ts';
import type { SiteEnv } from './env.ts';
import type { SiteMetrics } from './site-metrics.ts';

export interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly search: string;
}

export interface MachineDeps {
  readonly env: Pick<SiteEnv, 'metricsToken'>;
  readonly metrics: SiteMetrics;
  /** False while the server starts and once it stops. */
  readonly isReady: () => boolean;
  readonly beside: Beside;
}

/** What runs in the same process and is asked through the site's own addresses. */
export interface Beside {
  /** Whether it can serve. */
  readonly isReady: () => Promise<boolean>;
  /** Its figures, for Prometheus. */
  readonly figures: () => Promise<string>;
}

/** The site runs by itself. */
export const alone: Beside = { isReady: async () => true, figures: async () => '' };

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Answers what concerns this process and no visitor; false when the request is none of these. */
export async function answerMachine(
  { request, response, path }: Asked,
  { env, isReady, metrics, beside }: MachineDeps,
): Promise<boolean> {
  if (path === '/healthz') sendText(request, response, 200, 'ok\n');
  else if (path === '/readyz') {
    const ready = isReady() && (await beside.isReady());
    sendText(request, response, ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n');
  } else if (path === '/metrics') {
    const local = loopback.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    const known = env.metricsToken !== '' && request.headers.authorization === `Bearer ${env.metricsToken}`;
    const figures = async (): Promise<string> => (await metrics.text()) + (await beside.figures());
    if (local || known) sendText(request, response, 200, await figures(), { 'content-type': metrics.contentType });
    else sendText(request, response, 403, 'forbidden\n');
  } else return false;
  return true;
}
