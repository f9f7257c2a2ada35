// The chat: the relays that open it, and the calls of its page on an origin of its own.
import * as z from 'zod/mini';
import type { ChatCallName } from '../calls.ts';
import { orElse, ReadNumber, ReadText } from './read.ts';
import { Instant, nothing, Opaque, printable, text } from './values.ts';

/** Longest message @assumed. */
const MOST_CHARACTERS = 2000;
const MOST_BACK_URL = 2048;

/** Lines of text with something to read in them; ends of lines are the only control characters. */
export const ChatText = z
  .string()
  .check(z.maxLength(MOST_CHARACTERS), z.regex(/\S/), z.regex(/^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\n)*$/u));
/** Number of a message within its conversation: the first is 1. */
export const Sequence = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

export const ChatMessage = z.object({
  seq: Sequence,
  author: z.enum(['member', 'agent']),
  /** Chosen by its sender: a message that is sent twice is kept once. */
  id: z.string(),
  /** `ended`: the agent or the member closed the conversation. `picture` is loaded apart. Both have no text. */
  kind: z.enum(['text', 'picture', 'ended']),
  text: z.string(),
  at: Instant,
});

export const ChatState = z.object({
  /** Grows with every change of the conversation. */
  revision: Sequence,
  /** `idle`: nobody waits for an answer. */
  status: z.enum(['idle', 'waiting', 'open', 'ended']),
  /** How many wait before the member, plus one; null while nobody waits. */
  place: z.nullable(z.int()),
  /** False outside of the hours in which somebody answers. */
  isStaffed: z.boolean(),
  /** "09:00" and "18:00" with the name of their time zone; null: around the clock. */
  hours: z.nullable(z.object({ opens: z.string(), closes: z.string(), timeZone: z.string() })),
  agentIsTyping: z.boolean(),
  /** The last message that an agent has read. */
  agentSeen: Sequence,
  /** The stars that the member gave for the conversation that ended last. */
  stars: z.nullable(z.int()),
  /** Messages after the one that was asked for, in their order. */
  messages: z.array(ChatMessage),
  /** True where older ones can be asked for. */
  hasOlder: z.boolean(),
  serverTime: Instant,
});

/** The first words of the chat's page on its WebSocket: the session, which no address carries, and the last message that the page has. */
export const ChatHello = z.strictObject({ session: Opaque, after: Sequence });
/** All that the page says after that: somebody writes, or has read up to a message. The platform says `ChatState`, again and again. */
export const ChatSign = z.union([z.strictObject({ typing: z.literal(true) }), z.strictObject({ seen: Sequence })]);

export const chatSchemas = {
  /** `language` is the chat's own name of it (CH-04). `b2c`: a member talks with the operator @assumed. */
  'relay.launchChat': {
    input: z.strictObject({
      b2c: z.boolean(),
      title: printable(100),
      backUrl: text(MOST_BACK_URL),
      language: printable(16),
    }),
    output: z.object({ chatUrl: ReadText }),
  },
  'relay.unreadCount': { input: nothing, output: z.object({ unReadCount: ReadNumber }) },
  /**
   * CH-02: a chat vendor's script. Nobody runs what the answer says: the site's own page loads the script that the operator's file
   * names. `frameUrl` is for back ends that have a page of their own on the chat's origin @assumed. `agent` is what the vendor is told of the
   * member; without one the site says the same from the session.
   */
  'relay.customerServiceScript': {
    input: nothing,
    output: z.object({
      csType: orElse('csType', ReadText, null),
      frameUrl: orElse('frameUrl', ReadText, null),
      agent: orElse('agent', z.object({ name: ReadText, address: ReadText }), null),
    }),
  },
} as const;

type Pair = { readonly input: z.ZodMiniType; readonly output: z.ZodMiniType };

export const chatWire = {
  'chat.enter': {
    input: z.strictObject({ code: Opaque }),
    output: z.object({ session: z.string(), name: z.string(), title: z.string(), backUrl: z.string() }),
  },
  /** With `wait` the answer comes with the next change after `revision`, or after a while without one. */
  'chat.state': {
    input: z.strictObject({ after: Sequence, revision: Sequence, wait: z.boolean() }),
    output: ChatState,
  },
  'chat.older': {
    input: z.strictObject({ before: Sequence }),
    output: z.object({ messages: z.array(ChatMessage), hasOlder: z.boolean() }),
  },
  'chat.send': { input: z.strictObject({ id: Opaque, text: ChatText }), output: ChatMessage },
  'chat.picture': { input: z.strictObject({ seq: Sequence }), output: z.object({ jpeg: z.string() }) },
  'chat.typing': { input: nothing, output: z.object({}) },
  'chat.seen': { input: z.strictObject({ seq: Sequence }), output: z.object({}) },
  'chat.end': { input: nothing, output: z.object({}) },
  'chat.rate': {
    input: z.strictObject({ stars: z.int().check(z.minimum(1), z.maximum(5)) }),
    output: z.object({}),
  },
} as const satisfies Record<ChatCallName, Pair>;
