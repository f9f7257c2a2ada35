import type { ChatMessage, ChatState } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import { type ChatEvent, chatStep } from './chat.flow.ts';
import { type Chat, startChat } from './chat.state.ts';

const at = '2026-11-26T10:00:00.000Z';
const entered = { session: 'secret', name: 'demo', title: 'Help', backUrl: 'http://localhost/m/home' };
const message = (seq: number, author: 'member' | 'agent' = 'agent', id = `id-${seq}`): ChatMessage => ({
  seq,
  author,
  id,
  kind: 'text',
  text: `Text ${seq}`,
  at,
});
const news = (messages: readonly ChatMessage[], more: Partial<ChatState> = {}): ChatEvent => ({
  type: 'newsCame',
  state: {
    revision: 5,
    status: 'open',
    place: null,
    isStaffed: true,
    hours: null,
    agentIsTyping: false,
    agentSeen: 0,
    stars: null,
    messages: [...messages],
    hasOlder: false,
    serverTime: at,
    ...more,
  },
});
const offline = { at: 'unknown', why: 'offline' } as const;
const refused = (code: string) => ({ at: 'refused', code, message: `${code}!`, reference: null }) as const;

/** Runs a story; answers the chat at its end and everything that had to be done. */
function story(...events: readonly ChatEvent[]) {
  let chat: Chat = startChat(entered, []);
  const done: unknown[] = [];
  for (const event of events) {
    const [next, effects] = chatStep(chat, event);
    chat = next;
    done.push(...effects);
  }
  return { chat, done, seqs: chat.messages.map(({ seq }) => seq) };
}

const written: ChatEvent = { type: 'written', id: 'mine', text: 'Hello', at };

describe('a message', () => {
  test('is shown at once, sent, and kept until it has arrived', () => {
    const { chat, done } = story(news([]), written);
    expect(chat.outgoing).toEqual([
      { id: 'mine', text: 'Hello', isPicture: false, at, state: 'sending', refusal: null },
    ]);
    expect(done).toContainEqual({ do: 'send', id: 'mine', text: 'Hello' });
    expect(done).toContainEqual({ do: 'keepOutgoing', outgoing: chat.outgoing });
  });

  test('that is written before the chat has begun goes out with the first news', () => {
    expect(story(written).done).not.toContainEqual({ do: 'send', id: 'mine', text: 'Hello' });
    const { chat, done } = story(written, news([]));
    expect(done).toContainEqual({ do: 'send', id: 'mine', text: 'Hello' });
    expect(chat.outgoing[0]?.state).toBe('sending');
  });

  test('stands once, whichever answer tells of it first', () => {
    const mine = message(1, 'member', 'mine');
    for (const events of [
      [written, { type: 'arrived', message: mine } as const, news([mine])],
      [written, news([mine]), { type: 'arrived', message: mine } as const],
    ]) {
      const { chat, seqs } = story(news([]), ...events);
      expect([seqs, chat.outgoing]).toEqual([[1], []]);
    }
  });

  test('that overtakes others waits for the look that brings them in order', () => {
    const mine = message(3, 'member', 'mine');
    const { chat, seqs } = story(news([message(1)]), written, { type: 'arrived', message: mine });
    expect([seqs, chat.outgoing.length]).toEqual([[1], 1]);
    const later = story(news([message(1)]), written, { type: 'arrived', message: mine }, news([message(2), mine]));
    expect([later.seqs, later.chat.outgoing]).toEqual([[1, 2, 3], []]);
  });

  test('that was lost on the way goes out again under its id once the connection is back', () => {
    const { chat, done } = story(news([]), written, { type: 'sendFailed', id: 'mine', failure: offline }, news([]));
    expect(done.filter((effect) => (effect as { do: string }).do === 'send')).toEqual([
      { do: 'send', id: 'mine', text: 'Hello' },
      { do: 'send', id: 'mine', text: 'Hello' },
    ]);
    expect(chat.outgoing[0]?.state).toBe('sending');
  });

  test('that was lost only on the way back is not sent again', () => {
    const failed: ChatEvent = { type: 'sendFailed', id: 'mine', failure: offline };
    const { chat, done } = story(news([]), written, failed, news([message(1, 'member', 'mine')]));
    expect(done.filter((effect) => (effect as { do: string }).do === 'send')).toHaveLength(1);
    expect(chat.outgoing).toEqual([]);
  });

  test('that the platform refuses says why, and goes out again only when the member wants it', () => {
    const failed: ChatEvent = { type: 'sendFailed', id: 'mine', failure: refused('input.invalid') };
    const { chat, done } = story(news([]), written, failed, news([]));
    expect(chat.outgoing[0]).toMatchObject({ state: 'failed', refusal: 'input.invalid!' });
    expect(done.filter((effect) => (effect as { do: string }).do === 'send')).toHaveLength(1);
    const again = story(news([]), written, failed, { type: 'sentAgain', id: 'mine' });
    expect(again.chat.outgoing[0]?.state).toBe('sending');
  });
});

describe('a picture', () => {
  const file = new Blob(['picture']);
  const chosen: ChatEvent = { type: 'pictureChosen', id: 'mine', file, at };
  const sent = { ...message(1, 'member', 'mine'), kind: 'picture', text: '' } as const;
  const of = (done: readonly unknown[], name: string) =>
    done.filter((effect) => (effect as { do: string }).do === name);

  test('is sent with its file, which the tab does not keep', () => {
    const { chat, done } = story(news([]), chosen);
    expect(chat.outgoing).toMatchObject([{ id: 'mine', isPicture: true, state: 'sending' }]);
    expect(done).toContainEqual({ do: 'keepFile', id: 'mine', file });
    expect(of(done, 'sendPicture')).toEqual([{ do: 'sendPicture', id: 'mine' }]);
    expect(of(done, 'keepOutgoing')).toEqual([{ do: 'keepOutgoing', outgoing: [] }]);
  });

  test('that was lost on the way goes out again under its id once the connection is back', () => {
    const failed: ChatEvent = { type: 'sendFailed', id: 'mine', failure: offline };
    const { done } = story(news([]), chosen, failed, { type: 'newsFailed', failure: offline }, news([]));
    expect(of(done, 'sendPicture')).toHaveLength(2);
  });

  test('that does not leave while news come waits for the member’s tap, and costs no more than that', () => {
    const failed: ChatEvent = { type: 'sendFailed', id: 'mine', failure: { at: 'unknown', why: 'timeout' } };
    const { chat, done } = story(news([]), chosen, failed, news([]), news([message(1)]));
    expect([of(done, 'sendPicture').length, chat.outgoing[0]?.state]).toEqual([1, 'failed']);
    const again = story(news([]), chosen, failed, news([]), { type: 'sentAgain', id: 'mine' });
    expect(of(again.done, 'sendPicture')).toHaveLength(2);
  });

  test('that is refused says why', () => {
    const { chat } = story(news([]), chosen, { type: 'sendFailed', id: 'mine', failure: refused('document.kind') });
    expect(chat.outgoing[0]).toMatchObject({ state: 'failed', refusal: 'document.kind!' });
  });

  test('is loaded once, however often its message comes', () => {
    const { chat, done } = story(news([]), chosen, { type: 'arrived', message: sent }, news([sent]), {
      type: 'pictureCame',
      seq: 1,
      address: 'data:',
    });
    expect(of(done, 'loadPicture')).toEqual([{ do: 'loadPicture', seq: 1 }]);
    expect([chat.outgoing, chat.pictures]).toEqual([[], { 1: 'data:' }]);
  });
});

describe('news', () => {
  test('bring messages in order and once, and are asked for again', () => {
    const { seqs, done } = story(news([message(1), message(2)]), news([message(2), message(3)]));
    expect(seqs).toEqual([1, 2, 3]);
    expect(done.at(-1)).toEqual({ do: 'look' });
    expect(done).toContainEqual({ do: 'markSeen', seq: 3 });
  });

  test('of more than one answer holds leave no hole: what lies between is loaded like older messages', () => {
    const { chat, seqs } = story(news([message(1)]), news([message(60), message(61)], { hasOlder: true }));
    expect([seqs, chat.hasOlder]).toEqual([[60, 61], true]);
    const { done, chat: loading } = story(
      news([message(1)]),
      news([message(60)], { hasOlder: true }),
      { type: 'olderAsked' },
      { type: 'olderAsked' },
    );
    expect(done.filter((effect) => (effect as { do: string }).do === 'loadOlder')).toEqual([
      { do: 'loadOlder', before: 60 },
    ]);
    expect(loading.isLoadingOlder).toBe(true);
  });

  test('that fail are tried again later, and the page says that there is no connection', () => {
    const { chat, done } = story(news([message(1)]), { type: 'newsFailed', failure: offline });
    expect([chat.isConnected, chat.phase, chat.messages.length]).toEqual([false, 'ready', 1]);
    expect(done.at(-1)).toEqual({ do: 'lookLater' });
  });

  test.each(['CUSTOMER_NOT_LOGIN', 'user.or.token.invalid', 'chat.forbidden'])(
    'after %s the chat is closed, and its session forgotten',
    (code) => {
      const { chat, done } = story(news([]), { type: 'newsFailed', failure: refused(code) }, news([message(1)]));
      expect([chat.phase, chat.messages]).toEqual(['lost', []]);
      expect(done.at(-1)).toEqual({ do: 'keepEntered', entered: null });
    },
  );
});

test('a conversation is rated once, and only after its end', () => {
  const rating: ChatEvent = { type: 'rated', stars: 4 };
  expect(story(news([]), rating).done).not.toContainEqual({ do: 'rate', stars: 4 });
  const { chat, done } = story(news([], { status: 'ended' }), rating, { type: 'rated', stars: 1 });
  expect(done.filter((effect) => (effect as { do: string }).do === 'rate')).toEqual([{ do: 'rate', stars: 4 }]);
  expect(chat.stars).toBe(4);
});

test('stars that did not arrive can be tapped again', () => {
  const ended = news([], { status: 'ended' });
  const again = story(ended, { type: 'rated', stars: 4 }, { type: 'rateFailed' }, { type: 'rated', stars: 5 });
  expect(again.done).toContainEqual({ do: 'rate', stars: 5 });
});

describe('live news', () => {
  const live = (messages: readonly ChatMessage[], more: Partial<ChatState> = {}): ChatEvent => ({
    ...(news(messages, more) as Extract<ChatEvent, { type: 'newsCame' }>),
    type: 'liveNewsCame',
  });
  const looks = (done: readonly unknown[]) => done.filter((effect) => (effect as { do: string }).do === 'look').length;

  test('take the place of asking, and what was asked before still counts, once', () => {
    const asked = story(news([message(1)]));
    expect(asked.done.slice(-2)).toEqual([{ do: 'goLive' }, { do: 'look' }]);
    const { chat, done, seqs } = story(news([message(1)]), live([message(2)]), news([message(2)]), live([message(3)]));
    expect([seqs, chat.isLive, looks(done)]).toEqual([[1, 2, 3], true, 1]);
  });

  test('that end are asked for again at once, without loss and without a second copy', () => {
    const { chat, done, seqs } = story(
      news([message(1)]),
      live([message(2)]),
      { type: 'liveEnded' },
      news([message(3)]),
      live([message(3), message(4)]),
    );
    expect([seqs, chat.isLive, looks(done)]).toEqual([[1, 2, 3, 4], true, 3]);
  });

  test('that never came leave the asking as it is', () => {
    const { chat, done } = story(news([message(1)]), { type: 'liveEnded' });
    expect([chat.isLive, looks(done)]).toEqual([false, 1]);
  });

  test('are not overwritten by an answer that was held since before them', () => {
    const { chat } = story(
      live([message(1)], { revision: 9, agentSeen: 1 }),
      news([message(1)], { revision: 7, agentSeen: 0 }),
    );
    expect([chat.revision, chat.agentSeen]).toEqual([9, 1]);
  });

  test('go on where a call beside them fails, and the end of the session ends them', () => {
    const failed: ChatEvent = { type: 'newsFailed', failure: offline };
    expect(story(live([]), failed).chat).toMatchObject({ isConnected: true, isLive: true });
    const over: ChatEvent = { type: 'newsFailed', failure: refused('CUSTOMER_NOT_LOGIN') };
    expect(story(live([]), { type: 'liveEnded' }, over).chat.phase).toBe('lost');
  });
});
