// The script of the page with a chat vendor, run in a made-up window: who may speak to it, and what the vendor gets.
import { createContext, runInContext } from 'node:vm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { ChatScript } from '../../../merchants/merchant.ts';
import { sendVendorPage } from './vendor-page.ts';

const script = { csType: 'LIVECHAT', address: 'https://vendor.example/chat.js', hosts: [] } as unknown as ChatScript;
const AGENT = { name: 'demo', address: 'aurora-m1' };

const pageAt = (host: string): { html: string; policy: string } => {
  const headers: Record<string, string> = {};
  let html = '';
  const reply = {
    type: () => reply,
    header: (name: string, value: string) => {
      headers[name] = value;
      return reply;
    },
    send: (text: string) => {
      html = text;
      return reply;
    },
  };
  // The parts of a request and its reply that the page uses.
  sendVendorPage({ host, protocol: 'https' } as FastifyRequest, reply as unknown as FastifyReply, script);
  return { html, policy: headers['Content-Security-Policy'] ?? '' };
};

function frame() {
  const reported: unknown[] = [];
  const told: unknown[][] = [];
  const later: [() => void, number][] = [];
  const loaded: { src?: string; onload?: () => void; onerror?: () => void }[] = [];
  let hear: (event: object) => void = () => undefined;
  const parent = { postMessage: (message: unknown) => reported.push(JSON.parse(JSON.stringify(message))) };
  const window: Record<string, unknown> = {
    parent,
    document: {
      documentElement: { dataset: { type: script.csType, src: script.address } },
      createElement: () => ({}),
      body: { append: (element: object) => loaded.push(element) },
    },
    setTimeout: (work: () => void, ms: number) => later.push([work, ms]),
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
  };
  window.window = window;
  runInContext(
    /<body><script>([\s\S]*)<\/script>/.exec(pageAt('chat.play.example').html)?.[1] ?? '',
    createContext(window),
  );
  return {
    ...{ reported, told, loaded },
    say: (data: unknown, source: unknown = parent) => hear({ source, data }),
    vendorStarts: () => {
      window.LiveChatWidget = { call: (...args: unknown[]) => told.push(args) };
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

test('a script that does not come is told once it is known, and no page but the site’s may hold the frame', () => {
  const { after, loaded, reported } = frame();
  after(500);
  loaded[0]?.onerror?.();
  expect(reported).toEqual([{ chat: 'loaded' }, { chat: 'failed' }]);
  expect(pageAt('chat.play.example').policy).toContain("frame-ancestors 'self' https://play.example");
});
