// Every call of the operator API, one row each: who may make it, its input and its output. All are POST /operator/<name>.
import * as z from 'zod/mini';
import { languageCodes } from '../languages.ts';
import { ChatMessage, ChatText, Sequence } from '../schemas/chat.ts';
import { DocumentKind } from '../schemas/document.ts';
import { newPayoutAccount } from '../schemas/payout.ts';
import {
  Amount,
  CurrencyCode,
  Cursor,
  Instant,
  nothing,
  onRealDay,
  PositiveAmount,
  printable,
  text,
} from '../schemas/values.ts';
import { WithdrawalStatus } from '../schemas/withdrawal.ts';
import { type StaffRole, staffEditRoles, staffRoles } from './roles.ts';

/** A call: `roles` is empty where all staff may make it, null where nobody has to be logged in. */
interface OperatorCall {
  readonly roles: readonly StaffRole[] | null;
  /** It changes something, or shows a secret: the audit log keeps it. */
  readonly audited?: true;
  /** The answer is a picture, sent as a file to save. */
  readonly picture?: true;
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
}

const calls = <const T extends Readonly<Record<string, OperatorCall>>>(rows: T): T => rows;

const MOST_VERSIONS = 1_000_000_000;
const id = text(64);
/** A sentence that the member reads. */
const reason = printable(500).check(z.minLength(1));
const listOf = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item) });
/** A list in pages: `cursor` is the `nextCursor` of the page before. */
const paged = z.strictObject({ cursor: Cursor });
const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });

/** A picture of a member, written anew as JPEG. */
const Picture = z.object({ name: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) });

/** A member; `language` is the one that they read: whoever writes to them writes in it. */
const Person = z.object({ id, account: z.string(), language: z.enum(languageCodes) });
const withdrawal = {
  id,
  member: Person,
  status: WithdrawalStatus,
  amount: PositiveAmount,
  currency: CurrencyCode,
  /** "Demo Bank •••• 6789" */
  account: z.string(),
  accountId: id,
  createdAt: Instant,
  reason: z.nullable(z.string()),
  /** The member of staff who agreed first, where two have to. */
  firstApproval: z.nullable(z.string()),
};
const DecidedWithdrawal = z.object({ id, status: WithdrawalStatus, needsSecondPerson: z.boolean() });

const editName = { kind: z.enum(Object.keys(staffEditRoles) as (keyof typeof staffEditRoles)[]), key: text(64) };
const version = z.int().check(z.minimum(0), z.maximum(MOST_VERSIONS));
/** No value at all would be the one of the files. */
const given = z.unknown().check(z.refine((value) => value !== undefined && value !== null));
const Edited = z.object({ version, value: z.unknown() });

const MemberCard = z.object({
  id,
  account: z.string(),
  status: z.enum(['active', 'limited', 'timeOut', 'excluded', 'closed']),
  statusUntil: z.nullable(Instant),
  label: z.nullable(z.string()),
  registeredAt: Instant,
  cash: Amount,
  held: Amount,
  currency: CurrencyCode,
  /** Accounts that the member may be paid to. */
  accounts: z.array(z.object({ id, label: z.string() })),
});

const count = z.int().check(z.minimum(0), z.maximum(100));
const WorkCount = z.object({ urgent: count, others: count });

export const operatorCalls = calls({
  'session.login': {
    roles: null,
    audited: true,
    input: z.strictObject({ merchant: text(64), name: text(64), password: text(256), code: text(16) }),
    output: z.object({
      token: z.string(),
      name: z.string(),
      roles: z.array(z.enum(staffRoles)),
      expiresAt: Instant,
    }),
  },
  'session.logout': { roles: [], audited: true, input: nothing, output: nothing },

  /**
   * How much waits in each list, also in those of other roles; nothing is counted beyond 100. `urgent`: withdrawals that nobody holds,
   * transfers with a slip or a first confirmation, chats whose message nobody answered; of the other lists all that waits.
   */
  'work.count': {
    roles: [],
    input: nothing,
    output: z.object({
      withdrawals: WorkCount,
      deposits: WorkCount,
      notices: WorkCount,
      identityChecks: WorkCount,
      feedback: WorkCount,
      chats: WorkCount,
    }),
  },

  /** Those that wait for a decision, then those that somebody holds, each the oldest first. */
  'withdrawals.list': { roles: ['payments', 'risk'], input: paged, output: pageOf(z.object(withdrawal)) },
  /** The whole number of the account, for whoever pays to it. */
  'withdrawals.account': {
    roles: ['payments'],
    audited: true,
    input: z.strictObject({ id }),
    output: z.object({ number: z.string(), holder: z.string() }),
  },
  'withdrawals.hold': {
    roles: ['payments', 'risk'],
    audited: true,
    input: z.strictObject({ id, reason }),
    output: DecidedWithdrawal,
  },
  'withdrawals.pay': {
    roles: ['payments'],
    audited: true,
    input: z.strictObject({ id }),
    output: DecidedWithdrawal,
  },
  'withdrawals.refuse': {
    roles: ['payments', 'risk'],
    audited: true,
    input: z.strictObject({ id, reason }),
    output: DecidedWithdrawal,
  },
  /**
   * Adds a payout account for a member who is excluded or closed, and cannot add one any more: by the rules of the member's own call,
   * the first name included. `withdrawals.create` pays to it at once; the member waits for the cool-down, once let in again. `key` makes
   * a repetition the same one.
   */
  'withdrawals.addAccount': {
    roles: ['payments'],
    audited: true,
    input: newPayoutAccount({ memberId: id, key: text(64), reason }),
    output: z.object({ id, label: z.string() }),
  },
  /**
   * Asks for the money of a member who is excluded or closed; another person pays it then. `key` makes a repetition the same one.
   */
  'withdrawals.create': {
    roles: ['payments'],
    audited: true,
    input: z.strictObject({ memberId: id, accountId: id, amount: PositiveAmount, key: text(64), reason }),
    output: z.object({ id, status: WithdrawalStatus }),
  },

  /**
   * Bank transfers that staff may confirm, for weeks after their time ran out: first those with a slip or a first confirmation, then the
   * others, each the oldest first. What is paid in another way is none of them: its provider decides.
   */
  'deposits.list': {
    roles: ['payments'],
    input: paged,
    output: pageOf(
      z.object({
        id,
        member: Person,
        method: z.string(),
        amount: PositiveAmount,
        currency: CurrencyCode,
        createdAt: Instant,
        /** When the member sent the transfer's slip. */
        slipAt: z.nullable(Instant),
        /** The member of staff who confirmed it first, where two have to. */
        firstApproval: z.nullable(z.string()),
      }),
    ),
  },
  'deposits.slip': {
    roles: ['payments'],
    audited: true,
    picture: true,
    input: z.strictObject({ id }),
    output: Picture,
  },
  /** The money of a bank transfer was seen on the operator's account: it is booked as a provider's notice would be. Two people confirm a large one. */
  'deposits.confirm': {
    roles: ['payments'],
    audited: true,
    input: z.strictObject({ id, amount: PositiveAmount, currency: CurrencyCode }),
    output: z.object({ verdict: z.string(), needsSecondPerson: z.boolean() }),
  },
  /**
   * Books what was paid in place of what was ordered (`notices.list`, why "other amount"): `amount` is what the notice says. For a bank
   * transfer that is what `deposits.confirm` named. Two people settle a large one. A repetition changes nothing.
   */
  'deposits.settle': {
    roles: ['payments'],
    audited: true,
    input: z.strictObject({ id, amount: PositiveAmount, currency: CurrencyCode }),
    output: z.object({ needsSecondPerson: z.boolean() }),
  },
  /**
   * Refuses what was paid in place of what was ordered, or a bank transfer of which nothing
   * arrived, whose `amount` is then what was ordered: the order has failed, nothing is booked, and
   * the member reads why. Money that comes later is booked all the same.
   */
  'deposits.refuse': {
    roles: ['payments', 'risk'],
    audited: true,
    input: z.strictObject({ id, amount: PositiveAmount, currency: CurrencyCode, reason }),
    output: nothing,
  },
  /** Providers' notices that were not believed, the newest first. */
  'notices.list': {
    roles: ['payments', 'risk'],
    input: paged,
    output: pageOf(
      z.object({
        provider: z.string(),
        orderId: z.nullable(z.string()),
        why: z.string(),
        body: z.string(),
        /** What was paid in place of what the order asks for; null where the notice says nothing of the kind. */
        paid: z.nullable(Amount),
        /** What the order asks for, and its member; null where there is no such order. */
        ordered: z.nullable(Amount),
        member: z.nullable(Person),
        at: Instant,
      }),
    ),
  },

  /** By account, number (E.164), e-mail address or id. */
  'members.find': {
    roles: ['support', 'risk', 'payments'],
    input: z.strictObject({ name: text(128) }),
    output: z.object({ member: z.nullable(MemberCard) }),
  },
  'members.setStatus': {
    roles: ['risk'],
    audited: true,
    input: z.strictObject({
      id,
      status: z.enum(['active', 'limited', 'timeOut', 'excluded', 'closed']),
      /** Of a time-out or an exclusion alone, and later than now; null: until staff change it. */
      until: z.nullable(onRealDay(Instant)),
      reason,
    }),
    output: nothing,
  },
  'members.setLabel': {
    roles: ['support', 'risk'],
    audited: true,
    input: z.strictObject({ id, label: z.nullable(text(64)) }),
    output: nothing,
  },
  /**
   * Forgets the tries that lock a member out: at the log-in, at the password of one who is in, and at the codes of the second
   * factor. @assumed Tries at the payee name stay, since a name is soon guessed; the answer says until when it is not taken.
   */
  'members.liftLock': {
    roles: ['support', 'risk'],
    audited: true,
    input: z.strictObject({ id }),
    output: z.object({ payeeNameLockedUntil: z.nullable(Instant) }),
  },

  /** Identity checks that wait for a decision, the oldest first. What is sent anew after a refusal is another check. */
  'identityChecks.list': {
    roles: ['risk'],
    input: paged,
    output: pageOf(z.object({ id, member: Person, documents: z.array(DocumentKind), sentAt: Instant })),
  },
  'identityChecks.document': {
    roles: ['risk'],
    audited: true,
    picture: true,
    input: z.strictObject({ id, kind: DocumentKind }),
    output: Picture,
  },
  'identityChecks.approve': { roles: ['risk'], audited: true, input: z.strictObject({ id }), output: nothing },
  'identityChecks.refuse': { roles: ['risk'], audited: true, input: z.strictObject({ id, reason }), output: nothing },

  /** Messages of members that nobody answered, the oldest first. */
  'feedback.list': {
    roles: ['support'],
    input: paged,
    output: pageOf(
      z.object({ reference: z.string(), member: Person, kind: z.string(), text: z.string(), at: Instant }),
    ),
  },
  'feedback.answer': {
    roles: ['support'],
    audited: true,
    input: z.strictObject({ reference: text(32), answer: printable(2000).check(z.minLength(1)) }),
    output: nothing,
  },

  /**
   * Members whose chat waits or is under way: first those whose message nobody answered, the longest waiting first, then the others, the
   * last written first.
   */
  'chats.list': {
    roles: ['support'],
    input: paged,
    output: pageOf(
      z.object({
        member: Person,
        status: z.enum(['waiting', 'open']),
        lastMessage: ChatMessage,
        /** A message of the member has no answer; an agent may have written since, to those before it. */
        isWaiting: z.boolean(),
        isTyping: z.boolean(),
      }),
    ),
  },
  /** The last messages of a member's chat, which then count as read. */
  'chats.read': {
    roles: ['support'],
    input: z.strictObject({ memberId: id }),
    output: z.object({ member: Person, isTyping: z.boolean(), messages: z.array(ChatMessage) }),
  },
  /** The picture of a message. */
  'chats.picture': {
    roles: ['support'],
    audited: true,
    picture: true,
    input: z.strictObject({ memberId: id, seq: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
    output: Picture,
  },
  /** Shows the member that somebody writes. */
  'chats.typing': { roles: ['support'], input: z.strictObject({ memberId: id }), output: nothing },
  /** `id` is the caller's: the same answer is given once. `seq`: the last message that the caller shows; those after it still wait. */
  'chats.answer': {
    roles: ['support'],
    audited: true,
    input: z.strictObject({ memberId: id, id: text(64).check(z.minLength(1)), seq: Sequence, answer: ChatText }),
    output: nothing,
  },
  /** The stars that members gave, the newest first. `seq`: the message that ended the conversation. */
  'chats.ratings': {
    roles: ['support'],
    input: paged,
    output: pageOf(z.object({ member: Person, stars: z.int(), seq: Sequence, at: Instant })),
  },
  /** `seq`: the last message that the caller shows. A conversation in which somebody has written since stays open. */
  'chats.close': {
    roles: ['support'],
    audited: true,
    input: z.strictObject({ memberId: id, seq: Sequence }),
    output: nothing,
  },

  /**
   * Sends an announcement, by its id, to every device that hears what is said to everyone (ALL); a tap opens home, where it is shown.
   * `dryRun`: nothing is sent. The answer is the number of devices.
   */
  'pushes.announce': {
    roles: ['content'],
    audited: true,
    input: z.strictObject({ announcement: id, dryRun: z.boolean() }),
    output: z.object({ devices: z.int() }),
  },

  /** Everything of the site that the person may edit. `version` 0: nobody has; `fits` false: the files are served in place of it. */
  'edits.list': {
    roles: ['settings', 'content'],
    input: nothing,
    output: listOf(
      z.object({
        ...editName,
        version,
        value: z.unknown(),
        fileValue: z.unknown(),
        fits: z.boolean(),
        operator: z.nullable(z.string()),
        at: z.nullable(Instant),
      }),
    ),
  },
  /**
   * Versions of one edit, the newest first, fewer where they are long; `nextBefore` leads to those
   * before them. A null value is that of the files.
   */
  'edits.history': {
    roles: ['settings', 'content'],
    input: z.strictObject({ ...editName, before: z.optional(version) }),
    output: z.object({
      items: z.array(z.object({ version, value: z.unknown(), operator: z.string(), at: Instant })),
      nextBefore: z.nullable(version),
    }),
  },
  /** `version` is the one that the person has read: another one is a conflict. */
  'edits.write': {
    roles: ['settings', 'content'],
    audited: true,
    input: z.strictObject({ ...editName, version, value: given, reason }),
    output: Edited,
  },
  /** Writes the value of version `to` as a new version; 0 is that of the files. */
  'edits.undo': {
    roles: ['settings', 'content'],
    audited: true,
    input: z.strictObject({ ...editName, version, to: version, reason }),
    output: Edited,
  },

  /**
   * What staff did, the newest first, fewer where they are long; `nextBefore` leads to what was
   * before. A long value in `input` is `{"sha256", "length"}` of its JSON, with the names of
   * objects in order: `edits.history` has the value of an edit.
   */
  'audit.list': {
    roles: ['audit'],
    /** `before`: the id of a row. */
    input: z.strictObject({ before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))) }),
    output: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          at: Instant,
          operator: z.string(),
          call: z.string(),
          input: z.string(),
          outcome: z.string(),
        }),
      ),
      nextBefore: z.nullable(z.string()),
    }),
  },
});

export type OperatorCallName = keyof typeof operatorCalls;
export type OperatorInput<N extends OperatorCallName> = z.output<(typeof operatorCalls)[N]['input']>;
export type OperatorOutput<N extends OperatorCallName> = z.output<(typeof operatorCalls)[N]['output']>;
