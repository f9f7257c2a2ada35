// The agents' page in a document of our own: what stays with whom, and what is asked for when.
import { runInNewContext } from 'node:vm';
import { ChatText } from '@foyer/contract/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentScript } from './agent-script.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As much of an element as the script uses. */
class FakeElement {
  [name: string]: unknown;
  hidden = false;
  textContent = '';
  value = '';
  isConnected = true;
  children: FakeElement[] = [];
  parent: FakeElement | null = null;
  elements: Record<string, FakeElement> = {};
  get lastElementChild(): FakeElement | undefined {
    return this.children.at(-1);
  }
  append(...added: (FakeElement | string)[]): void {
    for (const child of added) {
      if (typeof child === 'string') continue;
      child.parent = this;
      this.children.push(child);
    }
  }
  replaceChildren(...added: FakeElement[]): void {
    for (const child of this.children) for (const each of [child, ...child.children]) each.isConnected = false;
    this.children = [];
    this.append(...added);
  }
  replaceWith(other: FakeElement): void {
    const { parent } = this;
    if (parent) parent.children = parent.children.map((child) => (child === this ? other : child));
  }
  scrollIntoView(): void {}
  reset(): void {}
}

/** What the form of the log-in holds says nothing here. */
class NoFields {
  *[Symbol.iterator](): Generator<never> {}
}

type Input = Readonly<Record<string, unknown>>;
interface Answer {
  readonly value?: object;
  readonly errorCode?: string;
}

async function scene(answerOf: (name: string, input: Input) => Promise<Answer> | Answer = () => ({})) {
  const elements = new Map<string, FakeElement>();
  const at = (id: string): FakeElement => {
    const found = elements.get(id) ?? new FakeElement();
    elements.set(id, found);
    return found;
  };
  const field = new FakeElement();
  at('answer').elements = { text: field };
  const document = Object.assign(new FakeElement(), { getElementById: at, createElement: () => new FakeElement() });
  const asked: [string, Input][] = [];
  const usual: Readonly<Record<string, object>> = {
    'session.login': { token: 't' },
    'chats.list': {
      items: ['A', 'B'].map((id) => ({
        member: { id, account: id },
        status: 'waiting',
        lastMessage: { kind: 'text', text: 'Hello' },
      })),
    },
    'chats.read': { isTyping: false, messages: [{ seq: 1, author: 'member', kind: 'picture', at: 0 }] },
  };
  const fetch = async (address: string, { body }: { readonly body: string }) => {
    const name = address.replace('/operator/', '');
    const input = JSON.parse(body) as Input;
    asked.push([name, input]);
    const { errorCode, value = usual[name] ?? {} } = await answerOf(name, input);
    const message = errorCode ?? '';
    return {
      ok: errorCode === undefined,
      json: async () => ({ success: errorCode === undefined, value, errorCode, message }),
      blob: async () => ({}),
    };
  };
  runInNewContext(agentScript, {
    document,
    fetch,
    // Without TLS browsers have no more of it.
    crypto: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) },
    Uint8Array,
    FormData: NoFields,
    URL: { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined },
    setTimeout,
    clearTimeout,
    TypeError,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const call = async (target: FakeElement, handler: string, event: object = {}): Promise<void> => {
    (target[handler] as (event: object) => void)(event);
    await settle();
  };
  const submit = (id: string) => call(at(id), 'onsubmit', { preventDefault: () => undefined, target: at(id) });
  await submit('login');
  const queued = (index: number) => at('queue').children[index]?.children[0] as FakeElement;
  return {
    at,
    field,
    document,
    settle,
    /** The inputs of one call, in order. */
    inputsOf: (name: string) => asked.filter(([each]) => each === name).map(([, input]) => input),
    queue: () => at('queue').children.map(({ children: [button] }) => button?.children[0]?.textContent),
    open: async (who: 'A' | 'B') => {
      await call(at('back'), 'onclick');
      await call(queued(who === 'A' ? 0 : 1), 'onclick');
    },
    type: async (text: string) => {
      field.value = text;
      await call(field, 'oninput');
    },
    send: () => submit('answer'),
    close: () => call(at('close'), 'onclick'),
    more: () => call(at('more'), 'onclick'),
    showRatings: () => call(at('ratings'), 'onclick'),
    logOut: () => call(at('logout'), 'onclick'),
    logIn: () => submit('login'),
    sees: (visible: boolean) => {
      document.hidden = !visible;
      return call(document, 'onvisibilitychange');
    },
    pictures: () =>
      at('log')
        .children.flatMap(({ children }) => children)
        .filter(({ src }) => src !== undefined),
  };
}

test('a conversation under way waits again once its member has written', async () => {
  const item = (id: string, status: string, isWaiting: boolean) => ({
    member: { id, account: id },
    status,
    isWaiting,
    lastMessage: { kind: 'text', text: 'Hello' },
  });
  const items = [item('A', 'waiting', true), item('B', 'open', true), item('C', 'open', false)];
  const { queue } = await scene((name) => (name === 'chats.list' ? { value: { items } } : {}));
  expect(queue()).toEqual(['Waits: Hello', 'Waits: Hello', 'Under way: Hello']);
});

test('conversations beyond the first page come with a tap, and stay on the page', async () => {
  const item = (id: string) => ({
    member: { id, account: id },
    isWaiting: true,
    lastMessage: { kind: 'text', text: `From ${id}` },
  });
  const { queue, at, more, inputsOf } = await scene((name, { cursor }) => {
    if (name !== 'chats.list') return {};
    const [first, nextCursor] = cursor === undefined ? ['A', 'second'] : ['B', null];
    return { value: { items: [item(first)], nextCursor } };
  });
  expect([queue(), at('more').hidden]).toEqual([['Waits: From A'], false]);
  await more();
  expect([queue(), at('more').hidden]).toEqual([['Waits: From A', 'Waits: From B'], true]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queue()).toHaveLength(2);
  expect(inputsOf('chats.list').slice(1)).toEqual([{}, { cursor: 'second' }, {}, { cursor: 'second' }]);
});

test('an agent sees the newest ratings with a tap, and nobody sees them after the log-out', async () => {
  let items = [{ member: { id: 'A', account: 'anna' }, stars: 4, seq: 7, at: 0 }];
  const { showRatings, logOut, at } = await scene((name) => (name === 'chats.ratings' ? { value: { items } } : {}));
  const rated = () => at('rated').children.map(({ textContent }) => textContent);
  await showRatings();
  expect(rated()).toEqual(['anna: 4 of 5 stars']);
  await logOut();
  expect(rated()).toEqual([]);
  items = [];
  await showRatings();
  expect(rated()).toEqual([]);
});

test('what an agent types for one member is not sent to the next', async () => {
  const { open, type, send, field, inputsOf } = await scene();
  await open('A');
  await type('For A');
  await open('B');
  expect(field.value).toBe('');
  await send();
  expect(inputsOf('chats.answer')).toEqual([]);
});

test('what an agent types for a member waits until they come back to that member', async () => {
  const { open, type, field } = await scene();
  await open('A');
  await type('For A');
  await open('B');
  await type('For B');
  await open('A');
  expect(field.value).toBe('For A');
  await open('B');
  expect(field.value).toBe('For B');
});

test('a queue that comes after the log-out is not shown', async () => {
  let arrive = (_: Answer): void => undefined;
  let isSlow = false;
  const { logOut, settle, at } = await scene((name) =>
    isSlow && name === 'chats.list'
      ? new Promise<Answer>((resolve) => {
          arrive = resolve;
        })
      : {},
  );
  isSlow = true;
  await vi.advanceTimersByTimeAsync(2_000);
  await logOut();
  arrive({});
  await settle();
  expect(at('queue').children).toEqual([]);
});

test.each(['the log-out', 'the end of the session'])('after %s nothing that was typed or read is left', async (end) => {
  let errorCode: string | undefined;
  const { open, type, logOut, logIn, settle, field, at } = await scene((name) =>
    errorCode && name === 'chats.read' ? { errorCode } : {},
  );
  await open('A');
  await type('For A');
  expect([at('log'), at('queue')].map(({ children }) => children.length)).toEqual([1, 2]);
  if (end === 'the log-out') await logOut();
  else errorCode = 'operator.login.required';
  await vi.advanceTimersByTimeAsync(2_000);
  await settle();
  expect(at('login').hidden).toBe(false);
  expect([at('log'), at('queue')].flatMap(({ children }) => children)).toEqual([]);
  expect([at('who').textContent, field.value]).toEqual(['', '']);
  errorCode = undefined;
  await logIn();
  await open('A');
  expect(field.value).toBe('');
});

/** A scene in which answers arrive when the test says so. */
async function slowScene() {
  let arrive = (_: Answer): void => undefined;
  const made = await scene((name) =>
    name === 'chats.answer'
      ? new Promise<Answer>((resolve) => {
          arrive = resolve;
        })
      : {},
  );
  return {
    ...made,
    arrive: async (answer: Answer = {}) => {
      arrive(answer);
      await made.settle();
    },
  };
}

test('a late arrival of one answer leaves what is typed for the next member', async () => {
  const { open, type, send, arrive, field } = await slowScene();
  await open('A');
  await type('For A');
  await send();
  await open('B');
  await type('For B');
  await arrive();
  expect(field.value).toBe('For B');
  await open('A');
  expect(field.value).toBe('');
});

test('a late arrival of an answer leaves what is typed on since', async () => {
  const { open, type, send, arrive, field } = await slowScene();
  await open('A');
  await type('For A');
  await send();
  await type('For A, and more');
  await arrive();
  expect(field.value).toBe('For A, and more');
});

test('an answer that arrived leaves an empty field', async () => {
  const { open, type, send, arrive, field, inputsOf } = await slowScene();
  await open('A');
  await type(' For A ');
  await send();
  await arrive();
  expect(field.value).toBe('');
  expect(inputsOf('chats.answer')).toEqual([{ memberId: 'A', id: expect.any(String), seq: 1, answer: 'For A' }]);
});

test('an answer with a tab and other ends of lines arrives as text that the platform takes', async () => {
  const { open, type, send, inputsOf } = await scene();
  await open('A');
  await type('\tOne\ttwo\r\nthree\u2028four\u0007 ');
  await send();
  const [sent] = inputsOf('chats.answer');
  expect(sent).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), answer: 'One two\nthree\nfour' });
  expect(ChatText.safeParse(sent?.answer).success).toBe(true);
});

test('an answer of control characters alone is not sent', async () => {
  const { open, type, send, inputsOf } = await scene();
  await open('A');
  await type('\t\u0007');
  await send();
  expect(inputsOf('chats.answer')).toEqual([]);
});

test('an answer that was lost is sent again under the same id, after a look at another member too', async () => {
  const { open, type, send, arrive, inputsOf } = await slowScene();
  await open('A');
  await type('For A');
  await send();
  await arrive({ errorCode: 'system.error' });
  await open('B');
  await open('A');
  await send();
  const [first, second] = inputsOf('chats.answer');
  expect(second).toEqual(first);
});

test('an agent ends the conversation that the page shows: one with a newer message stays, is shown, and says why', async () => {
  const message = (seq: number) => ({ seq, author: 'member', kind: 'text', text: 'Hello', at: 0 });
  let messages = [message(1)];
  const { open, close, at, inputsOf } = await scene((name) => {
    if (name === 'chats.close' && messages.length > 1) return { errorCode: 'operator.chat.newer' };
    return name === 'chats.read' ? { value: { messages } } : {};
  });
  await open('A');
  messages = [message(1), message(2)];
  await close();
  expect(inputsOf('chats.close')).toEqual([{ memberId: 'A', seq: 1 }]);
  expect([at('log').children.length, at('problem').textContent]).toEqual([2, 'operator.chat.newer']);
  expect(at('talk').hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at('problem').textContent).toBe('operator.chat.newer');
  await close();
  expect(inputsOf('chats.close')[1]).toEqual({ memberId: 'A', seq: 2 });
});

test('a picture that did not come is asked for again, until it is there', async () => {
  let errorCode: string | undefined = 'TOO_MANY_REQUEST';
  const { open, inputsOf, pictures } = await scene((name) =>
    name === 'chats.picture' && errorCode ? { errorCode } : {},
  );
  await open('A');
  expect([inputsOf('chats.picture').length, pictures().length]).toEqual([1, 0]);
  errorCode = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([inputsOf('chats.picture').length, pictures().length]).toEqual([2, 1]);
});

test('a picture that is gone is asked for once', async () => {
  const { open, inputsOf } = await scene((name) => (name === 'chats.picture' ? { errorCode: 'not.found' } : {}));
  await open('A');
  await vi.advanceTimersByTimeAsync(60_000);
  await open('A');
  expect(inputsOf('chats.picture')).toHaveLength(1);
});

test('a hidden tab reads no conversation, and one that is seen again reads at once', async () => {
  const { open, sees, inputsOf } = await scene();
  await open('A');
  await sees(false);
  const before = inputsOf('chats.read').length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inputsOf('chats.read')).toHaveLength(before);
  await sees(true);
  expect(inputsOf('chats.read')).toHaveLength(before + 1);
});
