// The chat's frame and the page: who is heard, and what the frame is told.
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { chatRunner } from './chat.runner.ts';

const ORIGIN = 'http://aurora.localhost:8080';
const AGENT = { name: 'demo', address: 'aurora-m1' };

function scene({
  relay = true,
  vendorChat = false,
  script = {} as object | number,
  chatUrl = 'http://chat.aurora.localhost:8080/chat/?code=c',
  type = 0,
  query = {} as Readonly<Record<string, string>>,
  loadPanel = async (): Promise<unknown> => undefined,
  consent = undefined as boolean | undefined,
  kept = null as object | null,
  answer = 'cancelled',
  refusal = null as Partial<Failure> | null,
} = {}) {
  const postMessage = vi.fn();
  const replace = vi.fn();
  const contentWindow = { postMessage, location: { replace } };
  // The parts of the elements that it uses.
  const frame = { contentWindow } as unknown as HTMLIFrameElement;
  const opened: string[] = [];
  const notices: object[] = [];
  const toasts: string[] = [];
  let memberId = 'm1';
  let asked = query;
  const moves: (() => void)[] = [];
  const shell = fakeShell({
    shell: {
      settings: {
        ...examples['system.settings'].output,
        whitelabel: { CBS3: relay },
        whitelabelVal: {},
        vendorChat,
        consent,
      },
      store: { read: (() => kept) as never },
      session: {
        current: () => ({ id: memberId, merchantCode: 'aurora', userName: 'demo', type, restricted: false }) as never,
        subscribe: () => () => undefined,
      },
      navigation: {
        origin: ORIGIN,
        query: () => asked,
        changeQuery: (next) => {
          asked = next;
        },
        subscribe: (listener) => {
          moves.push(listener);
          return () => undefined;
        },
      },
      overlays: {
        open: async (name: string, props: object) => {
          opened.push(name);
          notices.push(props);
          return answer;
        },
        toast: (text) => void toasts.push(text),
      },
      send: async () => (refusal ? fakeFailure(refusal) : { ok: true, value: { chatUrl } }),
      load: async () =>
        typeof script === 'number'
          ? fakeFailure({ status: script })
          : { ok: true, value: { frameUrl: null, agent: AGENT, unReadCount: 3, ...script } },
    },
  });
  const view = Object.assign(new EventTarget(), {
    setInterval: () => 0,
    document: { visibilityState: 'visible', body: {} },
    getComputedStyle: () => ({ backgroundColor: 'rgb(16, 24, 40)' }),
  });
  const perform = chatRunner(shell, { frame: () => frame, button: () => null, loadPanel }, view as never);
  const dispatch = vi.fn();
  perform({ do: 'watch' }, dispatch);
  return {
    ...{ postMessage, replace, opened, notices, toasts, contentWindow },
    hear: (data: unknown, change: object = {}) =>
      void view.dispatchEvent(Object.assign(new Event('message'), { data, source: contentWindow, ...change })),
    open: () => perform({ do: 'open' }, dispatch),
    renew: () => perform({ do: 'renew' }, dispatch),
    changeMember: () => {
      memberId = 'm2';
    },
    switchRelay: (isOn: boolean) => {
      Object.assign(shell.settings, { whitelabel: { CBS3: isOn } });
      shell.events.publish('settingsChanged', {});
    },
    query: () => asked,
    goTo: (next: Readonly<Record<string, string>>) => {
      asked = next;
      for (const move of moves) move();
    },
    events: () => dispatch.mock.calls.map(([event]) => event),
  };
}

test('the chat’s own frame says what has been read, and that its script failed', () => {
  const { hear, events } = scene();
  hear({ chat: 'seen' });
  hear({ chat: 'failed' });
  expect(events()).toEqual([{ type: 'counted', unread: 0 }, { type: 'vendorFailed' }]);
});

test.each([
  ['another window', { chat: 'failed' }, { source: {} }],
  ['no window, as a worker or the page itself sends it', { chat: 'failed' }, { source: null }],
  ['another origin’s window', { chat: 'seen' }, { source: {}, origin: 'https://evil.example' }],
  ['the frame, but of another kind', { chat: 'open', agent: AGENT }, {}],
  ['the frame, as text', '{"chat":"failed"}', {}],
  ['the frame, without anything', null, {}],
  ['the frame, as the name of a built-in', { chat: 'constructor' }, {}],
])('a message of %s changes nothing', (_, data, change) => {
  const { hear, events, postMessage } = scene();
  hear(data, change);
  expect(events()).toEqual([]);
  expect(postMessage).not.toHaveBeenCalled();
});

test.each([
  ['CH-01', true],
  ['CH-02', false],
])('%s the panel opens once its code is there', async (_, relay) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loadPanel = vi.fn(() => arrival);
  const script = { frameUrl: 'http://chat.aurora.localhost:8080/chat/vendor/?language=en-US' };
  const { open, events } = scene({ relay, script, loadPanel });
  const opening = open();
  // With the tap, and once there is an address.
  await vi.waitFor(() => expect(loadPanel).toHaveBeenCalledTimes(2));
  expect(events()).toEqual([]);
  arrive();
  await opening;
  expect(events()).toMatchObject([{ type: 'frameReady' }]);
});

test('CH-01 where the panel’s code is lost, the other services are offered', async () => {
  const { open, events, opened } = scene({ loadPanel: () => Promise.reject(new Error('lost')) });
  await open();
  expect([events(), opened]).toEqual([[{ type: 'notOpened' }], ['services']]);
});

test.each([
  [
    'too many requests',
    { status: 429, errorCode: 'TOO_MANY_REQUEST', retryAfterSeconds: 180 },
    ['Too many tries. Please wait 3 minutes, then try again.'],
  ],
  ['a bad gateway', { status: 502 }, ['The service is busy. Please try again in a moment.']],
  ['a failure that the catalogue has shown', { isShown: true as const }, []],
])('CH-01 after %s the tap has one answer, and the button can be tapped again', async (_, refusal, shown) => {
  const { open, events, opened, toasts } = scene({ refusal });
  await open();
  expect([events(), opened, toasts]).toEqual([[{ type: 'notOpened' }], [], shown]);
});

test('CH-01 a chat whose code expired goes on in its own frame, at an address with a new code', async () => {
  const { hear, open, renew, events, replace } = scene();
  await open();
  hear({ chat: 'expired' });
  expect(events().at(-1)).toEqual({ type: 'codeExpired' });
  await renew();
  expect(replace.mock.calls).toEqual([[expect.stringMatching(/^http:\/\/chat\.aurora\..*code=c&.*headerColor=/)]]);
  expect(events()).toHaveLength(2);
});

test('a frame that was opened for one member gets no code of another', async () => {
  const { open, renew, changeMember, replace } = scene();
  await open();
  changeMember();
  await renew();
  expect(replace).not.toHaveBeenCalled();
});

test('CH-02 a vendor’s page learns the name and address to show, and nothing else of the member', async () => {
  const { open, hear, postMessage } = scene({
    relay: false,
    script: { frameUrl: 'http://chat.aurora.localhost:8080/chat/vendor/?language=en-US' },
  });
  await open();
  await settled();
  hear({ chat: 'loaded' }, { source: {} });
  expect(postMessage).not.toHaveBeenCalled();
  hear({ chat: 'loaded' });
  expect(postMessage.mock.calls).toEqual([[{ chat: 'open', agent: AGENT }, '*']]);
});

test.each([
  ['nothing of the chat', { agent: null }],
  ['that it has no such call', 404],
])('CH-02 before a back end that answers %s the vendor’s page is the site’s', async (_, script) => {
  const { open, events } = scene({ relay: false, vendorChat: true, script });
  await open();
  const frame = {
    address: `${ORIGIN}/games/chat/vendor/?language=en-US`,
    agent: { name: 'demo', address: 'aurora+m1@members.invalid' },
  };
  expect(events()).toEqual([{ type: 'frameReady', frame }]);
});

const REFUSED = { choice: 'refused', version: '1', at: '2026-11-30T00:00:00Z' };

test.each([
  ['nobody has answered where the region asks', true, null],
  ['the member has refused', true, { ...REFUSED, member: 'm1' }],
  ['this device has refused', undefined, REFUSED],
  ['another member has accepted', true, { ...REFUSED, choice: 'accepted', member: 'm2' }],
])('CH-02 a notice names the vendor before its chat opens where %s, once on a page', async (_, consent, kept) => {
  const script = { csType: 'LIVECHAT' };
  const { open, events, notices } = scene({
    ...{ relay: false, vendorChat: true, script, consent, kept },
    answer: 'confirmed',
  });
  await open();
  await open();
  expect(notices).toEqual([
    {
      title: 'Customer service · LiveChat',
      message: expect.stringMatching(/^Another company runs this chat/),
      confirm: 'Chat with customer service',
      cancel: 'Cancel',
    },
  ]);
  expect(events().map(({ type }) => type)).toEqual(['frameReady', 'frameReady']);
});

test('CH-02 a member who does not want the vendor gets no frame, and is asked with the next tap', async () => {
  const { open, events, opened } = scene({ relay: false, vendorChat: true, consent: true });
  await open();
  await open();
  expect([events(), opened]).toEqual([
    [{ type: 'notOpened' }, { type: 'notOpened' }],
    ['alert', 'alert'],
  ]);
});

test.each([
  ['the region asks for nothing', undefined, null],
  ['the platform has said so', true, { ...REFUSED, choice: 'notAsked' }],
  ['the member has accepted', true, { ...REFUSED, choice: 'accepted', member: 'm1' }],
])('CH-02 a vendor’s chat opens at the tap where %s', async (_, consent, kept) => {
  const { open, events, notices } = scene({ relay: false, vendorChat: true, consent, kept });
  await open();
  expect([notices, events().map(({ type }) => type)]).toEqual([[], ['frameReady']]);
});

test.each([
  ['the site has no such page', false, { agent: null }],
  ['nobody answers', true, 0],
])('CH-02 the services are offered where %s', async (_, vendorChat, script) => {
  const { open, events, opened } = scene({ relay: false, vendorChat, script });
  await open();
  await settled();
  expect([events(), opened]).toEqual([[{ type: 'notOpened' }], ['services']]);
});

test.each([
  ['off, the vendor’s', true, 'http://chat.aurora.localhost:8080/chat/vendor/', AGENT, 0],
  ['on, the relay’s', false, 'http://chat.aurora.localhost:8080/chat/', null, 3],
])(
  'SW-02 after CBS3 is switched %s chat opens, and counts what is unread',
  async (_, relay, address, agent, unread) => {
    const { switchRelay, open, events } = scene({
      relay,
      script: { frameUrl: 'http://chat.aurora.localhost:8080/chat/vendor/?language=en-US' },
    });
    switchRelay(!relay);
    await settled();
    expect(events()).toEqual([{ type: 'counted', unread }]);
    await open();
    const frame = { address: expect.stringContaining(address), agent };
    expect(events().at(-1)).toEqual({ type: 'frameReady', frame });
  },
);

test.each([
  ['https://evil.example/chat/?code=c'],
  ['javascript:alert(1)'],
  ['http://chat.aurora.localhost.evil.example:8080/chat/'],
])('a chat that should open at %s does not, and the services are offered', async (address) => {
  for (const relay of [true, false]) {
    const { open, events, opened } = scene({ relay, chatUrl: address, script: { frameUrl: address } });
    await open();
    await settled();
    expect([events(), opened]).toEqual([[{ type: 'notOpened' }], ['services']]);
  }
});

const taps = ({ events }: ReturnType<typeof scene>) => events().filter(({ type }) => type === 'tapped');

test('PU-01 the address of a push about an answer opens the chat once, on arrival and later', () => {
  const there = scene({ query: { chat: 'open', tab: 'x' } });
  expect([taps(there), there.query()]).toEqual([[{ type: 'tapped', standing: 'member' }], { tab: 'x' }]);
  there.goTo({ tab: 'x' });
  expect(taps(there)).toHaveLength(1);
  there.goTo({ chat: 'open' });
  expect([taps(there).length, there.query()]).toEqual([2, {}]);
});

test.each([
  ['that asks for nothing', { query: {} }],
  ['with another word', { query: { chat: 'close' } }],
  ['of a visitor', { query: { chat: 'open' }, type: -1 }],
  ['of a member without permission to chat', { query: { chat: 'open' }, type: 4 }],
])('an address %s opens no chat', (_, wanted) => expect(taps(scene(wanted))).toEqual([]));
