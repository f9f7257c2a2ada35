import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChatCall, createChatRunner } from './chat.runner.ts';
import { type Chat, startChat } from './chat.state.ts';
import { readFrameMessages } from './kept-messages.ts';
import type { OpenLink } from './live-link.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = '2026-11-26T10:00:00.000Z';
const entered = { session: 'secret', name: 'demo', title: 'Help', backUrl: 'http://localhost/m/home' };
const state = (revision: number) => ({
  revision,
  status: 'idle',
  place: null,
  isStaffed: true,
  hours: null,
  agentIsTyping: false,
  agentSeen: 0,
  stars: null,
  messages: [],
  hasOlder: false,
  serverTime: at,
});

/** A page, and a platform whose answers come by hand. */
function scene(code: string | null, frame = { name: '' }) {
  const asked: { name: string; input: unknown; answer: (value: unknown) => Promise<void> }[] = [];
  const call = ((name: string, input: unknown) =>
    new Promise<unknown>((resolve) => {
      const answer = async (value: unknown): Promise<void> => {
        resolve(value);
        await vi.advanceTimersByTimeAsync(0);
      };
      asked.push({ name, input, answer });
    })) as unknown as ChatCall;
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const view = new EventTarget();
  const links: { hello: unknown; sent: unknown[]; listener: Parameters<OpenLink>[1] }[] = [];
  const openLink: OpenLink = (hello, listener) => {
    const sent: unknown[] = [];
    links.push({ hello, sent, listener });
    return { send: (sign) => void sent.push(sign), close: listener.ended };
  };
  let shown: Chat = startChat(null, []);
  let paints = 0;
  const reports: string[] = [];
  const small = new Blob(['small']);
  const [shrunk, sentFiles]: [Blob[], Blob[]] = [[], []];
  const runner = createChatRunner({
    call,
    sendFile: async (_, file) => {
      sentFiles.push(file);
      return { at: 'unknown', why: 'offline' };
    },
    shrink: async (file) => {
      shrunk.push(file);
      return small;
    },
    openLink,
    frame,
    code,
    start: startChat(code === null ? entered : null, []),
    onChange: (next) => {
      shown = next;
      paints += 1;
    },
    onSeen: () => void reports.push('seen'),
    onExpired: () => void reports.push('expired'),
    page: page as Document,
    view: view as Window,
  });
  runner.start();
  return {
    asked,
    page,
    view,
    runner,
    links,
    reports,
    names: () => asked.map(({ name }) => name),
    shown: () => shown,
    paints: () => paints,
    small,
    shrunk,
    sentFiles,
  };
}
const done = (value: unknown) => ({ at: 'done', value });

test('a code is used once, whatever the page is told while it is on its way', async () => {
  const { view, page, names, asked } = scene('code');
  view.dispatchEvent(new Event('pageshow'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(names()).toEqual(['chat.enter']);
  await asked[0]?.answer(done(entered));
  expect(names()).toEqual(['chat.enter', 'chat.state']);
});

test('a picture leaves in a size that a slow network carries; a second try sends the same bytes', async () => {
  const { asked, runner, small, shrunk, sentFiles } = scene(null);
  await asked[0]?.answer(done(state(3)));
  runner.send({ type: 'pictureChosen', id: 'mine', file: new Blob(['photo']), at });
  await vi.advanceTimersByTimeAsync(0);
  runner.send({ type: 'sentAgain', id: 'mine' });
  await vi.advanceTimersByTimeAsync(0);
  expect([shrunk.length, sentFiles]).toEqual([1, [small, small]]);
});

test('a key that is typed tells the agent, and paints nothing anew', async () => {
  const { asked, runner, names, paints } = scene(null);
  await asked[0]?.answer(done(state(3)));
  const before = paints();
  runner.send({ type: 'typed' });
  expect([names().includes('chat.typing'), paints()]).toEqual([true, before]);
});

test('one look follows another: the first asks, those after it wait for a change', async () => {
  const { asked } = scene(null);
  await asked[0]?.answer(done(state(3)));
  expect(asked.map(({ input }) => input)).toEqual([
    { after: 0, revision: 0, wait: false },
    { after: 0, revision: 3, wait: true },
  ]);
});

test('an answer without a change that comes at once is not asked for again at once', async () => {
  const { asked, names } = scene(null);
  await asked[0]?.answer(done(state(3)));
  await asked[1]?.answer(done(state(3)));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(names()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(names()).toHaveLength(3);
});

test('without a connection it tries again, later each time, and at once when the connection is back', async () => {
  const { asked, names, view } = scene(null);
  const offline = { at: 'unknown', why: 'offline' };
  await asked[0]?.answer(offline);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(names()).toHaveLength(2);
  await asked[1]?.answer(offline);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(names()).toHaveLength(2);
  view.dispatchEvent(new Event('online'));
  expect(names()).toHaveLength(3);
});

test('a page that nobody sees asks for nothing until it is seen', async () => {
  const { asked, names, page } = scene(null);
  page.visibilityState = 'hidden';
  await asked[0]?.answer(done(state(3)));
  expect(names()).toHaveLength(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(names()).toHaveLength(2);
});

const agentMessage = { seq: 1, author: 'agent', id: 'a', kind: 'text', text: 'Hello', at } as const;

test('once news come live it asks no more, says its signs there, and asks again when they end', async () => {
  const { asked, names, links, page, runner } = scene(null);
  await asked[0]?.answer(done(state(3)));
  expect(links[0]?.hello).toEqual({ session: 'secret', after: 0 });
  links[0]?.listener.news({ ...state(4), messages: [agentMessage] } as never);
  await asked[1]?.answer(done(state(3)));
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  runner.send({ type: 'typed' });
  expect(links[0]?.sent).toEqual([{ seen: 1 }, { typing: true }]);
  expect(names()).toEqual(['chat.state', 'chat.state']);
  links[0]?.listener.ended();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked[2]?.input).toEqual({ after: 1, revision: 4, wait: true });
  runner.send({ type: 'typed' });
  await vi.advanceTimersByTimeAsync(3_000);
  runner.send({ type: 'typed' });
  expect(names().filter((name) => name === 'chat.typing')).toHaveLength(1);
});

test('a page whose live connection is refused keeps asking, and tries again half a minute later', async () => {
  const { asked, names, links } = scene(null);
  await asked[0]?.answer(done(state(3)));
  links[0]?.listener.ended();
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await asked[1]?.answer(done(state(4)));
  await vi.advanceTimersByTimeAsync(0);
  expect([links.length, names().length]).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(21_000);
  await asked[2]?.answer(done(state(5)));
  expect(links).toHaveLength(2);
});

test('a page that nobody sees has no live connection', async () => {
  const { asked, links, page, names } = scene(null);
  await asked[0]?.answer(done(state(3)));
  links[0]?.listener.news(state(4) as never);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await asked[1]?.answer(done(state(4)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([links.length, names().length]).toEqual([1, 2]);
});

const withAnswer = (revision: number) => ({ ...state(revision), messages: [agentMessage] });
const marksOf = (asked: readonly { name: string; input: unknown }[]) =>
  asked.filter(({ name }) => name === 'chat.seen').map(({ input }) => input);

test('an answer that comes to a hidden page counts as read once the page is shown', async () => {
  const { asked, page, reports } = scene(null);
  await asked[0]?.answer(done(state(3)));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await asked[1]?.answer(done(withAnswer(4)));
  expect([marksOf(asked), reports]).toEqual([[], []]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect([marksOf(asked), reports]).toEqual([[{ seq: 1 }], ['seen']]);
});

test('a mark of reading that was lost goes out again with the next news, and one that arrived does not', async () => {
  const { asked } = scene(null);
  await asked[0]?.answer(done(withAnswer(3)));
  const looks = () => asked.filter(({ name }) => name === 'chat.state');
  await asked.find(({ name }) => name === 'chat.seen')?.answer({ at: 'unknown', why: 'offline' });
  await looks()[1]?.answer(done(state(4)));
  expect(marksOf(asked)).toEqual([{ seq: 1 }, { seq: 1 }]);
  await asked.filter(({ name }) => name === 'chat.seen')[1]?.answer(done({}));
  await looks()[2]?.answer(done(state(5)));
  expect(marksOf(asked)).toHaveLength(2);
});

test('a mark of reading on a live connection that ended goes out again', async () => {
  const { asked, links } = scene(null);
  await asked[0]?.answer(done(state(3)));
  links[0]?.listener.news(withAnswer(4) as never);
  links[0]?.listener.news(state(5) as never);
  expect([links[0]?.sent, marksOf(asked)]).toEqual([[{ seen: 1 }], []]);
  links[0]?.listener.ended();
  await asked[1]?.answer(done(state(6)));
  expect(marksOf(asked)).toEqual([{ seq: 1 }]);
});

test.each([
  ['that is gone', 1, { at: 'refused', code: 'not.found', message: '', reference: null }],
  ['that is refused for now', 2, { at: 'refused', code: 'chat.unavailable', message: '', reference: null }],
  ['that did not come', 2, { at: 'unknown', why: 'timeout' }],
])('a picture %s is asked for %d times, until the next news', async (_, times, answer) => {
  const { asked } = scene(null);
  await asked[0]?.answer(done({ ...state(3), messages: [{ ...agentMessage, kind: 'picture', text: '' }] }));
  const pictures = () => asked.filter(({ name }) => name === 'chat.picture');
  await pictures()[0]?.answer(answer);
  await asked.filter(({ name }) => name === 'chat.state')[1]?.answer(done(state(4)));
  expect(pictures()).toHaveLength(times);
});

test('a code whose answer was lost is reported to the site, and the next page of the frame sends what was written', async () => {
  const frame = { name: '' };
  const { asked, runner, reports, shown } = scene('code', frame);
  await asked[0]?.answer({ at: 'unknown', why: 'timeout' });
  runner.send({ type: 'written', id: 'mine', text: 'Hello', at });
  await vi.advanceTimersByTimeAsync(1_000);
  await asked[1]?.answer({ at: 'refused', code: 'chat.code.invalid', message: '', reference: null });
  expect([shown().phase, reports]).toEqual(['lost', ['expired']]);
  expect(readFrameMessages(frame)).toMatchObject([{ id: 'mine', state: 'failed' }]);
});

test('a message that has not left when the panel closes leaves when its member opens it again', async () => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
  const first = scene('code');
  await first.asked[0]?.answer(done(entered));
  first.runner.send({ type: 'written', id: 'mine', text: 'Hello', at });
  const sends = async (name: string) => {
    const { asked } = scene('another code');
    await asked[0]?.answer(done({ ...entered, name }));
    await asked[1]?.answer(done(state(3)));
    return asked.filter((call) => call.name === 'chat.send').map(({ input }) => input);
  };
  expect(await sends('demo')).toEqual([{ id: 'mine', text: 'Hello' }]);
  expect(await sends('somebody else')).toEqual([]);
  expect(await sends('demo')).toEqual([]);
});

test.each([
  [{ at: 'unknown', why: 'offline' }, null],
  [{ at: 'refused', code: 'input.invalid', message: '', reference: null }, 4],
  [{ at: 'done', value: {} }, 4],
])('after %o to a rating the page shows the stars %s', async (answer, stars) => {
  const { runner, asked, shown } = scene(null);
  await asked[0]?.answer(done({ ...state(1), status: 'ended' }));
  runner.send({ type: 'rated', stars: 4 });
  await asked.find(({ name }) => name === 'chat.rate')?.answer(answer);
  expect(shown().stars).toBe(stars);
});

const refused = { at: 'refused', code: 'chat.unavailable', message: 'Try again later.', reference: null };

test.each([
  ['that is refused says why', refused],
  ['without an answer says so', { at: 'unknown', why: 'offline' }],
])('an end of the conversation %s, until the person goes on', async (_, failure) => {
  const { asked, names, runner, shown } = scene(null);
  await asked[0]?.answer(done(state(3)));
  const endings = () => asked.filter(({ name }) => name === 'chat.end');
  runner.send({ type: 'endAsked' });
  await endings()[0]?.answer(failure);
  expect(shown().endFailure).toEqual(failure);
  runner.send({ type: 'endAsked' });
  expect(shown().endFailure).toBeNull();
  await endings()[1]?.answer(failure);
  runner.send({ type: 'written', id: 'm1', text: 'Wait', at });
  expect([shown().endFailure, names().filter((name) => name === 'chat.end')]).toEqual([null, ['chat.end', 'chat.end']]);
});

test('a session that is over closes the chat, also where the end of the conversation shows it', async () => {
  const { asked, runner, shown } = scene(null);
  await asked[0]?.answer(done(state(3)));
  runner.send({ type: 'endAsked' });
  await asked.find(({ name }) => name === 'chat.end')?.answer({ ...refused, code: 'user.or.token.invalid' });
  expect(shown().phase).toBe('lost');
});

test('CH-01 "is writing" goes six seconds after the last sign, though no news come, and after another sign six seconds later', async () => {
  const { asked, links, shown } = scene(null);
  await asked[0]?.answer(done(state(3)));
  const type = (revision: number) => links[0]?.listener.news({ ...state(revision), agentIsTyping: true } as never);
  type(4);
  await vi.advanceTimersByTimeAsync(3_000);
  type(5);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(shown().agentIsTyping).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown().agentIsTyping).toBe(false);
});
