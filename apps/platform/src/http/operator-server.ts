// The HTTP server of the operator API: a port and an origin of its own, which the site never passes on.
import { createHash } from 'node:crypto';
import { type OperatorCallName, type OperatorOutput, operatorCalls, operatorErrors } from '@foyer/contract/operator';
import { createGuardedServer, productionLimits } from '@foyer/http-guard';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import type { Database, Tx } from '../db/database.ts';
import { faultOf } from '../log.ts';
import type { PlatformContext } from '../module.ts';
import { type OperatorHandlers, OperatorRefusal, type Staff } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { refusalOf } from '../refusal-of.ts';
import { refusalOfFastify, sendRefusal, sendValue } from './answer.ts';
import { auditFacts } from './audit-facts.ts';
import { endConnections } from './draining.ts';
import { checkedInput } from './input.ts';
import { isOfHost } from './origin.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Longest value of an edit: announcements in 23 languages are far longer than the input of any other call. */
const EDIT_LIMIT_BYTES = 2 * 1024 * 1024;
const BEARER = /^Bearer ([\w-]{22,128})$/;

/** What a call did, for the audit log. */
export interface AuditEntry {
  readonly merchant: string;
  /** Null: nobody was recognised. */
  readonly staffId: string | null;
  readonly staffName: string;
  readonly call: OperatorCallName;
  /** Without secrets; of a long value its hash. */
  readonly input: Readonly<Record<string, unknown>>;
  /** "done", or the code of the refusal. */
  readonly outcome: string;
}

/** A page of this origin: it holds no data, and makes the same calls as any other console. */
export interface OperatorPage {
  readonly path: string;
  readonly title: string;
  readonly style: string;
  /** Constant markup. */
  readonly body: string;
  /** The only script that the page's policy lets run. */
  readonly script: string;
}

/** What the server takes from the modules; it imports none of them. */
export interface OperatorWire {
  readonly handlers: OperatorHandlers;
  /** Null: no live session. */
  readonly find: (token: string) => Promise<Staff | null>;
  readonly audit: (on: Database | Tx, entry: AuditEntry) => Promise<void>;
  readonly pages: readonly OperatorPage[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes a call of the operator API; null where nobody has to be logged in. */
    staff: Staff | null;
  }
}

interface AnyRow {
  readonly name: OperatorCallName;
  readonly roles: readonly string[] | null;
  readonly audited: boolean;
  readonly isPicture: boolean;
  readonly input: ZodMiniType;
  readonly serve: (input: unknown, context: object) => Promise<unknown>;
}

const rowsOf = (handlers: OperatorHandlers): AnyRow[] =>
  // The handler's type belongs to its row; one loop over all of them cannot say so.
  (Object.keys(operatorCalls) as OperatorCallName[]).map((name) => ({
    name,
    roles: operatorCalls[name].roles,
    audited: 'audited' in operatorCalls[name],
    isPicture: 'picture' in operatorCalls[name],
    input: operatorCalls[name].input,
    serve: handlers[name] as AnyRow['serve'],
  }));

const bodyLimitOf = ({ name }: AnyRow): number => (name === 'edits.write' ? EDIT_LIMIT_BYTES : BODY_LIMIT_BYTES);

const staffOf = async ({ roles }: AnyRow, request: FastifyRequest, { find }: OperatorWire) => {
  if (roles === null) return null;
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const staff = token === undefined ? null : await find(token);
  if (staff === null) throw new OperatorRefusal('operator.login.required');
  return staff;
};

const requireRole = ({ roles }: AnyRow, staff: Staff): void => {
  const needsRole = roles !== null && roles.length > 0;
  if (needsRole && !staff.roles.some((role) => roles.includes(role)))
    throw new OperatorRefusal('operator.role.missing');
};

/**
 * The page of a console stands on this origin; a page of another one may not use it. The browser's own word counts first. A proxy that ends
 * TLS changes the scheme, so the rest is compared without it: no call goes by a cookie.
 */
const checkOrigin = ({ headers: { origin, 'sec-fetch-site': site }, host }: FastifyRequest): void => {
  if (site === 'same-origin' || (site === undefined && (origin === undefined || isOfHost(origin, host)))) return;
  throw new Refusal('origin.refused');
};

const codeOf = (error: unknown): string => (error instanceof OperatorRefusal ? error.code : refusalOf(error).code);

/** A call of a person who is logged in, in the audit log. */
const entryOf = ({ name: call }: AnyRow, { merchant, id, name }: Staff) => ({
  merchant: merchant.code,
  staffId: id,
  staffName: name,
  call,
});

/**
 * Before the body is read: one is taken from staff alone, and a long one from those who may send
 * it. Of a long one that is refused the audit log keeps who sent it to which call.
 */
const admit =
  (row: AnyRow, { db }: PlatformContext, wire: OperatorWire) =>
  async (request: FastifyRequest) => {
    checkOrigin(request);
    const staff = await staffOf(row, request, wire);
    request.staff = staff;
    if (staff === null || bodyLimitOf(row) === BODY_LIMIT_BYTES) return;
    try {
      requireRole(row, staff);
    } catch (error) {
      await wire.audit(db, { ...entryOf(row, staff), input: {}, outcome: codeOf(error) });
      throw error;
    }
  };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Serves a call: its effects and its line in the audit log stand or fall together; what was refused is kept, too. */
const served = async (row: AnyRow, request: FastifyRequest, { db }: PlatformContext, wire: OperatorWire) => {
  const { staff } = request;
  const body = (request.body as Buffer | null | undefined) ?? null; // the only body parser hands over bytes
  const input = checkedInput(row.input, { method: 'POST', path: '', token: 'none' }, request, body);
  // The input of every call is an object.
  const given = input as Readonly<Record<string, unknown>>;
  const stranger = { merchant: textOf(given.merchant), staffId: null, staffName: textOf(given.name), call: row.name };
  const entry = staff === null ? stranger : entryOf(row, staff);
  const notes: Record<string, unknown> = {};
  const keep = async (on: Database | Tx, outcome: string): Promise<void> => {
    if (row.audited) await wire.audit(on, { ...entry, input: auditFacts({ ...given, ...notes }), outcome });
  };
  const { ip } = request;
  try {
    if (staff === null) {
      const value = await row.serve(input, { ip });
      await keep(db, 'done');
      return value;
    }
    requireRole(row, staff);
    const later: (() => void)[] = [];
    const answer = await db.transaction(async (tx) => {
      const value = await row.serve(input, {
        ip,
        staff,
        merchant: staff.merchant,
        tx,
        afterwards: (work: () => void) => void later.push(work),
        note: (facts: object) => Object.assign(notes, facts),
      });
      await keep(tx as Tx, 'done');
      return value;
    });
    for (const work of later) work();
    return answer;
  } catch (error) {
    const code = codeOf(error);
    // Tries without end would fill the log.
    if (!code.startsWith('TOO_MANY')) await keep(db, code);
    throw error;
  }
};

const sendError = (platform: PlatformContext, error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof OperatorRefusal) {
    const [status, message] = operatorErrors[error.code];
    return reply.code(status).send({ success: false, errorCode: error.code, message: error.details ?? message });
  }
  const refusal = refusalOfFastify(error) ?? refusalOf(error);
  if (refusal.code === 'unknown_error')
    platform.log.error({ reference: request.id, fault: faultOf(error) }, 'a call of an operator failed');
  return sendRefusal(reply, refusal, 'EN');
};

/** A picture of a stranger: it is saved, and no page shows it or runs what might be in it. */
const sendPicture = (reply: FastifyReply, { name, bytes }: OperatorOutput<'deposits.slip'>): FastifyReply =>
  reply
    .type('image/jpeg')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .send(Buffer.from(bytes));

const sendServed = (reply: FastifyReply, { isPicture }: AnyRow, value: unknown): FastifyReply =>
  // Only calls whose output is a picture say so in their row.
  isPicture ? sendPicture(reply, value as OperatorOutput<'deposits.slip'>) : sendValue(reply, value);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sendPage = (reply: FastifyReply, { title, style, body, script }: OperatorPage): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; connect-src 'self'; img-src blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    )
    .header('Referrer-Policy', 'no-referrer')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style></head>
<body>${body}<script>${script}</script></body></html>`);

/** The server of the operator API, which listens to nothing yet. */
export const createOperatorServer = (platform: PlatformContext, wire: OperatorWire): FastifyInstance => {
  const limits = { ...productionLimits, mostConnections: platform.env.maxConnections };
  const app = Fastify({
    logger: false,
    trustProxy: (_address, hop) => hop < platform.env.operatorProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handler) => createGuardedServer(handler, limits, (why) => platform.metrics.turnedAway.inc({ why })),
    // The guard answers what is no HTTP.
    clientErrorHandler: () => undefined,
    // Calls on connections that stand are still answered while the node drains.
    return503OnClosing: false,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Cache-Control', 'no-store');
    done();
  });
  endConnections(app);
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(platform, error, request, reply));
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal('not.found'), 'EN'));
  app.decorateRequest('staff', null);
  for (const row of rowsOf(wire.handlers))
    app.post(
      `/operator/${row.name}`,
      {
        onRequest: admit(row, platform, wire),
        bodyLimit: bodyLimitOf(row),
      },
      async (request, reply) => sendServed(reply, row, await served(row, request, platform, wire)),
    );
  for (const page of wire.pages) app.get(page.path, (_request, reply) => sendPage(reply, page));
  return app;
};
