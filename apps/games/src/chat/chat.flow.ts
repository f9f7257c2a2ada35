// Every step of the chat: what happens, what it becomes, and what has to be done. Pure.
import type { ChatMessage, ChatState } from '@foyer/contract';
import type { Failure } from '../wire/outcome.ts';
import { type Chat, type Entered, lastSeq, type Outgoing } from './chat.state.ts';
import { isUnsettled, marked, sentAgain, withoutArrived } from './outgoing.rules.ts';

export type ChatEvent =
  | { readonly type: 'entered'; readonly entered: Entered; readonly kept: readonly Outgoing[] }
  | { readonly type: 'enterFailed'; readonly failure: Failure }
  | { readonly type: 'newsCame'; readonly state: ChatState }
  | { readonly type: 'newsFailed'; readonly failure: Failure }
  | { readonly type: 'liveNewsCame'; readonly state: ChatState }
  | { readonly type: 'liveEnded' }
  | { readonly type: 'typingLapsed' }
  | { readonly type: 'written'; readonly id: string; readonly text: string; readonly at: string }
  | { readonly type: 'pictureChosen'; readonly id: string; readonly file: Blob; readonly at: string }
  | { readonly type: 'pictureCame'; readonly seq: number; readonly address: string }
  | { readonly type: 'pictureFailed'; readonly seq: number }
  | { readonly type: 'shown' }
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
  /** `owner`: null as long as nobody knows whose chat this is. */
  | { readonly do: 'keepOutgoing'; readonly owner: string | null; readonly outgoing: readonly Outgoing[] }
  | { readonly do: 'reportExpired' }
  | { readonly do: 'look' }
  | { readonly do: 'lookLater' }
  | { readonly do: 'goLive' }
  /** Nobody tells that an agent has stopped typing. */
  | { readonly do: 'awaitTypingEnd' }
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

/** More at once would take the network from the messages. */
const PICTURES_AT_ONCE = 2;

/** The code was used, by a call whose answer was lost, or is too old. */
const CODE_INVALID = 'chat.code.invalid';

/** Codes after which only the site can open the chat again. */
const endings: ReadonlySet<string> = new Set([
  'CUSTOMER_NOT_LOGIN',
  'user.or.token.invalid',
  CODE_INVALID,
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
const keep = ({ entered, outgoing }: Chat): ChatEffect => ({
  do: 'keepOutgoing',
  owner: entered?.name ?? null,
  outgoing: outgoing.filter(({ isPicture }) => !isPicture),
});

const sendingOf = ({ id, text, isPicture }: Outgoing): ChatEffect =>
  isPicture ? { do: 'sendPicture', id } : { do: 'send', id, text };

/** Asks for the newest pictures that are missing. */
const withPictures = ([chat, effects]: Step): Step => {
  const { messages, pictures, failedPictures } = chat;
  const onTheirWay = Object.values(pictures).filter((address) => address === null).length;
  const missing = messages
    .filter(({ kind, seq }) => kind === 'picture' && !(seq in pictures) && !failedPictures.includes(seq))
    .reverse()
    .slice(0, PICTURES_AT_ONCE - onTheirWay);
  if (missing.length === 0) return [chat, effects];
  const asked = Object.fromEntries(missing.map(({ seq }) => [seq, null]));
  return [
    { ...chat, pictures: { ...pictures, ...asked } },
    [...effects, ...missing.map(({ seq }) => ({ do: 'loadPicture', seq }) as const)],
  ];
};

/** Messages leave one after another, so that they arrive as they were written. A picture that failed holds up nothing. */
const withNextSent = ([chat, effects]: Step): Step => {
  const { phase, outgoing } = chat;
  const isBusy = outgoing.some(({ state }) => state === 'sending');
  const next = outgoing.find((one) => one.state === 'waiting' || (isUnsettled(one) && !one.isPicture));
  if (phase !== 'ready' || isBusy || next?.state !== 'waiting') return [chat, effects];
  return [{ ...chat, outgoing: marked(outgoing, next.id, { state: 'sending' }) }, [...effects, sendingOf(next)]];
};

/** The runner knows whether anybody sees the page, and what it has marked already. */
const seenEffects = ({ messages }: Chat): readonly ChatEffect[] =>
  messages
    .filter(({ author }) => author === 'agent')
    .slice(-1)
    .map(({ seq }) => ({ do: 'markSeen', seq }));

const takeNews = (chat: Chat, { messages, hasOlder, serverTime: _, ...facts }: ChatState): Step => {
  const after = lastSeq(chat);
  // More came than one answer holds: what lies between is loaded from the newest on, like older ones.
  const isGap = hasOlder && after > 0;
  // An answer that was held may be older than what has come live since: its messages count, the rest is known better.
  const isLate = facts.revision < chat.revision;
  const left = withoutArrived(chat.outgoing, messages);
  const next: Chat = {
    ...chat,
    ...(isLate ? {} : facts),
    phase: 'ready',
    failure: null,
    isConnected: true,
    messages: isGap ? messages : merged(chat.messages, messages),
    failedPictures: [],
    hasOlder: after === 0 || isGap ? hasOlder : chat.hasOlder,
    outgoing: sentAgain({ outgoing: left, isConnected: chat.isConnected }),
  };
  const typing: readonly ChatEffect[] = next.agentIsTyping && !isLate ? [{ do: 'awaitTypingEnd' }] : [];
  const looking: readonly ChatEffect[] = chat.isLive ? [] : [{ do: 'goLive' }, { do: 'look' }];
  return [next, [...seenEffects(next), ...typing, ...looking]];
};

const sendFailed = (chat: Chat, id: string, failure: Failure): Step => {
  if (isEnd(failure)) return lost(chat, failure);
  const refusal = failure.at === 'refused' ? failure.message : null;
  return [{ ...chat, outgoing: marked(chat.outgoing, id, { state: 'failed', refusal }) }, []];
};

const enterFailed = (chat: Chat, failure: Failure): Step => {
  if (!isEnd(failure)) return [{ ...chat, failure, isConnected: false }, [{ do: 'lookLater' }]];
  const [next, effects] = lost(chat, failure);
  const isExpired = failure.at === 'refused' && failure.code === CODE_INVALID;
  return [next, isExpired ? [...effects, { do: 'reportExpired' }] : effects];
};

const steps: { readonly [T in ChatEvent['type']]: (chat: Chat, event: Extract<ChatEvent, { type: T }>) => Step } = {
  entered: (chat, { entered, kept }) => [
    { ...chat, entered, failure: null, outgoing: [...kept, ...chat.outgoing] },
    [{ do: 'keepEntered', entered }, { do: 'look' }],
  ],
  enterFailed: (chat, { failure }) => enterFailed(chat, failure),
  newsCame: (chat, { state }) => takeNews(chat, state),
  newsFailed: (chat, { failure }) => {
    if (isEnd(failure)) return lost(chat, failure);
    return chat.isLive ? [chat, []] : [{ ...chat, isConnected: false, agentIsTyping: false }, [{ do: 'lookLater' }]];
  },
  liveNewsCame: (chat, { state }) => takeNews({ ...chat, isLive: true }, state),
  // Asking begins where the live news ended: with the last number and the last revision that the page has.
  liveEnded: (chat) => (chat.isLive ? [{ ...chat, isLive: false }, [{ do: 'look' }]] : [chat, []]),
  typingLapsed: (chat) => [chat.agentIsTyping ? { ...chat, agentIsTyping: false } : chat, []],
  written: (chat, { id, text, at }) => {
    const message: Outgoing = { id, text, isPicture: false, at, state: 'waiting', refusal: null };
    return [{ ...chat, endFailure: null, outgoing: [...sentAgain(chat), message] }, []];
  },
  pictureChosen: (chat, { id, file, at }) => {
    if (chat.phase !== 'ready') return [chat, []];
    const message: Outgoing = { id, text: '', isPicture: true, at, state: 'waiting', refusal: null };
    return [{ ...chat, outgoing: [...sentAgain(chat), message] }, [{ do: 'keepFile', id, file }]];
  },
  pictureCame: (chat, { seq, address }) => [{ ...chat, pictures: { ...chat.pictures, [seq]: address } }, []],
  pictureFailed: (chat, { seq }) => {
    const { [seq]: _, ...pictures } = chat.pictures;
    return [{ ...chat, pictures, failedPictures: [...chat.failedPictures, seq] }, []];
  },
  shown: (chat) => [chat, seenEffects(chat)],
  arrived: (chat, { message }) => {
    // A number beyond the next one says that others came between: the look that runs brings all of them in order.
    const next = lastSeq(chat) + 1;
    if (message.seq > next) return [{ ...chat, outgoing: marked(chat.outgoing, message.id, { state: 'taken' }) }, []];
    const messages = message.seq === next ? merged(chat.messages, [message]) : chat.messages;
    return [{ ...chat, messages, outgoing: withoutArrived(chat.outgoing, [message]) }, []];
  },
  sendFailed: (chat, { id, failure }) => sendFailed(chat, id, failure),
  sentAgain: (chat, { id }) => {
    if (!chat.outgoing.some((one) => one.id === id && one.state === 'failed')) return [chat, []];
    return [{ ...chat, outgoing: marked(sentAgain(chat), id, { state: 'waiting', refusal: null }) }, []];
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
  if (chat.phase === 'lost') return [chat, []];
  const [next, effects] = withPictures(withNextSent(step(chat, event)));
  return [next, next.outgoing === chat.outgoing ? effects : [keep(next), ...effects]];
};
