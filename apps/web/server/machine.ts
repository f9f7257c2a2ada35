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
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Answers what concerns this process and no visitor; false when the request is none of these. */
export async function answerMachine(
  { request, response, path }: Asked,
  { env, isReady, metrics }: MachineDeps,
): Promise<boolean> {
  if (path === '/healthz') sendText(request, response, 200, 'ok\n');
  else if (path === '/readyz')
    sendText(request, response, isReady() ? 200 : 503, isReady() ? 'ready\n' : 'not ready\n');
  else if (path === '/metrics') {
    const local = loopback.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    const known = env.metricsToken !== '' && request.headers.authorization === `Bearer ${env.metricsToken}`;
    if (local || known) sendText(request, response, 200, await metrics.text(), { 'content-type': metrics.contentType });
    else sendText(request, response, 403, 'forbidden\n');
  } else return false;
  return true;
}
