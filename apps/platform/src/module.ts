// The interface of a module, and the context that every module gets.
import type {
  BoundCallName,
  ChatCallName,
  calls,
  chatCalls,
  GameCallName,
  gameCalls,
  InputOf,
  LanguageCode,
  OutputOf,
} from '@foyer/contract';
import type { UploadCallName } from '@foyer/contract/uploads';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { Member } from './member.ts';
import type { Merchants } from './merchants/live.ts';
import type { Merchant } from './merchants/merchant.ts';
import type { Metrics } from './metrics.ts';
import type { MoneyEvents } from './ports/money-events.ts';
import type { Outbox } from './ports/outbox.ts';
import type { Tries } from './protection/limiter.ts';
import type { SiteAccess } from './protection/site-access.rules.ts';

/** `site`: a member's own. `game`: of a launched game, `chat`: of an opened chat; both end with the session they came from. */
export type SessionKind = 'site' | 'game' | 'chat';

/** The member behind a live session. */
export interface Session {
  readonly id: string;
  readonly memberId: string;
  readonly merchant: string;
  readonly userName: string;
  readonly type: number;
  /** RT-17: may do nothing but change the password. */
  readonly restricted: boolean;
  /** The member as the database has it at this moment. */
  readonly member: Member;
  /** SHA-256 of the token, base64url. */
  readonly tokenHash: string;
}

/** The facts about the request that a handler serves. */
export interface CallContext {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  /** The visitor's address, read behind exactly the trusted number of proxies. */
  readonly ip: string;
  /** ISO 3166 alpha-2 of the visitor's country, as ports/region.ts finds it; null where nobody knows. */
  readonly region: string | null;
  /** The reason why the site is closed to the visitor: calls that are served all the same see it here. */
  readonly access: SiteAccess;
  /** Host and port as the visitor typed them. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
  readonly device: string | null;
  /** The browser's User-Agent. */
  readonly userAgent: string | null;
  readonly session: Session | null;
  readonly idempotencyKey: string | null;
  /** Names this request in the log, and on the member's screen when it fails. */
  readonly reference: string;
}

/** The context of a call whose row says `token: 'member'`. */
export type MemberContext = CallContext & { readonly session: Session };

/** Any call that has a handler. */
type HandledName = BoundCallName | GameCallName | ChatCallName;
type Rows = typeof calls & typeof gameCalls & typeof chatCalls;
type ContextOf<N extends HandledName> = Rows[N]['token'] extends 'member' ? MemberContext : CallContext;

/**
 * Serves one call. Input is already held against its schema. Answers the value or throws a Refusal. A handler of a row with
 * `idempotent` books under `idempotencyKey`, so that a repetition after a crash finds what was done.
 */
export type Handler<N extends HandledName> = (input: InputOf<N>, context: ContextOf<N>) => Promise<OutputOf<N>>;

/** A handler whose tries are counted first, in the statement that takes the seal of the call. */
export interface CountedHandler<N extends HandledName> {
  /** Returns the tries that one call counts. Throws a Refusal if the input alone shows that there is nothing to try. */
  readonly tries: (input: InputOf<N>, context: ContextOf<N>) => Tries;
  readonly serve: Handler<N>;
}
export type Handlers = { readonly [N in BoundCallName]: Handler<N> | CountedHandler<N> };

/** Serves an upload: `bytes` is the whole file, which nobody has looked into yet. */
export type UploadHandlers = {
  readonly [N in UploadCallName]: (input: InputOf<N>, bytes: Buffer, context: MemberContext) => Promise<OutputOf<N>>;
};
export type GameHandlers = { readonly [N in GameCallName]: Handler<N> };
export type ChatHandlers = { readonly [N in ChatCallName]: Handler<N> };

/** The services that every module may use. Built once in main.ts. */
export interface PlatformContext {
  readonly env: Env;
  readonly db: Database;
  /** For work on whole tables: calls have no time for it. */
  readonly patientDb: Database;
  readonly merchants: Merchants;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly outbox: Outbox;
  readonly moneyEvents: MoneyEvents;
  /** Origin at which payment providers and game vendors reach this platform; known once it listens. */
  readonly callbackBase: () => string;
  readonly now: () => Date;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** The member whose data is read. */
export interface DataOwner {
  readonly merchant: Merchant;
  readonly member: Member;
}

/** Lists of a member's data by name, for the export: each is read page by page, and holds what the member may have. */
export type MemberData = Readonly<Record<string, (owner: DataOwner) => AsyncIterable<readonly unknown[]>>>;

/** A capability of the platform. `handlers` bind rows of the contract. */
export interface Module {
  readonly name: string;
  readonly handlers?: Partial<Handlers>;
  readonly gameHandlers?: Partial<GameHandlers>;
  readonly chatHandlers?: Partial<ChatHandlers>;
  readonly uploads?: Partial<UploadHandlers>;
  /** Routes that are no calls of the contract: static files of games, the outbox page. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Statements that delete the module's expired rows. They run every few minutes. */
  readonly expired?: readonly SQL[];
  /** What it keeps of a member, for the export. */
  readonly memberData?: MemberData;
  /** Background work; answers how to stop it. */
  readonly start?: () => Promise<() => Promise<void>>;
}
