import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChatCall, createChatRunner } from './chat.runner.ts';
import { type Chat, startChat } from './chat.state.ts';
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
function scene(code: string | null) {
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
    code,
    start: startChat(code === null ? entered : null, []),
    onChange: (next) => {
      shown = next;
      paints += 1;
    },
    onSeen: () => undefined,
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
