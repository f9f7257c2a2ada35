import type { ChatMessage, ChatState } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../wire/outcome.ts';
import { type ChatEffect, type ChatEvent, chatStep } from './chat.flow.ts';
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
function runFrom(start: Chat, ...events: readonly ChatEvent[]) {
  let chat = start;
  const done: ChatEffect[] = [];
  for (const event of events) {
    const [next, effects] = chatStep(chat, event);
    chat = next;
    done.push(...effects);
  }
  return { chat, done, seqs: chat.messages.map(({ seq }) => seq) };
}
const story = (...events: readonly ChatEvent[]) => runFrom(startChat(entered, []), ...events);

const written: ChatEvent = { type: 'written', id: 'mine', text: 'Hello', at };

describe('a message', () => {
  test('is shown at once, sent, and kept until it has arrived', () => {
    const { chat, done } = story(news([]), written);
    expect(chat.outgoing).toEqual([
      { id: 'mine', text: 'Hello', isPicture: false, at, state: 'sending', refusal: null },
    ]);
    expect(done).toContainEqual({ do: 'send', id: 'mine', text: 'Hello' });
    expect(done).toContainEqual({ do: 'keepOutgoing', owner: 'demo', outgoing: chat.outgoing });
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

describe('several messages', () => {
  const write = (id: string): ChatEvent => ({ type: 'written', id, text: id, at });
  const arrives = (seq: number, id: string): ChatEvent => ({ type: 'arrived', message: message(seq, 'member', id) });
  const fails = (id: string, failure: Failure = offline): ChatEvent => ({ type: 'sendFailed', id, failure });
  const picture: ChatEvent = { type: 'pictureChosen', id: 'pic', file: new Blob(['picture']), at };
  const sent = (...events: readonly ChatEvent[]) =>
    story(news([]), ...events).done.flatMap((effect) =>
      effect.do === 'send' || effect.do === 'sendPicture' ? [effect.id] : [],
    );

  test('leave one after another, the next once the one before has arrived', () => {
    expect(sent(write('a'), write('b'), write('c'))).toEqual(['a']);
    expect(sent(write('a'), write('b'), write('c'), arrives(1, 'a'), arrives(2, 'b'))).toEqual(['a', 'b', 'c']);
  });

  test('that were written without a connection leave in their order once it is back', () => {
    const before = [write('a'), write('b'), fails('a')];
    expect(sent(...before)).toEqual(['a']);
    expect(sent(...before, news([]))).toEqual(['a', 'a']);
    expect(sent(...before, news([]), arrives(1, 'a'))).toEqual(['a', 'a', 'b']);
  });

  test('of which one was lost leave from that one on, when the member writes again or taps', () => {
    expect(sent(write('a'), fails('a'), write('b'))).toEqual(['a', 'a']);
    const tapped: ChatEvent = { type: 'sentAgain', id: 'b' };
    expect(sent(write('a'), write('b'), fails('a', refused('input.invalid')), fails('b'), tapped)).toEqual([
      'a',
      'b',
      'b',
    ]);
  });

  test('go on behind one that is refused', () => {
    expect(sent(write('a'), write('b'), fails('a', refused('input.invalid')))).toEqual(['a', 'b']);
  });

  test('wait behind a picture on its way, and not behind one that failed', () => {
    expect(sent(picture, write('b'))).toEqual(['pic']);
    expect(sent(picture, write('b'), fails('pic'))).toEqual(['pic', 'b']);
  });

  test('go on behind one that overtook others, which is not sent again', () => {
    const { chat, done } = story(news([message(1)]), write('a'), write('b'), arrives(3, 'a'), news([message(2)]));
    expect(done.flatMap((effect) => (effect.do === 'send' ? [effect.id] : []))).toEqual(['a', 'b']);
    expect(chat.outgoing.map(({ state }) => state)).toEqual(['taken', 'sending']);
  });
});

describe('a chat that opens with a code', () => {
  const kept = { id: 'old', text: 'Before', isPicture: false, at, state: 'failed', refusal: null } as const;
  const enters: ChatEvent = { type: 'entered', entered, kept: [kept] };

  test('sends what its member had written before, then what was written meanwhile', () => {
    const { done } = runFrom(startChat(null, []), written, enters, news([]), {
      type: 'arrived',
      message: message(1, 'member', 'old'),
    });
    expect(done.filter(({ do: name }) => name === 'send')).toEqual([
      { do: 'send', id: 'old', text: 'Before' },
      { do: 'send', id: 'mine', text: 'Hello' },
    ]);
  });

  test('keeps a message for nobody until it knows its member', () => {
    const { done } = runFrom(startChat(null, []), written, enters);
    const owners = done.flatMap((effect) => (effect.do === 'keepOutgoing' ? [effect.owner] : []));
    expect(owners).toEqual([null, 'demo']);
  });

  test.each([
    ['chat.code.invalid', true],
    ['chat.forbidden', false],
  ])('reports to the site after %s that the code expired: %s', (code, isReported) => {
    const { done } = runFrom(startChat(null, []), { type: 'enterFailed', failure: refused(code) });
    expect(done.some((effect) => effect.do === 'reportExpired')).toBe(isReported);
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
    expect(of(done, 'keepOutgoing')).toEqual([{ do: 'keepOutgoing', owner: 'demo', outgoing: [] }]);
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

  const pictures = [1, 2, 3, 4].map((seq) => ({ ...sent, seq, id: `id-${seq}` }));
  const loads = (...events: readonly ChatEvent[]) =>
    of(story(news(pictures), ...events).done, 'loadPicture').map((effect) => (effect as { seq: number }).seq);

  test('is loaded beside one other at most, the newest first', () => {
    expect(loads()).toEqual([4, 3]);
    expect(loads({ type: 'pictureCame', seq: 4, address: 'data:' })).toEqual([4, 3, 2]);
  });

  test('that did not come is asked for again with the next news, and no sooner', () => {
    const failed = [4, 3, 2, 1].map((seq): ChatEvent => ({ type: 'pictureFailed', seq }));
    expect(loads(...failed)).toEqual([4, 3, 2, 1]);
    expect(loads(...failed, news([]))).toEqual([4, 3, 2, 1, 4, 3]);
  });

  test('that is gone is not asked for again', () => {
    expect(loads({ type: 'pictureCame', seq: 4, address: '' }, news([]))).toEqual([4, 3, 2]);
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

test('CH-01 a sign of typing that comes after the answer ends by itself', () => {
  const { chat, done } = story(news([message(1)]), news([], { revision: 6, agentIsTyping: true }), {
    type: 'typingLapsed',
  });
  expect(done).toContainEqual({ do: 'awaitTypingEnd' });
  expect(chat.agentIsTyping).toBe(false);
});
