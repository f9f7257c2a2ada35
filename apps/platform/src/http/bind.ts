// Binds rows of the contract to handlers, and does all that a row promises, in one written order.
import type { Call } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Merchant } from '../merchants/merchant.ts';
import type {
  CallContext,
  ChatHandlers,
  GameHandlers,
  Handlers,
  PlatformContext,
  Session,
  SessionKind,
} from '../module.ts';
import { admit } from '../protection/admission.ts';
import { once } from '../protection/idempotency.ts';
import type { Tries } from '../protection/limiter.ts';
import { Refusal } from '../refusal.ts';
import { checkAnswerForm } from './answer-form.ts';
import { deviceOf, idempotencyKeyOf, languageOf, tokenOf, userAgentOf } from './caller.ts';
import { checkedInput, type Payload } from './input.ts';
import { mayCall } from './origin.ts';
import { type Opened, openSealed, type SealKeys } from './sealed.ts';
import { sendAnswer } from './send-answer.ts';
import { type Visit, visitOf } from './site-access.ts';

/** Finds the session of a caller. */
export interface Sessions {
  /** Null: no live session of this kind at this operator, or its member may not go on with it. */
  readonly find: (kind: SessionKind, merchant: Merchant, token: string) => Promise<Session | null>;
}

/** The services that a wire takes from the modules; it imports none of them. */
export interface Wiring {
  readonly platform: PlatformContext;
  readonly sessions: Sessions;
  readonly keys: SealKeys;
}

/** One of the wires: the site's own, that of games, or the chat's. Complete handlers are `Handlers`, `GameHandlers` and `ChatHandlers`. */
export interface Wire {
  readonly kind: SessionKind;
  readonly rows: Readonly<Record<string, Call>>;
  readonly schemas: Readonly<Record<string, { readonly input: z.ZodMiniType; readonly output: z.ZodMiniType }>>;
  readonly handlers: Handlers | GameHandlers | ChatHandlers;
}

/** Every handler in its long form. */
interface AnyHandler {
  readonly tries: ((input: unknown, context: CallContext) => Tries) | null;
  readonly serve: (input: unknown, context: CallContext) => Promise<unknown>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The wires of games and of the chat are open to every origin, without credentials. */
    openToAll?: boolean;
  }
}

/** A state change that names its origin must come from the operator's own. Games run in frames that have none. */
export const checkOrigin = (request: FastifyRequest, context: CallContext): void => {
  const { origin } = request.headers;
  if (request.method === 'GET' || origin === undefined || request.routeOptions.config.openToAll) return;
  if (!mayCall(origin, request, context.merchant)) throw new Refusal('origin.refused');
};

/** The session of a call whose row asks for one. */
export const findSession = async (
  row: Call,
  kind: SessionKind,
  request: FastifyRequest,
  context: CallContext,
  wiring: Wiring,
) => {
  if (row.token === 'none') return null;
  const token = tokenOf(request);
  const session = token === null ? null : await wiring.sessions.find(kind, context.merchant, token);
  if (session !== null) return session;
  if (row.token === 'member') throw new Refusal('CUSTOMER_NOT_LOGIN');
  return null;
};

export const checkRestriction = (row: Call, session: Session | null): void => {
  if (session?.restricted && !row.whileRestricted) throw new Refusal('password.change.required');
};

const payloadOf = async (
  row: Call,
  request: FastifyRequest,
  context: CallContext,
  { keys }: Wiring,
): Promise<Opened | { readonly payload: Payload; readonly seal: null }> => {
  const body = (request.body as Buffer | null | undefined) ?? null; // the only body parser hands over bytes
  if (!row.sealed) return { payload: body, seal: null };
  // The seal covers the path alone: a query could be added on the way.
  if (request.url.includes('?')) throw new Refusal('input.invalid');
  const { encryption, 'x-rsa': rsa, 'x-digest': digest } = request.headers;
  const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
  return openSealed(keys, {
    method: request.method,
    path: request.url,
    merchant: context.merchant.code,
    encryption: text(encryption),
    rsa: text(rsa),
    digest: text(digest),
    body: body ?? Buffer.alloc(0),
  });
};

/** A row with all that belongs to it. */
interface BoundRow extends AnyHandler {
  readonly name: string;
  readonly row: Call;
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
}

const rowsOf = ({ rows, schemas, handlers }: Wire): BoundRow[] =>
  // The handler's type belongs to its row; one loop over all of them cannot say so.
  Object.entries(handlers as unknown as Record<string, AnyHandler | AnyHandler['serve']>).map(([name, handler]) => {
    const row = rows[name];
    const schema = schemas[name];
    if (!row || !schema) throw new Error(`${name} has a handler but stands in no contract`);
    return { name, row, ...schema, ...(typeof handler === 'function' ? { tries: null, serve: handler } : handler) };
  });

/** The context of a call before its session is known. */
export const visitorOf = (row: Call, request: FastifyRequest, { merchant, region, access }: Visit): CallContext => ({
  merchant,
  region,
  access,
  language: languageOf(request),
  ip: request.ip,
  host: request.host,
  scheme: request.protocol === 'https' ? 'https' : 'http',
  device: deviceOf(request),
  userAgent: userAgentOf(request),
  session: null,
  idempotencyKey: row.idempotent ? idempotencyKeyOf(request) : null,
  reference: request.id,
});

const scopeOf = (call: string, { merchant, session, ip }: CallContext, key: string) => ({
  merchant: merchant.code,
  caller: session?.memberId ?? ip,
  call,
  key,
});

const served = async (
  bound: BoundRow,
  kind: SessionKind,
  request: FastifyRequest,
  wiring: Wiring,
): Promise<unknown> => {
  const { name, row } = bound;
  const { platform } = wiring;
  const visitor = visitorOf(row, request, visitOf(request));
  checkOrigin(request, visitor);
  const session = await findSession(row, kind, request, visitor, wiring);
  checkRestriction(row, session);
  const context = { ...visitor, session };
  const { payload, seal } = await payloadOf(row, request, context, wiring);
  const input = checkedInput(bound.input, row, request, payload);
  await admit(platform.db, seal, bound.tries?.(input, context) ?? null);
  const work = () => bound.serve(input, context);
  const key = context.idempotencyKey;
  // A sealed answer is secret: it is not kept here, and its handler makes sure that the work happens once; so does one that books by the key.
  const value =
    key === null || row.sealed || row.bookedByKey
      ? await work()
      : await once(platform.db, scopeOf(name, context, key), input, work);
  if (platform.env.checkAnswers) checkAnswerForm(bound, value);
  return value;
};

/** Binds every row of a wire. */
export const bindWire = (app: FastifyInstance, wire: Wire, wiring: Wiring): void => {
  for (const bound of rowsOf(wire)) {
    app.route({
      method: bound.row.method,
      url: bound.row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { call: bound.name, openToAll: wire.kind !== 'site', whileClosed: bound.row.whileClosed },
      handler: async (request, reply) =>
        sendAnswer(bound.row, request, reply, await served(bound, wire.kind, request, wiring)),
    });
  }
};
