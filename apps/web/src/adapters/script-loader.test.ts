import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeScriptPage, fakeScriptPage, type ServerMood } from './fake-script-page.ts';
import { createScriptLoader, isServed } from './script-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const servers = ['/wps/captcha/s1', '/wps/captcha/s2', '/wps/captcha/s3'];

/** A loader on a page whose servers are in these moods, and whether the script has come. */
function scene(moods: readonly ServerMood[], list: readonly string[] = servers, options = {}) {
  let there = false;
  const named = Object.fromEntries(list.map((server, index) => [server, moods[index] ?? 'cut']));
  const page: FakeScriptPage = fakeScriptPage(
    named,
    () => {
      there = true;
    },
    options,
  );
  const loader = createScriptLoader(page, list);
  return { page, load: () => loader.load('/v4/gt4.js', () => there) };
}

describe('script servers in turn', () => {
  test('CW-06 loads nothing before it is needed, then tries only the first server', async () => {
    const { page, load } = scene(['brings', 'brings', 'brings']);
    expect([page.requests, page.policies]).toEqual([[], []]);
    expect(await load()).toBe(true);
    expect(page.requests).toEqual(['/wps/captcha/s1/v4/gt4.js']);
  });

  test.each([
    ['cut off', ['cut', 'cut', 'brings']],
    ['answering garbage', ['garbage', 'garbage', 'brings']],
  ] as const)('CW-06 with two servers %s the third one serves it', async (_, moods) => {
    const { page, load } = scene(moods);
    expect(await load()).toBe(true);
    expect(page.requests).toHaveLength(3);
    expect(page.tags()).toBe(1);
  });

  test('CW-06 gives up a silent server after 3 s, all three after 9 s', async () => {
    const { page, load } = scene(['silent', 'silent', 'silent']);
    const loading = load();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(page.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await loading).toBe(false);
  });

  test('CW-06 tries at most three servers', async () => {
    const { page, load } = scene(['cut', 'cut', 'cut', 'brings'], [...servers, '/wps/captcha/s4']);
    expect(await load()).toBe(false);
    expect(page.requests).toHaveLength(3);
  });

  test('a failed tag is removed, and a retry really loads again', async () => {
    const { page, load } = scene(['cut', 'garbage', 'cut']);
    expect(await load()).toBe(false);
    expect(page.tags()).toBe(0);
    page.setMood('/wps/captcha/s1', 'brings');
    expect(await load()).toBe(true);
    expect(page.requests).toHaveLength(4);
  });

  test('a script that is there already is not loaded twice', async () => {
    const { page, load } = scene(['brings']);
    await load();
    expect(await load()).toBe(true);
    expect(page.requests).toHaveLength(1);
  });
});

describe('allowed script servers', () => {
  test.each([
    ['/wps/captcha/s1/v4/gt4.js', true],
    ['https://site.example/wps/captcha/s1/v4/gt4.js', true],
    ['https://static.vendor.example/v4/gt4.js', true],
    ['/wps/captcha/s11/v4/gt4.js', false],
    ['/wps/captcha/s1/../../member/avatar/1.js', false],
    ['https://evil.example/wps/captcha/s1/v4/gt4.js', false],
    ['https://static.vendor.example.evil.example/v4/gt4.js', false],
    ['http://static.vendor.example/v4/gt4.js', false],
    ['//evil.example/v4/gt4.js', false],
    ['data:text/javascript,alert(1)', false],
    ['javascript:alert(1)', false],
    ['https://', false],
  ])('%s is served by the operator: %s', (address, served) => {
    const list = ['/wps/captcha/s1', 'https://static.vendor.example'];
    expect(isServed(address, list, 'https://site.example/m/login')).toBe(served);
  });

  test('an invalid server address is skipped', async () => {
    const { page, load } = scene([], ['javascript:alert(1)//', 'http://plain.example', '//evil.example']);
    expect(await load()).toBe(false);
    expect(page.requests).toEqual([]);
  });

  test("a page makes one policy; vendors' own scripts get the browser's default one", async () => {
    const ours = scene(['brings']);
    await ours.load();
    createScriptLoader(ours.page, servers);
    expect(ours.page.policies).toEqual(['foyer']);
    const outside = scene(['brings'], ['https://static.vendor.example']);
    expect(await outside.load()).toBe(true);
    expect(outside.page.policies).toEqual(['foyer', 'default']);
  });

  test('a browser without Trusted Types uses the same list', async () => {
    const { page, load } = scene(['brings'], servers, { trusted: false });
    expect(await load()).toBe(true);
    expect(page.requests).toEqual(['/wps/captcha/s1/v4/gt4.js']);
  });
});
