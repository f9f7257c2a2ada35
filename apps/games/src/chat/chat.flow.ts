// Every step of the chat: what happens, what it becomes, and what has to be done. Pure.
import type { ChatMessage, ChatState } from '@foyer/contract';
import type { Failure } from '../wire/outcome.ts';
import { type Chat, type Entered, lastSeq, type Outgoing } from './chat.state.ts';

export type ChatEvent =
  | { readonly type: 'entered'; readonly entered: Entered }
  | { readonly type: 'enterFailed'; readonly failure: Failure }
  | { readonly type: 'newsCame'; readonly state: ChatState }
  | { readonly type: 'newsFailed'; readonly failure: Failure }
  | { readonly type: 'liveNewsCame'; readonly state: ChatState }
  | { readonly type: 'liveEnded' }
  | { readonly type: 'written'; readonly id: string; readonly text: string; readonly at: string }
  | { readonly type: 'pictureChosen'; readonly id: string; readonly file: Blob; readonly at: string }
  | { readonly type: 'pictureCame'; readonly seq: number; readonly address: string }
  | { readonly type: 'arrived'; readonly message: ChatMessage }
  | { readonly type: 'sendFailed'; readonly id: string; readonly failure: Failure }
  | { readonly type: 'sentAgain'; readonly id: string }
  | { readonly type: 'olderAsked' }
  | { readonly type: 'olderCame'; readonly messages: readonly ChatMessage[]; readonly hasOlder: boolean }
  | { readonly type: 'olderFailed' }
  | { readonly type: 'typed' }
  | { readonly type: 'endAsked' }
  | { readonly type: 'endFailed'; readonly failure: Failure }
  | { readonly type: 'rated'; readonly stars: number }
  | { readonly type: 'rateFailed' };

export type ChatEffect =
  | { readonly do: 'keepEntered'; readonly entered: Entered | null }
  | { readonly do: 'keepOutgoing'; readonly outgoing: readonly Outgoing[] }
  | { readonly do: 'look' }
  | { readonly do: 'lookLater' }
  | { readonly do: 'goLive' }
  | { readonly do: 'send'; readonly id: string; readonly text: string }
  | { readonly do: 'keepFile'; readonly id: string; readonly file: Blob }
  | { readonly do: 'sendPicture'; readonly id: string }
  | { readonly do: 'loadPicture'; readonly seq: number }
  | { readonly do: 'markSeen'; readonly seq: number }
  | { readonly do: 'loadOlder'; readonly before: number }
  | { readonly do: 'type' }
  | { readonly do: 'end' }
  | { readonly do: 'rate'; readonly stars: number };

type Step = readonly [Chat, readonly ChatEffect[]];

/** Codes after which only the site can open the chat again. */
const endings: ReadonlySet<string> = new Set([
  'CUSTOMER_NOT_LOGIN',
  'user.or.token.invalid',
  'chat.code.invalid',
  'chat.forbidden',
]);
const isEnd = (failure: Failure): boolean => failure.at === 'refused' && endings.has(failure.code);

const lost = (chat: Chat, failure: Failure): Step => [
  { ...chat, phase: 'lost', failure },
  [{ do: 'keepEntered', entered: null }],
];

/** Messages in their order, each once. */
export const merged = (known: readonly ChatMessage[], further: readonly ChatMessage[]): readonly ChatMessage[] => {
  const bySeq = new Map([...known, ...further].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
};

/** The tab can keep no file. */
const keep = (outgoing: readonly Outgoing[]): ChatEffect => ({
  do: 'keepOutgoing',
  outgoing: outgoing.filter(({ isPicture }) => !isPicture),
});

const withOutgoing = (chat: Chat, outgoing: readonly Outgoing[], effects: readonly ChatEffect[] = []): Step => [
  { ...chat, outgoing },
  [keep(outgoing), ...effects],
];

const sendingOf = ({ id, text, isPicture }: Outgoing): ChatEffect =>
  isPicture ? { do: 'sendPicture', id } : { do: 'send', id, text };

/** Asks for the pictures that are new. */
const withPictures = ([chat, effects]: Step): Step => {
  const missing = chat.messages.filter(({ kind, seq }) => kind === 'picture' && !(seq in chat.pictures));
  if (missing.length === 0) return [chat, effects];
  const pictures = { ...chat.pictures, ...Object.fromEntries(missing.map(({ seq }) => [seq, null])) };
  return [{ ...chat, pictures }, [...effects, ...missing.map(({ seq }) => ({ do: 'loadPicture', seq }) as const)]];
};

/** Takes away what has arrived: by its id, whichever answer tells of it first. */
const withoutArrived = (outgoing: readonly Outgoing[], messages: readonly ChatMessage[]): readonly Outgoing[] => {
  const arrived = new Set(messages.filter(({ author }) => author === 'member').map(({ id }) => id));
  return outgoing.some(({ id }) => arrived.has(id)) ? outgoing.filter(({ id }) => !arrived.has(id)) : outgoing;
};

const marked = (chat: Chat, id: string, change: Partial<Outgoing>): readonly Outgoing[] =>
  chat.outgoing.map((message) => (message.id === id ? { ...message, ...change } : message));

/**
 * Nobody knows whether these have arrived: they go out again, under the same id. A picture does so only after a lost connection: where
 * news come and a picture does not leave, the same bytes would be paid for with each of them.
 */
const unsettled =
  ({ isConnected }: Chat) =>
  ({ state, refusal, isPicture }: Outgoing): boolean =>
    state === 'failed' && refusal === null && !(isPicture && isConnected);

const loadedPictures = ({ pictures }: Chat): Chat['pictures'] =>
  Object.fromEntries(Object.entries(pictures).filter(([, address]) => address));

const takeNews = (chat: Chat, { messages, hasOlder, serverTime: _, ...facts }: ChatState): Step => {
  const after = lastSeq(chat);
  // More came than one answer holds: what lies between is loaded from the newest on, like older ones.
  const isGap = hasOlder && after > 0;
  const all = isGap ? messages : merged(chat.messages, messages);
  const goesAgain = unsettled(chat);
  const again = chat.outgoing.filter(goesAgain);
  const left = withoutArrived(chat.outgoing, messages);
  const outgoing = left.map((message) => (goesAgain(message) ? { ...message, state: 'sending' as const } : message));
  const isNew = messages.some(({ author, seq }) => author === 'agent' && seq > after);
  // An answer that was held may be older than what has come live since: its messages count, the rest is known better.
  const isLate = facts.revision < chat.revision;
  const next: Chat = {
    ...chat,
    ...(isLate ? {} : facts),
    phase: 'ready',
    failure: null,
    isConnected: true,
    messages: all,
    // Those that did not come while there was no connection are asked for again.
    pictures: chat.isConnected ? chat.pictures : loadedPictures(chat),
    hasOlder: after === 0 || isGap ? hasOlder : chat.hasOlder,
    outgoing,
  };
  const sending = again.filter(({ id }) => left.some((message) => message.id === id));
  return [
    next,
    [
      ...(left === chat.outgoing && again.length === 0 ? [] : [keep(outgoing)]),
      ...sending.map(sendingOf),
      ...(isNew ? [{ do: 'markSeen', seq: lastSeq(next) } as const] : []),
      ...(chat.isLive ? [] : ([{ do: 'goLive' }, { do: 'look' }] as const)),
    ],
  ];
};

const sendFailed = (chat: Chat, id: string, failure: Failure): Step => {
  if (isEnd(failure)) return lost(chat, failure);
  const refusal = failure.at === 'refused' ? failure.message : null;
  return withOutgoing(chat, marked(chat, id, { state: 'failed', refusal }));
};

const steps: { readonly [T in ChatEvent['type']]: (chat: Chat, event: Extract<ChatEvent, { type: T }>) => Step } = {
  entered: (chat, { entered }) => [
    { ...chat, entered, failure: null },
    [{ do: 'keepEntered', entered }, { do: 'look' }],
  ],
  enterFailed: (chat, { failure }) =>
    isEnd(failure) ? lost(chat, failure) : [{ ...chat, failure, isConnected: false }, [{ do: 'lookLater' }]],
  newsCame: (chat, { state }) => takeNews(chat, state),
  newsFailed: (chat, { failure }) => {
    if (isEnd(failure)) return lost(chat, failure);
    return chat.isLive ? [chat, []] : [{ ...chat, isConnected: false, agentIsTyping: false }, [{ do: 'lookLater' }]];
  },
  liveNewsCame: (chat, { state }) => takeNews({ ...chat, isLive: true }, state),
  // Asking begins where the live news ended: with the last number and the last revision that the page has.
  liveEnded: (chat) => (chat.isLive ? [{ ...chat, isLive: false }, [{ do: 'look' }]] : [chat, []]),
  written: (chat, { id, text, at }) => {
    // Before the chat has begun a message waits, as one that was lost on its way does: the first news send it.
    const isReady = chat.phase === 'ready';
    const message: Outgoing = { id, text, isPicture: false, at, state: isReady ? 'sending' : 'failed', refusal: null };
    return withOutgoing(
      { ...chat, endFailure: null },
      [...chat.outgoing, message],
      isReady ? [sendingOf(message)] : [],
    );
  },
  pictureChosen: (chat, { id, file, at }) => {
    if (chat.phase !== 'ready') return [chat, []];
    const message: Outgoing = { id, text: '', isPicture: true, at, state: 'sending', refusal: null };
    return withOutgoing(chat, [...chat.outgoing, message], [{ do: 'keepFile', id, file }, sendingOf(message)]);
  },
  pictureCame: (chat, { seq, address }) => [{ ...chat, pictures: { ...chat.pictures, [seq]: address } }, []],
  arrived: (chat, { message }) => {
    const outgoing = withoutArrived(chat.outgoing, [message]);
    // A number beyond the next one says that others came between: the look that runs brings all of them in order.
    const messages = message.seq === lastSeq(chat) + 1 ? merged(chat.messages, [message]) : chat.messages;
    return messages === chat.messages && !chat.messages.some(({ seq }) => seq === message.seq)
      ? [chat, []]
      : withOutgoing({ ...chat, messages }, outgoing);
  },
  sendFailed: (chat, { id, failure }) => sendFailed(chat, id, failure),
  sentAgain: (chat, { id }) => {
    const message = chat.outgoing.find((one) => one.id === id && one.state === 'failed');
    if (!message) return [chat, []];
    return withOutgoing(chat, marked(chat, id, { state: 'sending', refusal: null }), [sendingOf(message)]);
  },
  olderAsked: (chat) => {
    const before = chat.messages[0]?.seq;
    if (!chat.hasOlder || chat.isLoadingOlder || before === undefined) return [chat, []];
    return [{ ...chat, isLoadingOlder: true }, [{ do: 'loadOlder', before }]];
  },
  olderCame: (chat, { messages, hasOlder }) => [
    { ...chat, isLoadingOlder: false, hasOlder, messages: merged(chat.messages, messages) },
    [],
  ],
  olderFailed: (chat) => [{ ...chat, isLoadingOlder: false }, []],
  typed: (chat) => [chat, chat.phase === 'ready' ? [{ do: 'type' }] : []],
  endAsked: (chat) => [{ ...chat, endFailure: null }, [{ do: 'end' }]],
  endFailed: (chat, { failure }) => (isEnd(failure) ? lost(chat, failure) : [{ ...chat, endFailure: failure }, []]),
  rated: (chat, { stars }) =>
    chat.status === 'ended' && chat.stars === null ? [{ ...chat, stars }, [{ do: 'rate', stars }]] : [chat, []],
  // The stars can be tapped again.
  rateFailed: (chat) => [{ ...chat, stars: null }, []],
};

export const chatStep = (chat: Chat, event: ChatEvent): Step => {
  // The table's entry belongs to the event's own type.
  const step = steps[event.type] as (chat: Chat, event: ChatEvent) => Step;
  return chat.phase === 'lost' ? [chat, []] : withPictures(step(chat, event));
};
