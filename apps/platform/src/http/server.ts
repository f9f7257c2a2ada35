// The HTTP server: one body parser, one error form, one log line a call.
import { calls } from '@foyer/contract';
import { CHAT_LIVE_PATH } from '@foyer/contract/sub-hosts';
import { createGuardedServer, productionLimits } from '@foyer/http-guard';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { faultOf } from '../log.ts';
import type { PlatformContext } from '../module.ts';
import { Refusal } from '../refusal.ts';
import { databaseCodeOf, refusalOf } from '../refusal-of.ts';
import { newReference } from '../secrets/token.ts';
import { refusalOfFastify, sendRefusal } from './answer.ts';
import { drained } from './body.ts';
import { callOf, leftWithinBody, recordCalls } from './call-log.ts';
import { languageOf } from './caller.ts';
import { endConnections } from './draining.ts';
import { mayCall } from './origin.ts';
import { guardSiteAccess } from './site-access.ts';
import { serveUpgrade } from './upgrades.ts';

/** Longest body of a call; an honest one has a hundredth. */
const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAMETER_LENGTH = 128;
const PREFLIGHT_SECONDS = 600;
const REFERENCE_LENGTH = 8;

/** Games and the chat run in frames that may have no origin; pages on any domain of the operator that still works request a ping. */
const openToAll = ({ url }: FastifyRequest): boolean =>
  url.startsWith('/games/') || url.startsWith('/chat/') || url.replace(/\?.*$/s, '') === calls['system.ping'].path;

const allowOrigin = (platform: PlatformContext, request: FastifyRequest, reply: FastifyReply): boolean => {
  const { origin } = request.headers;
  if (openToAll(request)) {
    reply.header('Access-Control-Allow-Origin', '*');
    return true;
  }
  reply.header('Vary', 'Origin');
  const merchant = platform.merchants.byHost(request.host);
  if (origin === undefined || !merchant || !mayCall(origin, request, merchant)) return false;
  reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Allow-Credentials', 'true');
  return true;
};

/** The hooks of every call take `done`: a promise each would cost what a small call costs. */
type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

const sharedHeaders =
  (platform: PlatformContext): Hook =>
  (request, reply, done) => {
    reply
      .header('X-Request-Id', request.id)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-store');
    if (allowOrigin(platform, request, reply))
      reply.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id, Date');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) {
      done();
      return;
    }
    reply
      .header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
      .header(
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, Device, Encryption, Idempotency-Key, Language, Merchant, ModuleId, X-Digest, X-RSA',
      )
      .header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
      .code(204)
      .send();
  };

const answerError =
  (platform: PlatformContext) => async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOfFastify(error) ?? refusalOf(error);
    if (refusal.code === 'body.too.large' || request.routeOptions?.config?.takesFile) await drained(request.raw);
    if (leftWithinBody(request, error)) return sendRefusal(reply, refusal, languageOf(request)); // to nobody
    const call = callOf(request);
    if (refusal.code === 'unknown_error') {
      platform.metrics.faults.inc({ call });
      platform.log.error({ reference: request.id, call, fault: faultOf(error) }, 'a call failed');
    } else if (refusal.code === 'service.unavailable' || refusal.code === 'service.overloaded') {
      const code = databaseCodeOf(error) ?? refusal.code;
      platform.log.warn({ reference: request.id, call, code }, 'a call could not be served at the moment');
    }
    platform.metrics.refusals.inc({ call, code: refusal.code });
    return sendRefusal(reply, refusal, languageOf(request));
  };

/** A server without routes: bind.ts and the modules add theirs. */
export const createServer = (platform: PlatformContext): FastifyInstance => {
  const limits = { ...productionLimits, mostConnections: platform.env.maxConnections };
  const options: FastifyServerOptions = {
    logger: false,
    trustProxy: (_address, hop) => hop < platform.env.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handler) =>
      createGuardedServer(handler, limits, (why) => platform.metrics.turnedAway.inc({ why }), {
        path: CHAT_LIVE_PATH,
        take: serveUpgrade(handler),
      }),
    // The guard answers what is no HTTP.
    clientErrorHandler: () => undefined,
    genReqId: () => newReference(REFERENCE_LENGTH),
    // Calls on connections that stand are still answered while the node drains.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: (error, request, reply) => {
      sendRefusal(reply, refusalOfFastify(error) ?? refusalOf(error), languageOf(request));
    },
  };
  const app = Fastify(options);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  recordCalls(app, platform);
  app.addHook('onRequest', sharedHeaders(platform));
  guardSiteAccess(app, platform);
  endConnections(app);
  app.setErrorHandler(answerError(platform));
  app.setNotFoundHandler((request, reply) => sendRefusal(reply, new Refusal('not.found'), languageOf(request)));
  return app;
};
