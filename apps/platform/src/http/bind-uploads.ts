// Binds the calls that carry a file: who sends it is known, and counted, before a byte of it is read.
import type { Call } from '@foyer/contract';
import { uploadWire } from '@foyer/contract/schemas';
import { type UploadCallName, uploadCalls } from '@foyer/contract/uploads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberContext, SessionKind, UploadHandlers } from '../module.ts';
import { reserveTry } from '../protection/limiter.ts';
import { createPlaces } from '../protection/places.ts';
import { Refusal } from '../refusal.ts';
import { sendValue } from './answer.ts';
import { checkOrigin, checkRestriction, findSession, visitorOf, type Wiring } from './bind.ts';
import { readFile } from './body.ts';
import { visitOf } from './site-access.ts';

/** Files of one member in a day: together no more than 300 MiB @assumed */
const MOST_A_DAY = 30;
const DAY_SECONDS = 86_400;
/** Files that a node holds at the same time @assumed */
const MOST_AT_ONCE = 8;
/** Files of one member that a node holds at the same time, so that a slow one leaves room for others @assumed */
const MOST_OF_MEMBER_AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 2;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: a refusal takes what is still on its way, so that its sender reads the answer. */
    takesFile?: boolean;
  }
}

type AnyHandler = (input: unknown, bytes: Buffer, context: MemberContext) => Promise<unknown>;

/** Pictures of the chat come with its own session, from a frame that may have no origin. */
const kindOf = (name: UploadCallName): SessionKind => (name.startsWith('chat.') ? 'chat' : 'site');

const contextOf = async (
  row: Call,
  kind: SessionKind,
  request: FastifyRequest,
  wiring: Wiring,
): Promise<MemberContext> => {
  const visitor = visitorOf(row, request, visitOf(request));
  checkOrigin(request, visitor);
  const session = await findSession(row, kind, request, visitor, wiring);
  if (session === null) throw new Refusal('CUSTOMER_NOT_LOGIN');
  checkRestriction(row, session);
  return { ...visitor, session };
};

const memberOf = ({ merchant, session }: MemberContext): string => `${merchant.code}|${session.memberId}`;

const countFile = async ({ platform }: Wiring, context: MemberContext): Promise<void> => {
  const key = `document|${memberOf(context)}`;
  const wait = await reserveTry(platform.db, [{ key, most: MOST_A_DAY, windowSeconds: DAY_SECONDS }]);
  if (wait !== null) throw new Refusal('document.limit', { retryAfterSeconds: wait });
};

/** Binds every row of the table of uploads. */
export const bindUploads = (app: FastifyInstance, handlers: UploadHandlers, wiring: Wiring): void => {
  const hold = createPlaces(
    MOST_AT_ONCE,
    MOST_OF_MEMBER_AT_ONCE,
    () => new Refusal('service.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  );

  const served = async (name: UploadCallName, request: FastifyRequest): Promise<unknown> => {
    const context = await contextOf(uploadCalls[name], kindOf(name), request, wiring);
    const input = uploadWire[name].input.safeParse(request.params);
    if (!input.success || request.url.includes('?')) throw new Refusal('input.invalid');
    // The handler's type belongs to its row; one loop over all of them cannot say so.
    const serve = handlers[name] as AnyHandler;
    return hold(memberOf(context), async () => {
      // A file that the node has no room for is not one of the day.
      await countFile(wiring, context);
      return serve(input.data, await readFile(request.raw), context);
    });
  };

  app.register(async (own: FastifyInstance) => {
    own.removeAllContentTypeParsers();
    // The bytes say what a file is; nobody reads them before the sender is known.
    own.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const name of Object.keys(uploadCalls) as UploadCallName[])
      own.post(
        uploadCalls[name].path.replaceAll(/\{(\w+)\}/g, ':$1'),
        { config: { call: name, takesFile: true, openToAll: kindOf(name) === 'chat' } },
        async (request, reply) => sendValue(reply, await served(name, request)),
      );
  });
};
