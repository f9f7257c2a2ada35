import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSiteWorker } from './site-worker.ts';

const ORIGIN = 'https://play.example';
const MINUTE = 60_000;
const pageOf = (text: string) =>
  `<!doctype html><html lang="en"><div id="root">${text}</div><script type="application/json" id="page-state">{}</script></html>`;

type Answers = Record<string, () => Response>;

const own = (body: string, type: string, status = 200): Response => {
  const response = new Response(body, {
    status,
    headers: { 'content-type': type, date: 'Thu, 01 Jan 2026 00:00:00 GMT' },
  });
  // Node's answers that no network sent are of the type `default`.
  const asBasic = (made: Response): Response => {
    Object.defineProperty(made, 'type', { value: 'basic' });
    const { clone } = made;
    made.clone = () => asBasic(clone.call(made));
    return made;
  };
  return asBasic(response);
};
const html = (text: string, status?: number) => own(pageOf(text), 'text/html', status);

/** Caches as the browser has them, in memory. */
function memoryCaches(isFull = () => false): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (address: RequestInfo | URL) => new URL(String((address as Request).url ?? address), ORIGIN).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (address: string) => entries.get(keyOf(address))?.clone(),
      put: async (address: string, response: Response) => {
        if (isFull()) throw new DOMException('full', 'QuotaExceededError');
        entries.set(keyOf(address), response);
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (address: string) => entries.delete(keyOf(address)),
    };
  };
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) } as never;
}

function scene(answers: Answers = {}, isFull?: () => boolean) {
  let now = 1_000_000_000;
  const asked: string[] = [];
  const caches = memoryCaches(isFull);
  const held = { paused: false };
  const worker = createSiteWorker({
    origin: ORIGIN,
    merchant: 'aurora',
    caches,
    now: () => now,
    sha256: (content) => crypto.subtle.digest('SHA-256', content),
    pause: () => (held.paused ? new Promise(() => undefined) : Promise.resolve()),
    fetch: async (request) => {
      const { pathname } = new URL(typeof request === 'string' ? request : (request as Request).url, ORIGIN);
      asked.push(pathname);
      const answer = answers[pathname];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  const request = (path: string, more: object) => ({
    method: 'GET',
    url: ORIGIN + path,
    cache: 'default',
    headers: new Headers(),
    ...more,
  });
  const ask = async (incoming: object) => {
    const work: Promise<unknown>[] = [];
    const answer = worker.answer({ request: incoming as Request, waitUntil: (one) => void work.push(one) });
    const response = answer && (await answer.catch(() => null));
    for (const one of work) await one;
    return response;
  };
  return {
    worker,
    answers,
    asked,
    caches,
    held,
    later: (ms: number) => {
      now += ms;
    },
    visit: async (path: string, cache = 'default') => {
      const response = await ask(request(path, { mode: 'navigate', destination: 'document', cache }));
      return response && response.type !== 'error' ? response.text() : null;
    },
    load: (path: string, headers: Record<string, string> = {}) =>
      ask(request(path, { mode: 'cors', destination: '', headers: new Headers(headers) })),
  };
}

test('a visited page opens without a network, and says when it was stored', async () => {
  const { visit, answers } = scene({ '/m/home': () => html('Ten lots') });
  expect(await visit('/m/home?r=R1')).toBe(pageOf('Ten lots'));
  delete answers['/m/home'];
  const offline = await visit('/m/home?r=R2');
  expect(offline).toContain('Ten lots');
  expect(offline).toContain('data-stored-at="1000000000"');
});

test('a copy of this hour is shown at once and renewed behind it', async () => {
  const { visit, answers, later } = scene({ '/m/home': () => html('old') });
  await visit('/m/home');
  answers['/m/home'] = () => html('new');
  later(10 * MINUTE);
  expect(await visit('/m/home')).toContain('old');
  expect(await visit('/m/home')).toContain('new');
});

test('an older copy and a reload let the network go first', async () => {
  const { visit, answers, later, held } = scene({ '/m/home': () => html('old') });
  await visit('/m/home');
  answers['/m/home'] = () => html('new');
  expect(await visit('/m/home', 'reload')).toContain('new');
  answers['/m/home'] = () => html('newest');
  later(61 * MINUTE);
  held.paused = true;
  expect(await visit('/m/home')).toContain('newest');
});

test('a page of a member opens as a shell: it has a copy of nothing', async () => {
  const { visit, answers, caches } = scene({ '/m/home': () => html('Ten lots'), '/m/member/home': () => html('mine') });
  await visit('/m/home');
  expect(await visit('/m/member/home')).toContain('mine');
  answers['/m/member/home'] = () => {
    throw new TypeError('Failed to fetch');
  };
  const shell = await visit('/m/member/home');
  expect(shell).toContain('<div id="root"></div>');
  expect(shell).not.toContain('mine');
  const stored = await caches.open('foyer:aurora:pages');
  expect((await stored.keys()).map(({ url }) => url)).toEqual([`${ORIGIN}/m/home`]);
});

test('without any copy the browser says itself that nothing answers', async () => {
  const { visit } = scene();
  expect(await visit('/m/home')).toBeNull();
});

test('a notice of the web server is shown and never stored', async () => {
  const { visit, answers, later } = scene({ '/m/home': () => html('closed', 503) });
  expect(await visit('/m/home')).toContain('closed');
  delete answers['/m/home'];
  later(MINUTE);
  expect(await visit('/m/home')).toBeNull();
});

test('an answer that everybody may see is shown where nothing answers, with its time and without its date', async () => {
  const { load, answers } = scene({ '/wps/game/lanes': () => own('{"success":true}', 'application/json') });
  await load('/wps/game/lanes', { language: 'EN' });
  delete answers['/wps/game/lanes'];
  const copy = await load('/wps/game/lanes', { language: 'EN' });
  expect(await copy?.json()).toEqual({ success: true });
  expect(copy?.headers.get('x-stored-at')).toBe('1000000000');
  expect(copy?.headers.get('date')).toBeNull();
  expect(await load('/wps/game/lanes', { language: 'VI' })).toBeNull();
});

test('a portal’s page in place of an answer is no answer', async () => {
  const { load, answers } = scene({ '/wps/game/lanes': () => own('{"success":true}', 'application/json') });
  await load('/wps/game/lanes');
  answers['/wps/game/lanes'] = () => own('<html>', 'text/html');
  expect(await (await load('/wps/game/lanes'))?.json()).toEqual({ success: true });
});

test('a request with a session is not touched', async () => {
  const { load, asked } = scene();
  expect(await load('/wps/game/lanes', { authorization: 'secret' })).toBeNull();
  expect(asked).toEqual([]);
});

const SCRIPT = '/m/assets/main-abcdefgh.js';
const script = () => own('1', 'text/javascript');

test('a file of the build is fetched once', async () => {
  const { load, asked } = scene({ [SCRIPT]: script });
  await load(SCRIPT);
  expect(await (await load(SCRIPT))?.text()).toBe('1');
  expect(asked).toEqual([SCRIPT]);
});

test('a copy that is no script is fetched anew', async () => {
  const { load, caches } = scene({ [SCRIPT]: script });
  const store = await caches.open('foyer:aurora:files');
  const bad = new Response('<html>', { headers: { 'content-type': 'text/html', 'x-stored-at': '1000000000' } });
  await store.put(SCRIPT, bad);
  expect(await (await load(SCRIPT))?.text()).toBe('1');
});

test('a copy that is no page is not shown, and the next answer takes its place', async () => {
  const { visit, answers, caches } = scene({ '/m/home': () => html('fine') });
  const store = await caches.open('foyer:aurora:pages');
  const bad = new Response('{"poison":1}', {
    headers: { 'content-type': 'application/json', 'x-stored-at': '1000000000' },
  });
  await store.put('/m/home', bad);
  expect(await visit('/m/home')).toContain('fine');
  delete answers['/m/home'];
  expect(await visit('/m/home')).toContain('fine');
});

test('a clock that was set back by a day shows no copy of tomorrow', async () => {
  const { visit, load, answers, later } = scene({ '/m/home': () => html('Ten lots'), [SCRIPT]: script });
  await visit('/m/home');
  later(-24 * 60 * MINUTE);
  expect(await visit('/m/home')).toBe(pageOf('Ten lots'));
  expect(await (await load(SCRIPT))?.text()).toBe('1');
  later(48 * 60 * MINUTE);
  delete answers['/m/home'];
  expect(await visit('/m/home')).toContain('Ten lots');
});

test('a file that is gone takes the pages that name it away, so that a reload finds new ones', async () => {
  const { visit, load, answers } = scene({ '/m/home': () => html('old'), [SCRIPT]: () => own('', 'text/plain', 404) });
  await visit('/m/home');
  answers['/m/home'] = () => html('new');
  await load(SCRIPT);
  expect(await visit('/m/home')).toContain('new');
});

test('a full storage changes nothing', async () => {
  const { visit, load } = scene({ '/m/home': () => html('fine'), [SCRIPT]: script }, () => true);
  expect(await visit('/m/home')).toContain('fine');
  expect(await (await load(SCRIPT))?.text()).toBe('1');
});

test('the first page and its files are stored when it stands, and those in use stay', async () => {
  const { worker, visit, load, answers, later, asked } = scene({ '/m/home': () => html('first'), [SCRIPT]: script });
  await worker.notePage({
    type: 'pageOpened',
    address: '/m/home?r=R1',
    files: [ORIGIN + SCRIPT, 'https://elsewhere.example/a.js'],
  });
  expect(asked.sort()).toEqual([SCRIPT, '/m/home']);
  for (let day = 0; day < 9; day += 1) {
    later(24 * 60 * MINUTE);
    await worker.notePage({ type: 'pageOpened', address: '/m/home', files: [SCRIPT] });
  }
  for (const path of Object.keys(answers)) delete answers[path];
  expect(await visit('/m/home')).toContain('first');
  expect(await (await load(SCRIPT))?.text()).toBe('1');
});

test.each([
  ['https://evil.example/m/home'],
  ['//evil.example/m/home'],
  ['/wps/session/logout'],
  ['javascript:alert(1)'],
])('a message about a page at %s has the worker ask nobody', async (address) => {
  const { worker, asked } = scene();
  await worker.notePage({ type: 'pageOpened', address, files: ['https://evil.example/m/assets/a.js', address] });
  expect(asked).toEqual([]);
});

test('copies of seven days are not shown', async () => {
  const { visit, answers, later } = scene({ '/m/home': () => html('week') });
  await visit('/m/home');
  delete answers['/m/home'];
  later(7 * 24 * 60 * MINUTE);
  expect(await visit('/m/home')).toBeNull();
});

test('the stores of another operator on this origin go', async () => {
  const { worker, caches } = scene();
  await caches.open('foyer:lotus:pages');
  await caches.open('not-ours');
  await worker.begin();
  expect(await caches.keys()).toEqual(['not-ours']);
});

describe('a file of a new version', () => {
  const [OLD, NEW] = ['/m/assets/10-aaaaaaaa.js', '/m/assets/10-bbbbbbbb.js'];
  const DIGESTS = '/m/assets/files-bbbbbbbb.json';
  const inOld = 'import "./11-aaaaaaaa.js"; show()';
  const inNew = 'import "./11-bbbbbbbb.js"; show()';
  const js = (text: string) => () => own(text, 'text/javascript');
  /** The digests of the new version, in which the file has a content. */
  const digests = (content: string) => () =>
    own(
      JSON.stringify({ '10.js': createHash('sha256').update(content).digest('base64url').slice(0, 10) }),
      'application/json',
    );

  test('that differs in nothing but the version is made from the copy of the earlier one', async () => {
    const { load, asked } = scene({ [OLD]: js(inOld), [DIGESTS]: digests(inNew) });
    await load(OLD);
    const made = await load(NEW);
    expect(await made?.text()).toBe(inNew);
    expect(made?.headers.get('content-type')).toBe('text/javascript');
    await load(NEW);
    expect(asked).toEqual([OLD, DIGESTS]);
  });

  test.each<[string, Answers]>([
    ['has changed itself', { [DIGESTS]: digests('import "./11-bbbbbbbb.js"; hide()') }],
    ['has no digest', { [DIGESTS]: () => own('{"11.js":"2FM_6fqPiH"}', 'application/json') }],
    ['has a digest that is no text', { [DIGESTS]: () => own('{"10.js":7}', 'application/json') }],
    ['has digests that cannot be read', { [DIGESTS]: () => own('<p>portal</p>', 'text/html') }],
    ['has digests that are gone', { [DIGESTS]: () => own('not found', 'text/plain', 404) }],
    ['has digests that do not arrive', {}],
  ])('that %s is fetched', async (_, answers) => {
    const { load } = scene({ [OLD]: js(inOld), [NEW]: js('fetched'), ...answers });
    await load(OLD);
    expect(await (await load(NEW))?.text()).toBe('fetched');
  });

  test('is fetched without asking for digests where no earlier one is there', async () => {
    const { load, asked } = scene({ [NEW]: js(inNew), [DIGESTS]: digests(inNew) });
    await load(NEW);
    expect(asked).toEqual([NEW]);
  });

  test('is never made from a copy that is too old', async () => {
    const { load, later } = scene({ [OLD]: js(inOld), [NEW]: js('fetched'), [DIGESTS]: digests(inNew) });
    await load(OLD);
    later(7 * 24 * 60 * MINUTE);
    expect(await (await load(NEW))?.text()).toBe('fetched');
  });

  test('is made from the earlier version whose content fits', async () => {
    const between = '/m/assets/10-cccccccc.js';
    const { load, asked } = scene({
      [OLD]: js(inOld),
      [between]: js('import "./11-cccccccc.js"; hide()'),
      [DIGESTS]: digests(inNew),
    });
    await load(OLD);
    await load(between);
    expect(await (await load(NEW))?.text()).toBe(inNew);
    expect(asked).not.toContain(NEW);
  });
});
