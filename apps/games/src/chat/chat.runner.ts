// Performs the effects of the chat: calls, timers, stored values. The only asynchronous file here.
import type { ChatCallName, ChatMessage } from '@foyer/contract';
import type { callerOf, fileCallerOf } from '../wire/call.ts';
import { store } from '../wire/stored-values.ts';
import { type ChatEffect, type ChatEvent, chatStep } from './chat.flow.ts';
import { type Chat, lastSeq } from './chat.state.ts';
import { type Frame, keepMessages, readKept } from './kept-messages.ts';
import type { LiveLink, OpenLink } from './live-link.ts';

/** Between two tries without a connection: more each time. */
const waits = [1_000, 2_000, 5_000, 10_000, 15_000] as const;
/** The platform does not hold the call: it holds enough of them. */
const UNHELD_WAIT_MS = 5_000;
/** A call that was held takes longer. */
const HELD_FROM_MS = 2_000;
/** Before a page that had no live news tries again: more each time, for most proxies do not change. */
const liveWaits = [30_000, 60_000, 300_000] as const;
/** Before the next try where there were live news. */
const LIVE_AGAIN_MS = 1_000;
/** As long as the platform takes a sign of typing for one; an agent who goes on gives another one sooner. */
const TYPING_MS = 6_000;
/** Between two signs of typing. */
const TYPING_EVERY_MS = 3_000;

export const ENTERED = 'foyer.chat.entered';

export type ChatCall = ReturnType<typeof callerOf<ChatCallName>>;

interface Setup {
  readonly call: ChatCall;
  readonly sendFile: ReturnType<typeof fileCallerOf>;
  /** Makes a picture small enough for a slow network; the same file where it cannot. */
  readonly shrink: (file: Blob) => Promise<Blob>;
  readonly openLink: OpenLink;
  readonly frame: Frame;
  readonly start: Chat;
  /** The single-use code of the address, already cleaned away from it. */
  readonly code: string | null;
  readonly onChange: (chat: Chat) => void;
  /** The member has seen what was answered. */
  readonly onSeen: () => void;
  /** The code opens nothing: only the site has a new one. */
  readonly onExpired: () => void;
  readonly page?: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly view?: Pick<Window, 'addEventListener'>;
}

export interface ChatRunner {
  readonly send: (event: ChatEvent) => void;
  readonly start: () => void;
}

export const createChatRunner = (setup: Setup): ChatRunner => {
  const { call, sendFile, shrink, openLink, frame, start, code, onChange, onSeen, onExpired } = setup;
  const { page = document, view = window } = setup;
  let chat = start;
  let tries = 0;
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Before the next look. */
  let pause = 0;
  /** Files of pictures that have not arrived. */
  const files = new Map<string, Promise<Blob>>();
  let link: LiveLink | null = null;
  let failedLinks = 0;
  let linkAgainAt = Number.NEGATIVE_INFINITY;
  /** Number of the last answer that was marked as seen; 0 once nobody knows whether the mark arrived. */
  let markedSeq = 0;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let typedAt = Number.NEGATIVE_INFINITY;

  const send = (event: ChatEvent): void => {
    const [next, effects] = chatStep(chat, event);
    const hasChanged = next !== chat;
    chat = next;
    for (const effect of effects) perform(effect);
    // A key that is typed changes nothing here: the conversation is not painted anew for it.
    if (hasChanged) onChange(chat);
  };

  const enter = async (): Promise<void> => {
    isLooking = true;
    const answer = await call('chat.enter', { code: code ?? '' });
    isLooking = false;
    if (answer.at !== 'done') return send({ type: 'enterFailed', failure: answer });
    send({ type: 'entered', entered: answer.value, kept: readKept(answer.value.name) });
  };

  /** One look at a time; a page that nobody sees asks for nothing. */
  const look = async (): Promise<void> => {
    if (isLooking || chat.isLive || chat.phase === 'lost' || page.visibilityState === 'hidden') return;
    clearTimeout(timer);
    if (chat.entered === null) return enter();
    isLooking = true;
    const [known, began] = [chat.revision, performance.now()];
    const answer = await call('chat.state', {
      after: lastSeq(chat),
      revision: known,
      wait: chat.phase === 'ready' && chat.isConnected,
    });
    isLooking = false;
    if (answer.at !== 'done') return send({ type: 'newsFailed', failure: answer });
    tries = 0;
    const wasHeld = answer.value.revision !== known || performance.now() - began > HELD_FROM_MS || known === 0;
    pause = wasHeld ? 0 : UNHELD_WAIT_MS;
    send({ type: 'newsCame', state: answer.value });
  };
  const lookIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
  };

  const goLive = (): void => {
    const session = chat.entered?.session;
    if (link !== null || session === undefined || performance.now() < linkAgainAt) return;
    if (page.visibilityState === 'hidden') return;
    let hadNews = false;
    link = openLink(
      { session, after: lastSeq(chat) },
      {
        news: (state) => {
          hadNews = true;
          tries = 0;
          send({ type: 'liveNewsCame', state });
        },
        ended: () => {
          link = null;
          // A WebSocket acknowledges no mark: the next connection repeats it.
          if (hadNews) markedSeq = 0;
          pause = 0;
          failedLinks = hadNews ? 0 : failedLinks + 1;
          const wait = liveWaits[Math.min(failedLinks, liveWaits.length) - 1] ?? LIVE_AGAIN_MS;
          linkAgainAt = performance.now() + wait;
          send({ type: 'liveEnded' });
        },
      },
    );
  };
  /** The live connection where there is one; else signs go as calls. */
  const liveLink = (): LiveLink | null => (chat.isLive ? link : null);

  const sendMessage = async (id: string, text: string): Promise<void> => {
    const answer = await call('chat.send', { id, text });
    send(
      answer.at === 'done' ? { type: 'arrived', message: answer.value } : { type: 'sendFailed', id, failure: answer },
    );
  };

  const sendPicture = async (id: string): Promise<void> => {
    const file = files.get(id);
    if (file === undefined) return;
    const answer = await sendFile(`/chat/api/picture/${id}`, await file);
    if (answer.at !== 'done') return send({ type: 'sendFailed', id, failure: answer });
    files.delete(id);
    // The platform's answer is trusted without a schema, like those of all calls here.
    send({ type: 'arrived', message: answer.value as ChatMessage });
  };

  const loadPicture = async (seq: number): Promise<void> => {
    const answer = await call('chat.picture', { seq });
    const isGone = answer.at === 'refused' && answer.code === 'not.found';
    if (answer.at !== 'done' && !isGone) return send({ type: 'pictureFailed', seq });
    const address = answer.at === 'done' ? `data:image/jpeg;base64,${answer.value.jpeg}` : '';
    send({ type: 'pictureCame', seq, address });
  };

  const loadOlder = async (before: number): Promise<void> => {
    const answer = await call('chat.older', { before });
    send(answer.at === 'done' ? { type: 'olderCame', ...answer.value } : { type: 'olderFailed' });
  };

  /** Only a page that is shown has a reader. */
  const markSeen = async (seq: number): Promise<void> => {
    if (page.visibilityState === 'hidden' || seq <= markedSeq) return;
    markedSeq = seq;
    onSeen();
    const live = liveLink();
    if (live) return live.send({ seen: seq });
    const answer = await call('chat.seen', { seq });
    if (answer.at !== 'done') markedSeq = 0;
  };

  const type = (): void => {
    if (performance.now() - typedAt < TYPING_EVERY_MS) return;
    typedAt = performance.now();
    const live = liveLink();
    if (live) live.send({ typing: true });
    else void call('chat.typing', {});
  };

  const rate = async (stars: number): Promise<void> => {
    const answer = await call('chat.rate', { stars });
    // A refusal says that the platform has stars already: those whose answer was lost.
    if (answer.at === 'unknown') send({ type: 'rateFailed' });
  };

  const end = async (): Promise<void> => {
    const answer = await call('chat.end', {});
    if (answer.at !== 'done') send({ type: 'endFailed', failure: answer });
  };

  const perform = (effect: ChatEffect): void => {
    if (effect.do === 'keepEntered') store(ENTERED, effect.entered);
    else if (effect.do === 'keepOutgoing') keepMessages(frame, effect.owner, effect.outgoing);
    else if (effect.do === 'reportExpired') onExpired();
    else if (effect.do === 'look') lookIn(pause);
    else if (effect.do === 'goLive') goLive();
    else if (effect.do === 'awaitTypingEnd') {
      clearTimeout(typingTimer);
      typingTimer = setTimeout(() => send({ type: 'typingLapsed' }), TYPING_MS);
    } else if (effect.do === 'lookLater') {
      lookIn(waits[Math.min(tries, waits.length - 1)] ?? 0);
      tries += 1;
    } else if (effect.do === 'send') void sendMessage(effect.id, effect.text);
    else if (effect.do === 'keepFile') files.set(effect.id, shrink(effect.file));
    else if (effect.do === 'sendPicture') void sendPicture(effect.id);
    else if (effect.do === 'loadPicture') void loadPicture(effect.seq);
    else if (effect.do === 'markSeen') void markSeen(effect.seq);
    else if (effect.do === 'loadOlder') void loadOlder(effect.before);
    else if (effect.do === 'type') type();
    else if (effect.do === 'end') void end();
    else void rate(effect.stars);
  };

  return {
    send,
    start: () => {
      for (const sign of ['online', 'pageshow'] as const)
        view.addEventListener(sign, () => {
          // The connection of before may be dead, and nobody would say so.
          link?.close();
          void look();
        });
      page.addEventListener('visibilitychange', () => {
        if (page.visibilityState === 'hidden') link?.close();
        else send({ type: 'shown' });
        void look();
      });
      onChange(chat);
      void look();
    },
  };
};
