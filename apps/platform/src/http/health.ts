// Endpoints for operators' monitoring: is the process alive, can it serve, and its metrics.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../module.ts';
import { Refusal } from '../refusal.ts';
import { mayReadMetrics } from './metrics-access.rules.ts';

const READY_WITHIN_MS = 2_000;

const within = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** `closing` answers true from the moment the node drains. */
export const bindHealth = (app: FastifyInstance, platform: PlatformContext, closing: () => boolean): void => {
  let check: Promise<boolean> | null = null;
  /** Asks the database through the pool, once for all who ask at the same time: false also while its connections are all taken. */
  const isServing = (): Promise<boolean> => {
    check ??= within(Promise.resolve(platform.db.execute(sql`select 1`)), READY_WITHIN_MS).finally(() => {
      check = null;
    });
    return check;
  };
  app.get('/healthz', { config: { call: 'healthz' } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config: { call: 'readyz' } }, async () => {
    if (closing() || !(await isServing())) {
      throw new Refusal('service.unavailable', { retryAfterSeconds: 2 });
    }
    return { status: 'ready' };
  });
  app.get('/metrics', { config: { call: 'metrics' } }, async (request, reply) => {
    if (!mayReadMetrics(request, platform.env.metricsToken))
      return reply.code(403).type('text/plain').send('forbidden\n');
    reply.type(platform.metrics.registry.contentType);
    return platform.metrics.registry.metrics();
  });
};
