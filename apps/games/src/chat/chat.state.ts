// The chat as its page knows it.
import type { ChatMessage, ChatState, OutputOf } from '@foyer/contract';
import type { Failure } from '../wire/outcome.ts';

export type Entered = OutputOf<'chat.enter'>;

/** A message on its way. It keeps its id until it has arrived, so that it arrives once. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  /** Its file is with the runner: a reload forgets it. */
  readonly isPicture: boolean;
  readonly at: string;
  /**
   * `waiting`: those before it leave first. `taken`: the platform has it, and the next news bring it. `failed`: the person sends it
   * again, or it goes out by itself once the connection is back.
   */
  readonly state: 'waiting' | 'sending' | 'taken' | 'failed';
  /** Why the platform did not take it; null where nobody knows whether it arrived. */
  readonly refusal: string | null;
}

type Facts = Pick<
  ChatState,
  'revision' | 'status' | 'place' | 'isStaffed' | 'hours' | 'agentIsTyping' | 'agentSeen' | 'stars'
>;

export interface Chat extends Facts {
  /** `lost`: its session is over, or its code was used; only the site can open it again. */
  readonly phase: 'starting' | 'ready' | 'lost';
  readonly entered: Entered | null;
  /** Why the chat cannot start; it tries again. */
  readonly failure: Failure | null;
  /** Why the conversation was not ended; null once the person goes on. */
  readonly endFailure: Failure | null;
  readonly isConnected: boolean;
  /** News come by themselves; else the page asks for them. */
  readonly isLive: boolean;
  /** In their order, each once. */
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly outgoing: readonly Outgoing[];
  /** Addresses of pictures by the number of their message; null while one is on its way, empty where it is gone. */
  readonly pictures: Readonly<Record<number, string | null>>;
  /** Numbers of pictures that did not come: the next news ask for them again. */
  readonly failedPictures: readonly number[];
}

export const startChat = (entered: Entered | null, outgoing: readonly Outgoing[]): Chat => ({
  phase: 'starting',
  entered,
  failure: null,
  endFailure: null,
  isConnected: true,
  isLive: false,
  revision: 0,
  status: 'idle',
  place: null,
  isStaffed: true,
  hours: null,
  agentIsTyping: false,
  agentSeen: 0,
  stars: null,
  messages: [],
  hasOlder: false,
  isLoadingOlder: false,
  outgoing,
  pictures: {},
  failedPictures: [],
});

/** Number of the last message; 0 without any. */
export const lastSeq = ({ messages }: Pick<Chat, 'messages'>): number => messages[messages.length - 1]?.seq ?? 0;
