// Visitors whom no new try helps are shown whom to write to.
import { createHash } from 'node:crypto';
import { examples } from '@foyer/contract/examples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/shell/navigation/routes.ts';
import { MEMBER_LABELS } from '../src/shell/session/member-labels.ts';
import { SESSION_INFO } from '../src/shell/session/session-info.ts';
import { fakeSettings, status, value } from './testing/fake-backend.ts';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

const [listed] = examples['system.settings'].output.customerService;
const clock = { now: Date.parse('2026-11-21T06:00:00Z') };
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({}, { now: () => clock.now });
});
afterAll(() => site.close());

/** Settings are kept for less. */
const DAY_MS = 86_400_000;
const en = { headers: { 'accept-language': 'en' } };
const gates = [
  ['maintenance', { maintenance: true }],
  ['a refused region', { regionRestriction: true }],
] as const;

test.each(gates)('%s offers the customer services, which open beside the page without a referrer', async (_, gate) => {
  const customerService = listed ? [listed, { ...listed, title: '<b>VIP</b>' }] : [];
  site.backend.on('/wps/system/settings', value({ ...fakeSettings, customerService }));
  site.backend.on('/wps/system/status', status(gate));
  clock.now += 2_000;
  const page = await site.request('/m/home', en);
  const links =
    page.text.match(/<a class="way" [^>]*target="_blank" rel="noopener noreferrer">(?:<svg.*?<\/svg>)?[^<]+<\/a>/g) ??
    [];
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('href="https://help.example.com/chat"');
  expect(links[1]).toContain('&lt;b&gt;VIP&lt;/b&gt;');
});

test('a page that failed offers the customer services that the operator named last', async () => {
  site.backend.on('/wps/system/settings', value({ ...fakeSettings, customerService: listed ? [listed] : [] }));
  site.backend.on('/wps/system/status', status({}));
  clock.now += 4_000;
  const page = await site.request('/m/game?lane=broken', en);
  expect(page.status).toBe(500);
  expect(page.text).toMatch(/<a class="way" [^>]*href="https:\/\/help\.example\.com\/chat"/);
});

describe('a member’s VIP label', () => {
  interface FakeLink {
    readonly remove: () => void;
  }
  const links = (html: string): readonly string[] =>
    [...html.matchAll(/<a class="way" [^>]*target="_blank"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)<\/a>/g)].map(
      ([, title = '']) => title,
    );

  /** The page, and what it lists after its own script has run in a tab with this storage. */
  const openWith = async (kept: Readonly<Record<string, string>>) => {
    const entry = (title: string, labelIds: readonly string[]) => ({ ...listed, title, labelIds });
    const customerService = [entry('Desk', []), entry('Assistant', []), entry('Jade desk', ['jade"'])];
    site.backend.on('/wps/system/settings', value({ ...fakeSettings, customerService }));
    site.backend.on('/wps/system/status', status({ maintenance: true }));
    clock.now += 4_000;
    const { text, headers } = await site.request('/m/home', en);
    const script = /<script>(\(function\(\)\{try.*?)<\/script>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    let shown = links(text.replace(/<template.*?<\/template>/g, ''));
    const withoutScripts = shown;
    const templates = [...text.matchAll(/<template data-label="([^"]*)">(.*?)<\/template>/g)].map(
      ([, label = '', content = '']) => ({
        dataset: { label: label.replaceAll('&quot;', '"') },
        content,
        before: (added: string) => {
          shown = [...shown, ...links(added)];
        },
      }),
    );
    const anchors: readonly FakeLink[] = shown.map((title) => ({
      remove: () => {
        shown = shown.filter((other) => other !== title);
      },
    }));
    const document = { querySelectorAll: (which: string) => (which === 'template' ? templates : anchors) };
    const sessionStorage = { getItem: (name: string) => kept[name] ?? null };
    new Function('document', 'sessionStorage', script)(document, sessionStorage);
    return { withoutScripts, shown };
  };
  const tabOf = (id: unknown, labels: readonly string[], owner = 'm1') => ({
    [SESSION_INFO.name]: JSON.stringify({ id }),
    [MEMBER_LABELS.name]: JSON.stringify({ id: owner, labels }),
  });
  const everyone = ['Desk', 'Assistant'];

  test.each([
    ['of the label', tabOf('m1', ['jade"']), [...everyone, 'Jade desk']],
    ['of a back end that counts its members', tabOf(7, ['jade"'], '7'), [...everyone, 'Jade desk']],
    ['of another label', tabOf('m1', ['gold']), everyone],
    ['after another member in this tab', tabOf('m2', ['jade"']), everyone],
    ['whose labels are damaged', { ...tabOf('m1', []), [MEMBER_LABELS.name]: '{' }, everyone],
    ['who has logged out', {}, everyone],
  ])('CH-03 decides what a closed page offers to a member %s', async (_, kept, offered) => {
    const { shown, withoutScripts } = await openWith(kept);
    expect(shown).toEqual(offered);
    expect(withoutScripts).toEqual(everyone);
  });
});

describe('a closed site', () => {
  const open = async (language: string, gate: object, path = '/m/home') => {
    site.backend.on('/wps/system/status', status(gate));
    clock.now += 2_000;
    return site.request(path, { headers: { 'accept-language': language } });
  };
  const end = '2026-11-21T06:30:00Z';

  test('MA-01 shows title, text, end, and a copy in English where the language is another', async () => {
    const { text, status: code } = await open('vi', { maintenance: true, maintenanceEnd: end });
    expect(code).toBe(503);
    for (const part of [
      'Quý khách thân mến',
      'lang="en" dir="ltr"',
      'Dear customer, system maintenance is in progress',
      'apologise',
    ])
      expect(text).toContain(part);
    expect(text).toContain(`<time datetime="${end}"`);
    expect(text).toContain('<meta http-equiv="refresh" content="60">');
  });

  test('MA-01 has no copy in English for whom reads English, and the operator’s own text', async () => {
    const english = await open('en', { maintenance: true, maintenanceText: 'New games' });
    expect(english.text).toContain('New games');
    expect(english.text).not.toContain('class="english"');
    const both = { maintenance: true, maintenanceText: 'Trò chơi mới', maintenanceTextEnglish: 'New games' };
    const { text } = await open('vi', both);
    expect(text).toMatch(/Trò chơi mới.*class="english".*New games/);
  });

  test('MA-01 an empty text of the operator leaves ours in place', async () => {
    const empty = { maintenance: true, maintenanceText: '', maintenanceTextEnglish: '' };
    const { text } = await open('vi', empty);
    expect(text).not.toContain('<p></p>');
    expect(text).toContain('Quý khách thân mến');
    expect(text).toContain('Dear customer, system maintenance is in progress');
  });

  test('MA-02 shows the visitor’s address and both languages to a refused region', async () => {
    const { text, status: code } = await open('vi', { regionRestriction: true, ip: '203.0.113.9' });
    expect(code).toBe(403);
    expect(text).toContain('203.0.113.9');
    expect(text).toMatch(/<h1>[^<]+<\/h1>.*class="english" lang="en" dir="ltr"><h2>Access denied<\/h2>/);
  });

  test.each([
    ['MA-01 a maintenance', { maintenance: true }, {}, 503],
    ['MA-02 a refused region', { regionRestriction: true }, {}, 403],
    ['SW-03 a maintenance in the settings', {}, { maintenance: true }, 503],
  ])('%s leaves withdrawals and orders open, and every other page leads there', async (_, gate, settings, code) => {
    site.backend.on('/wps/system/settings', value({ ...fakeSettings, ...settings }));
    clock.now += DAY_MS;
    const notice = await open('en', gate);
    expect(notice.status).toBe(code);
    expect(notice.text).toContain('<a class="way" href="/m/withdraw">Balance and withdrawals</a>');
    const opened: string[] = [];
    for (const path of Object.values(routes).map(({ paths }) => paths[0])) {
      const { status: answered, text } = await open('en', gate, path);
      if (answered === 200 && text.includes('id="page-state"')) opened.push(path);
      else expect([path, answered]).toEqual([path, code]);
    }
    expect(opened.sort()).toEqual(['/m/order', '/m/withdraw']);
    expect((await open('en', gate, '/m/withdraw?id=w1')).status).toBe(200);
  });
});
