// One log line and one measurement for each request, also when its caller left early.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../module.ts';

/** The number that proxies write where the caller closed the request. */
const CALLER_LEFT_STATUS = 499;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call, for the log and the counters. */
    call?: string;
  }
}

export const callOf = (request: FastifyRequest): string => request.routeOptions?.config?.call ?? 'other';

/** True where the error is the caller's own: the connection broke while the body was on its way. */
export const leftWithinBody = (request: FastifyRequest, error: unknown): boolean => request.raw.errored === error;

const record = (
  { log, metrics }: Pick<PlatformContext, 'log' | 'metrics'>,
  request: FastifyRequest,
  reply: FastifyReply,
  milliseconds: number,
): void => {
  const call = callOf(request);
  const status = reply.raw.writableFinished ? reply.statusCode : CALLER_LEFT_STATUS;
  metrics.calls.observe({ call, status }, milliseconds / 1000);
  log.info(
    { reference: request.id, call, method: request.method, status, milliseconds: Math.round(milliseconds) },
    status === CALLER_LEFT_STATUS ? 'the caller left' : 'answered',
  );
};

export const recordCalls = (app: FastifyInstance, platform: Pick<PlatformContext, 'log' | 'metrics'>): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const begin = performance.now();
    // Fastify's onResponse is not called where the connection broke; an answer closes in either case.
    reply.raw.once('close', () => record(platform, request, reply, performance.now() - begin));
    done();
  });
};
