// Tests the vendor's two versions, with servers that are cut off, silent or answer garbage.
import { captchaSchemas, readAs } from '@foyer/contract/schemas';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAnswer } from '../../shell/http/answer.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { ServerMood } from '../fake-script-page.ts';
import { createScriptLoader } from '../script-loader.ts';
import { type FakeVendor, fakeVendor, solved4 } from './fake-vendor.ts';
import { type Geetest3Deps, geetestV3, version3Proof } from './geetest-v3.ts';
import { geetestV4, version4Proof } from './geetest-v4.ts';
import type { Captcha, CaptchaNews, CaptchaTask } from './port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const servers = ['/wps/captcha/s1', '/wps/captcha/s2', '/wps/captcha/s3'];
const moods = (mood: ServerMood) => Object.fromEntries(servers.map((server) => [server, mood]));
const task: CaptchaTask = { action: 'login', language: 'VI', area: null };
const started = { gt: 'gt-1', challenge: 'ch-1', newCaptcha: true, success: 1 } as const;
const answers: Geetest3Deps['start'] = async () => ({ ok: true, value: started });
const failing = (kind: 'refused' | 'timeout' | 'offline'): Geetest3Deps['start'] => {
  return async () => ({ ok: false, kind, errorCode: kind, message: '', status: 0, reference: 'CW-1' });
};

const version4 = (vendor: FakeVendor, captchaId: string | undefined = 'aurora'): Captcha =>
  geetestV4({ captchaId, scripts: createScriptLoader(vendor.page, servers), page: vendor.page });
const version3 = (vendor: FakeVendor, start = answers): Captcha =>
  geetestV3({ start, scripts: createScriptLoader(vendor.page, servers), page: vendor.page });

function begin(captcha: Captcha) {
  const received: CaptchaNews[] = [];
  const widget = captcha.setUp(task, (news) => received.push(news));
  return { received, widget };
}

describe('version 4', () => {
  test('CW-06 starts bound, in the page’s language, with 10 s for each request and for the action', async () => {
    const vendor = fakeVendor(4, moods('brings'));
    begin(version4(vendor));
    await vi.advanceTimersByTimeAsync(0);
    expect(vendor.options()).toMatchObject({
      captchaId: 'aurora',
      product: 'bind',
      protocol: 'https://',
      language: 'vie',
      timeout: 10_000,
      action: 'login',
    });
    expect(vendor.page.requests).toEqual(['/wps/captcha/s1/v4/gt4.js']);
  });

  test('CW-06 fails with 60204 when no server has the script', async () => {
    const { received } = begin(version4(fakeVendor(4, moods('silent'))));
    await vi.advanceTimersByTimeAsync(8_999);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual([{ type: 'failed', problem: { why: 'network', code: '60204' } }]);
  });

  test('CW-06 fails with 60205 after 10 s without getting ready, and cleans up', async () => {
    const vendor = fakeVendor(4, moods('brings'));
    const { received } = begin(version4(vendor));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual([{ type: 'failed', problem: { why: 'network', code: '60205' } }]);
    expect(vendor.destroyed()).toBe(1);
    vendor.ready();
    expect(received).toHaveLength(1);
  });

  test('a person who solves slowly does not time out', async () => {
    const vendor = fakeVendor(4, moods('brings'));
    const { received, widget } = begin(version4(vendor));
    await vi.advanceTimersByTimeAsync(0);
    vendor.ready();
    widget.open();
    await vi.advanceTimersByTimeAsync(120_000);
    vendor.close();
    widget.open();
    vendor.solve();
    expect(received.map(({ type }) => type)).toEqual(['ready', 'closed', 'solved']);
    expect(vendor.shown()).toBe(2);
  });

  test('garbage from every server is a missing script, and an error while starting is reported', async () => {
    const garbage = begin(version4(fakeVendor(4, moods('garbage'))));
    await vi.advanceTimersByTimeAsync(0);
    expect(garbage.received).toEqual([{ type: 'failed', problem: { why: 'network', code: '60204' } }]);

    const vendor = fakeVendor(4, moods('brings'));
    const { received } = begin(version4(vendor));
    await vi.advanceTimersByTimeAsync(0);
    const { onError } = vendor.options() as { onError: (error: unknown) => void };
    onError({ code: '60001', msg: 'Invalid captcha_id' });
    expect(received).toEqual([
      { type: 'failed', problem: { why: 'vendor', text: 'Invalid captcha_id', code: '60001' } },
    ]);
  });

  test('CW-07 an operator without an id loads no captcha', async () => {
    const vendor = fakeVendor(4, moods('brings'));
    const { received } = begin(
      geetestV4({ captchaId: undefined, scripts: createScriptLoader(vendor.page, servers), page: vendor.page }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual([{ type: 'failed', problem: { why: 'notSetUp' } }]);
    expect(vendor.page.requests).toEqual([]);
  });

  test("the proof is base64url JSON of the vendor's four values", () => {
    const proof = version4Proof(solved4)?.geetestValidateV4 ?? '';
    expect(proof).toMatch(/^[A-Za-z0-9_-]+$/);
    const { captcha_id: _, ...four } = solved4;
    expect(JSON.parse(Buffer.from(proof, 'base64url').toString('utf8'))).toEqual(four);
  });

  test.each([false, null, undefined, 'yes', { lot_number: 1 }, { ...solved4, pass_token: undefined }])(
    'a success without its values (%j) is not a proof',
    async (result) => {
      const vendor = fakeVendor(4, moods('brings'));
      const { received } = begin(version4(vendor));
      await vi.advanceTimersByTimeAsync(0);
      vendor.ready();
      vendor.result = result;
      vendor.solve();
      expect(received.at(-1)).toEqual({ type: 'failed', problem: { why: 'unknown' } });
    },
  );
});

describe('version 3', () => {
  test('CW-07 starts with the platform, then with the platform’s answer', async () => {
    const vendor = fakeVendor(3, moods('brings'));
    const start = vi.fn(answers);
    begin(version3(vendor, start));
    expect(vendor.page.requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(start).toHaveBeenCalledExactlyOnceWith(task);
    expect(vendor.page.requests).toEqual(['/wps/captcha/s1/static/js/gt.0.4.9.js']);
    expect(vendor.options()).toMatchObject({
      gt: 'gt-1',
      challenge: 'ch-1',
      new_captcha: true,
      offline: false,
      product: 'bind',
      https: true,
      lang: 'vi',
    });
  });

  test('CW-07 shows the offline puzzle when the platform cannot reach the vendor', async () => {
    const vendor = fakeVendor(3, moods('brings'));
    begin(version3(vendor, async () => ({ ok: true, value: { ...started, success: 0 } })));
    await vi.advanceTimersByTimeAsync(0);
    expect(vendor.options()).toMatchObject({ offline: true });
  });

  const flat = 'gt=g&challenge=c&new_captcha=1';
  test.each([
    ['text/plain', `success=1&${flat}`, false],
    ['text/plain', `success=0&${flat}`, true],
    ['application/json', '{"success":1,"gt":"g","challenge":"c","new_captcha":true}', false],
    ['application/json', '{"success":0,"gt":"g","challenge":"c","new_captcha":true}', true],
    ['application/json', '{"success":true,"value":{"gt":"g","challenge":"c","success":1}}', false],
    ['application/json', '{"success":true,"value":{"gt":"g","challenge":"c","success":0}}', true],
    ['application/json', '{"success":true,"value":{"gt":"g","challenge":"c"}}', false],
  ])('CW-07 an answer of %s, %s, is offline: %s', async (type, text, offline) => {
    const envelope = readAnswer(type, text);
    const read = envelope?.success ? readAs(captchaSchemas['captcha.geetest'].output, envelope.value) : null;
    const outcome = read?.ok
      ? { ok: true, value: read.value }
      : { ok: false, kind: 'refused', status: 200, reference: 'CW-1', ...envelope };
    const vendor = fakeVendor(3, moods('brings'));
    begin(version3(vendor, async () => outcome as Outcome<typeof started>));
    await vi.advanceTimersByTimeAsync(0);
    expect(vendor.options()).toMatchObject({ gt: 'g', challenge: 'c', new_captcha: true, offline });
  });

  const empty: Outcome<typeof started | { gt: string; challenge: string; newCaptcha: boolean; success: 1 }> = {
    ok: true,
    value: { gt: '', challenge: '', newCaptcha: true, success: 1 },
  };
  test.each([
    ['refuses', failing('refused'), 'notSetUp'],
    ['has none', async () => empty, 'notSetUp'],
    ['does not answer', failing('timeout'), 'network'],
    ['cannot be reached', failing('offline'), 'network'],
  ] as const)('CW-07 the platform %s', async (_, start, why) => {
    const vendor = fakeVendor(3, moods('brings'));
    const { received } = begin(version3(vendor, start));
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual([{ type: 'failed', problem: { why } }]);
    expect(vendor.page.requests).toEqual([]);
  });

  test('CW-06 the third server serves when two are lost', async () => {
    const vendor = fakeVendor(3, { ...moods('brings'), '/wps/captcha/s1': 'cut', '/wps/captcha/s2': 'silent' });
    const { received } = begin(version3(vendor));
    await vi.advanceTimersByTimeAsync(3_000);
    vendor.ready();
    expect(received).toEqual([{ type: 'ready' }]);
  });

  test('an older release without destroy is removed too', async () => {
    const vendor = fakeVendor(3, moods('brings'));
    const { widget } = begin(version3(vendor));
    await vi.advanceTimersByTimeAsync(0);
    expect(() => widget.takeDown()).not.toThrow();
  });

  test.each([false, {}, { geetest_challenge: 'a', geetest_validate: 'b' }])('%j is not a proof', (result) => {
    expect(version3Proof(result)).toBeNull();
  });
});
