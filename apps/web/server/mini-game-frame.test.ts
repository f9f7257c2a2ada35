// Tests the document of the mini-game's frame: what it may do, what it is told, and what its script does.
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { frameScript } from './mini-game-frame.ts';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const request = (query: string) => site.request(`/m/mini-game.html${query}`);

test('MG-01 the frame has an origin of its own, and may make no call', async () => {
  const { status, headers } = await request('?edition=v1&language=EN&merchant=aurora');
  const policy = String(headers['content-security-policy']).split('; ');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const hash = createHash('sha256').update(frameScript).digest('base64');
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ]);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('the frame is told the language and the operator', async () => {
  const { text } = await request('?edition=s1&language=UR&merchant=lotus');
  expect(text).toContain('<html lang="ur" dir="rtl" data-language="UR" data-merchant="lotus">');
});

test.each(['?language=%22%3E%3Cscript%3E&merchant=%22%3E%3Cscript%3E', '?language=EN&language=UR&merchant[]=x', ''])(
  'an address with %s makes no markup',
  async (query) => {
    const { text } = await request(query);
    expect(text).toContain('<html lang="en" dir="ltr" data-language="EN" data-merchant="">');
  },
);

test('the frame is only on the site itself', async () => {
  expect((await site.request('/m/mini-game.html', { host: `games.localhost:${site.port}` })).status).toBe(404);
});

/** Runs the frame's script at an address. */
function run(search: string) {
  const listeners: Record<string, (event: object) => void> = {};
  const scripts: { src: string; onload: () => void; onerror: () => void }[] = [];
  const postMessage = vi.fn();
  runInNewContext(frameScript, {
    URLSearchParams,
    Date: { now: () => 1795694363596 },
    location: { search },
    parent: { postMessage },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    document: { createElement: () => ({}), body: { append: (script: never) => void scripts.push(script) } },
  });
  const reported = () => postMessage.mock.calls.map(([{ miniGame }]) => miniGame);
  return { listeners, scripts, reported };
}

test.each([
  ['?edition=v1&language=EN', '/mini-game/v1/minigame.js?_t=1795694363596'],
  ['?language=UR&edition=s1', '/mini-game/s1/minigame.js?_t=1795694363596'],
])('MG-01 the frame at %s loads %s, once', (search, src) => {
  const { scripts, reported } = run(search);
  expect(scripts.map((script) => script.src)).toEqual([src]);
  scripts[0]?.onload();
  expect(reported()).toEqual(['ready']);
});

test.each(['', '?edition=v2', '?edition=../wps', '?edition=V1'])('no other script is loaded: %j', (search) => {
  expect(run(search).scripts).toEqual([]);
});

test('a script that does not come, or throws, is reported as failed', () => {
  const lost = run('?edition=v1');
  lost.scripts[0]?.onerror();
  expect(lost.reported()).toEqual(['failed']);
  const broken = run('?edition=v1');
  broken.listeners.error?.({ message: 'Script error.' });
  broken.scripts[0]?.onload();
  expect(broken.reported()).toEqual(['failed']);
  const later = run('?edition=v1');
  later.scripts[0]?.onload();
  later.listeners.unhandledrejection?.({});
  expect(later.reported()).toEqual(['ready', 'failed']);
});

test("a browser's notice about sizes is no failure", () => {
  const { listeners, scripts, reported } = run('?edition=v1');
  listeners.error?.({ message: 'ResizeObserver loop completed with undelivered notifications.' });
  scripts[0]?.onload();
  expect(reported()).toEqual(['ready']);
});
