// The chat over a WebSocket: the page is told of each change, and says that somebody writes or has read.

import { ChatHello, ChatSign } from '@foyer/contract/schemas';
import { CHAT_LIVE_PATH } from '@foyer/contract/sub-hosts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from '../../../http/origin.ts';
import { visitOf } from '../../../http/site-access.ts';
import { isUpgrade, takeSocket } from '../../../http/upgrades.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import { endedSessions, type SessionFinder } from '../../account/session/api.ts';
import type { Changes } from './changes.ts';
import type { ChatCaller, createMemberChat } from './member-chat.service.ts';
import { markGone } from './presence-store.ts';

/** More than the page ever says @assumed. */
const MOST_BYTES = 1_024;
/** What a page says in a minute: it tells of typing every three seconds @assumed. */
const MOST_A_MINUTE = 60;
/** Connections of a node; pages beyond stay with the calls @assumed. */
const MOST_OPEN = 2_000;
/** Of one member on one node @assumed. */
const MOST_OF_MEMBER = 8;
/** Time to say who one is @assumed. */
const HELLO_MS = 5_000;
/** How late a connection ends after its session @assumed. */
const LOOK_EVERY_MS = 1_000;
/** How often pings go out: the more often, the fewer pages ask the database at the same moment @assumed. */
const BEAT_EVERY_MS = 100;
/** Shorter than any proxy keeps a silent connection; one that has not answered the last ping is gone @assumed. */
const PING_EVERY_MS = 20_000;
/** What a page that does not read may leave unsent @assumed. */
const MOST_UNSENT_BYTES = 256 * 1_024;
/** Time for a page to take leave while the node stops. */
const LEAVE_MS = 1_000;

/** Why a connection ends, where RFC 6455 has no number. The page asks by a call then, and learns the rest. */
const NOT_LOGGED_IN = 4401;
const UNREADABLE = 1007;
const BROKEN_RULE = 1008;
const TRY_LATER = 1013;
const NODE_STOPS = 1001;

interface Services {
  readonly changes: Changes;
  readonly sessions: Pick<SessionFinder, 'find'>;
  readonly chat: Pick<ReturnType<typeof createMemberChat>, 'handlers' | 'live'>;
}

interface Open {
  readonly socket: WebSocket;
  /** Null until the page has said who it is. */
  caller: ChatCaller | null;
  answersPings: boolean;
  /** When it is pinged next: not all at the same moment. */
  pingAt: number;
  /** Looks whether the session is still good and marks the member as here, then tells the page of what is new. */
  renew: () => void;
}

const read = (data: RawData, isBinary: boolean): unknown => {
  if (isBinary) return undefined;
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
};

/** The first pings of connections that opened together are spread: each comes as far as possible from those before. */
const GOLDEN_SHARE = 0.618;

const nextPing = (share = 1): number => performance.now() + PING_EVERY_MS * share;

/** Counts what comes, by the minute. */
const createRate = (most: number) => {
  let [began, count] = [performance.now(), 0];
  return (): boolean => {
    if (performance.now() - began > 60_000) [began, count] = [performance.now(), 0];
    count += 1;
    return count <= most;
  };
};

/** Runs `work` again where it was asked for meanwhile: never two at once, and none is missed. */
const oneAfterAnother = (work: () => Promise<void>): (() => void) => {
  let [isRunning, isDue] = [false, false];
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isDue) {
      isDue = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isDue = true;
    if (!isRunning) void run();
  };
};

export const createLive = ({ db, log }: Pick<PlatformContext, 'db' | 'log'>, { changes, sessions, chat }: Services) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const open = new Set<Open>();
  let opened = 0;
  let isStopping = false;

  const ofMember = (memberId: string): number =>
    [...open].filter(({ caller }) => caller?.session.memberId === memberId).length;

  /** Ends the connection for what went wrong: the page goes on by calls, which say it in words. */
  const fail = ({ socket }: Open, error: unknown): void =>
    socket.close(error instanceof Refusal ? NOT_LOGGED_IN : TRY_LATER);

  /** The member's last page here has closed. A node that stops says nothing: its pages ask another one. */
  const leave = (one: Open, memberId: string, conversationId: string): void => {
    const isElsewhere = [...open].some((other) => other !== one && other.caller?.session.memberId === memberId);
    if (isElsewhere || isStopping) return;
    // The mark of before lapses by itself.
    markGone(db, conversationId).catch(() => undefined);
  };

  /** The page has said who it is: it is told what it lacks, and all that follows. */
  const follow = async (
    one: Open,
    merchant: Merchant,
    { session: token, after }: { session: string; after: number },
  ) => {
    const { socket } = one;
    let [known, revision] = [after, 0];
    const find = async (): Promise<ChatCaller> => {
      const session = await sessions.find('chat', merchant, token);
      if (session === null) throw new Refusal('CUSTOMER_NOT_LOGIN');
      return { merchant, session };
    };
    let caller = await find();
    one.caller = caller;
    const { memberId } = caller.session;
    if (ofMember(memberId) > MOST_OF_MEMBER) return socket.close(TRY_LATER);
    const conversationId = await chat.live.here(caller);
    if (socket.readyState === socket.CLOSED) return leave(one, memberId, conversationId);
    socket.once('close', () => leave(one, memberId, conversationId));
    let isRenewalDue = false;
    const push = oneAfterAnother(async () => {
      try {
        if (isRenewalDue) {
          isRenewalDue = false;
          caller = await find();
          // A page that was closed meanwhile is not here any more.
          if (socket.readyState === socket.OPEN) await chat.live.here(caller);
        }
        const state = await chat.live.news(known, caller);
        if (socket.bufferedAmount > MOST_UNSENT_BYTES) return socket.terminate();
        known = state.messages.at(-1)?.seq ?? known;
        revision = state.revision;
        socket.send(JSON.stringify(state), () => undefined);
      } catch (error) {
        fail(one, error);
      }
    });
    if (socket.readyState !== socket.OPEN) return;
    const stop = changes.follow({ conversationId, memberId, revision: () => revision, changed: push });
    socket.once('close', stop);
    one.renew = () => {
      isRenewalDue = true;
      push();
    };
    push();
  };

  const takeSign = async (caller: ChatCaller, sign: ReturnType<typeof ChatSign.parse>): Promise<void> => {
    if ('typing' in sign) await chat.handlers['chat.typing']({}, caller);
    else await chat.handlers['chat.seen']({ seq: sign.seen }, caller);
  };

  const listen = (socket: WebSocket, merchant: Merchant): void => {
    const one: Open = {
      socket,
      caller: null,
      answersPings: true,
      pingAt: nextPing((opened * GOLDEN_SHARE) % 1),
      renew: () => undefined,
    };
    opened += 1;
    open.add(one);
    const isWithinRate = createRate(MOST_A_MINUTE);
    const late = setTimeout(() => socket.close(BROKEN_RULE), HELLO_MS);
    let hasGreeted = false;
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      one.answersPings = true;
    });
    socket.on('close', () => {
      clearTimeout(late);
      open.delete(one);
    });
    socket.on('message', (data, isBinary) => {
      if (!isWithinRate()) return socket.close(BROKEN_RULE);
      const words = read(data, isBinary);
      if (!hasGreeted) {
        const hello = ChatHello.safeParse(words);
        if (!hello.success) return socket.close(UNREADABLE);
        hasGreeted = true;
        clearTimeout(late);
        follow(one, merchant, hello.data).catch((error: unknown) => fail(one, error));
        return;
      }
      const sign = ChatSign.safeParse(words);
      if (!sign.success) return socket.close(UNREADABLE);
      // A sign that is one too many is lost, as that of a call is.
      if (one.caller !== null) takeSign(one.caller, sign.data).catch(() => undefined);
    });
  };

  const enter = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { merchant } = visitOf(request);
    if (!isUpgrade(request.raw)) throw new Refusal('not.found');
    // A browser lets any page open a WebSocket anywhere, and names the page.
    if (!isOwnOrigin(request.headers.origin, request)) throw new Refusal('origin.refused');
    if (open.size >= MOST_OPEN) throw new Refusal('service.overloaded');
    const socket = takeSocket(request.raw);
    if (socket === null) throw new Refusal('not.found');
    reply.hijack();
    server.handleUpgrade(request.raw, socket, Buffer.alloc(0), (taken) => listen(taken, merchant));
    return reply;
  };

  const endOfSessions = async (): Promise<void> => {
    const known = [...open].flatMap((one) => (one.caller === null ? [] : [{ one, id: one.caller.session.id }]));
    if (known.length === 0) return;
    const ended = await endedSessions(db, [...new Set(known.map(({ id }) => id))]);
    for (const { one, id } of known) if (ended.has(id)) one.socket.close(NOT_LOGGED_IN);
  };

  const beat = async (): Promise<void> => {
    for (const one of open) {
      if (one.pingAt > performance.now()) continue;
      one.pingAt = nextPing();
      if (!one.answersPings) one.socket.terminate();
      else {
        one.answersPings = false;
        one.socket.ping();
        // The place in the queue changes without the conversation, and a page that is told nothing takes the connection for lost.
        one.renew();
      }
    }
  };

  return {
    bind: (app: FastifyInstance): void => {
      app.get(CHAT_LIVE_PATH, { config: { call: 'chat.live' } }, enter);
    },
    start: (): (() => Promise<void>) => {
      const stops = [
        every(LOOK_EVERY_MS, 'sessions of live chats', log, endOfSessions),
        every(BEAT_EVERY_MS, 'pings of live chats', log, beat),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    close: (): void => {
      isStopping = true;
      for (const { socket } of open) {
        socket.close(NODE_STOPS);
        setTimeout(() => socket.terminate(), LEAVE_MS).unref();
      }
    },
  };
};
