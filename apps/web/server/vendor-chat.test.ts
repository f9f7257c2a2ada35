// The page with a chat vendor: where it is served, who may speak to its script, and what the vendor gets.
import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';
import { frameScript } from './vendor-chat.ts';

const AGENT = { name: 'demo', address: 'aurora-m1' };

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const lotus = () => `lotus.localhost:${site.port}`;
const policyOf = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) =>
  String(headers['content-security-policy']).split('; ');

test('CH-02 the site leads to the page on the chat’s host, which runs the operator’s script alone', async () => {
  const led = await site.request('/games/chat/vendor/?language=vi-VN', { host: lotus() });
  expect([led.status, led.headers.location]).toEqual([302, `http://chat.${lotus()}/chat/vendor/`]);
  const page = await site.request('/chat/vendor/', { host: `chat.${lotus()}` });
  expect(page.status).toBe(200);
  expect(page.text).toContain(
    `<html data-type="LIVECHAT" data-src="http://${lotus()}/chat.js" data-ids="{&quot;license&quot;:&quot;12691725&quot;}">`,
  );
  const hash = createHash('sha256').update(frameScript).digest('base64');
  expect(policyOf(page)).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hash}' http://${lotus()} https://api.vendor.example`,
    `style-src 'unsafe-inline' http://${lotus()} https://api.vendor.example`,
    `img-src data: http://${lotus()} https://api.vendor.example`,
    `font-src data: http://${lotus()} https://api.vendor.example`,
    `media-src http://${lotus()} https://api.vendor.example`,
    `connect-src http://${lotus()} https://api.vendor.example wss://api.vendor.example`,
    `frame-src http://${lotus()} https://api.vendor.example`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' http://${lotus()}`,
  ]);
  expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' });
});

test('CH-02 a site with one host serves the page itself, without an origin', async () => {
  const page = await site.request('/games/chat/vendor/', { portOffset: 1, host: `127.0.0.1:${site.port + 1}` });
  expect(page.status).toBe(200);
  expect(policyOf(page).slice(-2)).toEqual([
    `frame-ancestors 'self' http://127.0.0.1:${site.port + 1}`,
    'sandbox allow-scripts allow-forms allow-popups',
  ]);
});

test.each([
  ['/chat/vendor/', () => lotus()],
  ['/games/chat/vendor/', () => `chat.${lotus()}`],
  ['/chat/vendor/', () => `games.${lotus()}`],
  ['/chat/vendor/', () => `chat.localhost:${site.port}`],
  ['/games/chat/vendor/', () => `localhost:${site.port}`],
])('%s is nowhere else, and not of an operator without a script', async (path, host) => {
  site.backend.on(path, (_, response) => void response.writeHead(404).end());
  expect((await site.request(path, { host: host() })).status).toBe(404);
});

test('CH-02 a page says whether the site has the page of a vendor’s chat', async () => {
  const settingsOf = async (host: string) => {
    const { text } = await site.request('/m/home', { host });
    return JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null').settings.vendorChat;
  };
  expect([await settingsOf(lotus()), await settingsOf(`localhost:${site.port}`)]).toEqual([true, undefined]);
});

function frame(type = 'LIVECHAT', ids: object = {}) {
  const reported: unknown[] = [];
  const told: unknown[][] = [];
  const later: [() => void, number][] = [];
  const loaded: { src?: string; id?: string; onload?: () => void; onerror?: () => void }[] = [];
  let hear: (event: object) => void = () => undefined;
  const parent = { postMessage: (message: unknown) => reported.push(JSON.parse(JSON.stringify(message))) };
  const window: Record<string, unknown> = {
    parent,
    document: {
      documentElement: { dataset: { type, src: 'https://vendor.example/chat.js', ids: JSON.stringify(ids) } },
      createElement: () => ({}),
      body: { append: (element: object) => loaded.push(element) },
    },
    setTimeout: (work: () => void, ms: number) => later.push([work, ms]),
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
  };
  window.window = window;
  runInContext(frameScript, createContext(window));
  return {
    ...{ reported, told, loaded, window },
    say: (data: unknown, source: unknown = parent) => hear({ source, data }),
    vendorStarts: (global = 'LiveChatWidget', method = 'call', hears = told) => {
      window[global] = { [method]: (...args: unknown[]) => hears.push(args) };
    },
    after: (ms: number) => {
      for (const [work] of later.filter(([, at]) => at === ms)) work();
    },
  };
}

test('CH-02 the vendor’s script is loaded after half a second, and bound after one and after three', () => {
  const { after, loaded, say, told, vendorStarts, reported } = frame();
  expect([loaded, reported]).toEqual([[], [{ chat: 'loaded' }]]);
  after(500);
  expect(loaded.map(({ src }) => src)).toEqual(['https://vendor.example/chat.js']);
  say({ chat: 'open', agent: AGENT });
  after(1000);
  expect(told).toEqual([]);
  vendorStarts();
  after(3000);
  expect(told).toEqual([['set_customer_name', 'demo'], ['set_customer_email', 'aurora-m1'], ['maximize']]);
  expect(reported).toEqual([{ chat: 'loaded' }, { chat: 'ready' }]);
});

test.each([
  [
    'LIVECHAT',
    'LiveChatWidget',
    'call',
    [['set_customer_name', 'demo'], ['set_customer_email', 'aurora-m1'], ['maximize']],
  ],
  [
    'COMM100',
    'Comm100API',
    'do',
    [['livechat.visitor.name', 'demo'], ['livechat.visitor.email', 'aurora-m1'], ['livechat.button.click']],
  ],
  [
    'COMM100VIP',
    'Comm100API',
    'do',
    [['livechat.visitor.name', 'demo'], ['livechat.visitor.email', 'aurora-m1'], ['livechat.button.click']],
  ],
  ['AICAN', 'AICAN', 'call', [['name', 'demo'], ['email', 'aurora-m1'], ['open']]],
  ['MIDUOKE', 'MIDUOKE', 'call', [['name', 'demo'], ['email', 'aurora-m1'], ['open']]],
])(
  'CH-02 %s is bound after one second, and again after three with the functions that it has replaced',
  (type, global, method, calls) => {
    const { after, say, told, vendorStarts, reported } = frame(type);
    after(500);
    vendorStarts(global, method);
    say({ chat: 'open', agent: AGENT });
    expect(told).toEqual([]);
    after(1000);
    expect([told, reported]).toEqual([calls, [{ chat: 'loaded' }, { chat: 'ready' }]]);
    const again: unknown[][] = [];
    vendorStarts(global, method, again);
    after(3000);
    // It opens once; the new functions are told who is there, and open it from now on.
    expect(again).toEqual(calls.slice(0, 2));
    say({ chat: 'open', agent: AGENT });
    expect(again.at(-1)).toEqual(calls.at(-1));
    expect(told).toEqual(calls);
  },
);

test('CH-02 LiveChat’s script finds the operator’s licence, as in the vendor’s snippet', () => {
  const { after, window, loaded } = frame('LIVECHAT', { license: '12691725' });
  after(500);
  expect([window.__lc, loaded.length]).toEqual([{ license: 12_691_725 }, 1]);
});

test.each([
  ['COMM100', '724', 724],
  ['COMM100VIP', '96660202-8d9b-4082-bf85-78ea32fc9567', '96660202-8d9b-4082-bf85-78ea32fc9567'],
])('CH-02 %s finds the operator’s site and plan %s, and a place for its button', (type, planId, plan) => {
  const { after, window, loaded, vendorStarts, say, told } = frame(type, { siteId: '70170', planId });
  after(500);
  const place = `comm100-button-${plan}`;
  expect(JSON.parse(JSON.stringify(window.Comm100API))).toEqual({
    site_id: 70_170,
    main_code_plan: plan,
    chat_buttons: [{ code_plan: plan, div_id: place }],
  });
  expect(loaded.map(({ id, src }) => id ?? src)).toEqual([place, 'https://vendor.example/chat.js']);
  // What is prepared is no vendor yet: only its own functions open it.
  say({ chat: 'open', agent: AGENT });
  after(1000);
  expect(told).toEqual([]);
  vendorStarts('Comm100API', 'do');
  after(3000);
  expect(told).toHaveLength(3);
});

test('CH-02 the address of Comm100’s script has the site’s id, once', async () => {
  const ids = { siteId: '70170', planId: '724' };
  for (const address of ['https://vue.comm100.com/livechat.ashx', 'https://vue.comm100.com/livechat.ashx?siteId=1']) {
    const changed = await startSiteUnderTest({}, {}, { csType: 'COMM100', address, hosts: [], ids });
    const page = await changed.request('/chat/vendor/', { host: `chat.lotus.localhost:${changed.port}` });
    expect(page.text).toContain('data-src="https://vue.comm100.com/livechat.ashx?siteId=70170"');
    await changed.close();
  }
});

test('CH-02 a script that no page could load stops the start, and says whose it is', async () => {
  const chatScript = { csType: 'LIVECHAT', address: 'tracking.js', hosts: [], ids: { license: '1' } } as const;
  await expect(startSiteUnderTest({}, {}, chatScript)).rejects.toThrow(
    'lotus/merchant.json at chatScript.address: not an https address',
  );
});

test('a kind of vendor that nobody knows is reported at once, and nothing is loaded', () => {
  const { after, loaded, reported } = frame('OTHER');
  after(500);
  expect([loaded, reported]).toEqual([[], [{ chat: 'failed' }]]);
});

test('a script that needs longer than three seconds is bound when it comes, and a second later', () => {
  const { after, loaded, say, told, vendorStarts, reported } = frame();
  after(500);
  say({ chat: 'open', agent: AGENT });
  after(1000);
  after(3000);
  expect(reported).toEqual([{ chat: 'loaded' }]);
  vendorStarts();
  loaded[0]?.onload?.();
  expect(reported).toEqual([{ chat: 'loaded' }, { chat: 'ready' }]);
  expect(told.at(-1)).toEqual(['maximize']);
  after(15_000);
  expect(reported).toHaveLength(2);
});

test('a script that starts itself after it has come is bound a second later', () => {
  const { after, loaded, say, vendorStarts, reported } = frame();
  after(500);
  say({ chat: 'open', agent: AGENT });
  after(3000);
  loaded[0]?.onload?.();
  vendorStarts();
  expect(reported).toEqual([{ chat: 'loaded' }]);
  after(1000);
  expect(reported).toEqual([{ chat: 'loaded' }, { chat: 'ready' }]);
});

test('a script that offers nothing counts as failed after 15 seconds, and not before', () => {
  const { after, loaded, reported } = frame();
  after(500);
  loaded[0]?.onload?.();
  after(1000);
  after(3000);
  expect(reported).toEqual([{ chat: 'loaded' }]);
  after(15_000);
  expect(reported).toEqual([{ chat: 'loaded' }, { chat: 'failed' }]);
});

test.each([
  ['another window', { chat: 'open', agent: AGENT }, {}],
  ['the page itself', { chat: 'open', agent: AGENT }, null],
  ['the site, but of another kind', { chat: 'seen', agent: AGENT }, undefined],
  ['the site, without anything', null, undefined],
  ['the site, as text', 'open', undefined],
])('a message of %s opens nothing, and tells the vendor nothing', (_, data, source) => {
  const { after, say, told, vendorStarts, reported } = frame();
  vendorStarts();
  say(data, source);
  after(1000);
  after(3000);
  expect([told, reported]).toEqual([[], [{ chat: 'loaded' }]]);
});

test('a script that does not come is told once it is known', () => {
  const { after, loaded, reported } = frame();
  after(500);
  loaded[0]?.onerror?.();
  expect(reported).toEqual([{ chat: 'loaded' }, { chat: 'failed' }]);
});
