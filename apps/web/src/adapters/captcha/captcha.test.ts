// The one test of the port: every captcha behaves the same.
import { LoginRequest } from '@foyer/contract/schemas';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../../shell/http/outcome.ts';
import { createScriptLoader } from '../script-loader.ts';
import { fakeCaptcha } from './fake.ts';
import { fakeVendor } from './fake-vendor.ts';
import { geetestV3 } from './geetest-v3.ts';
import { geetestV4 } from './geetest-v4.ts';
import { imageCaptcha } from './image.ts';
import type { Captcha, CaptchaNews, CaptchaTask } from './port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A captcha, and the controls of the server or vendor behind it. */
interface Scene {
  readonly captcha: Captcha;
  readonly ready: () => void;
  readonly solve: () => void;
  readonly fail: () => void;
}

const servers = ['/wps/captcha/s1'];
const refused = { ok: false, kind: 'refused', errorCode: 'captcha.unavailable', message: '', status: 503 } as const;

/** A call that is answered by hand. */
function call<T>(value: T) {
  const answers: ((outcome: Outcome<T>) => void)[] = [];
  return {
    ask: () => new Promise<Outcome<T>>((resolve) => answers.push(resolve)),
    accept: () => answers.shift()?.({ ok: true, value }),
    refuse: () => answers.shift()?.({ ...refused, reference: 'CW-1' }),
  };
}

const started = { gt: 'gt', challenge: 'challenge', newCaptcha: true, success: 1 } as const;

const scenes: Readonly<Record<string, () => Scene>> = {
  'version 3': () => {
    const vendor = fakeVendor(3, { '/wps/captcha/s1': 'brings' });
    const scripts = createScriptLoader(vendor.page, servers);
    const captcha = geetestV3({
      start: async () => ({ ok: true, value: started }),
      scripts,
      page: vendor.page,
    });
    return { captcha, ...vendor };
  },
  'version 4': () => {
    const vendor = fakeVendor(4, { '/wps/captcha/s1': 'brings' });
    const scripts = createScriptLoader(vendor.page, servers);
    return { captcha: geetestV4({ captchaId: 'aurora', scripts, page: vendor.page }), ...vendor };
  },
  image: () => {
    const picture = call({ captchaId: 'Jq3l0mE8o5V1r7dYw2xTz9', image: 'data:image/png;base64,iVBORw0KGgo=' });
    const image = imageCaptcha({ fetchImage: picture.ask });
    const answers: ((text: string) => void)[] = [];
    const captcha: Captcha = {
      setUp: (task, dispatch) => {
        const widget = image.setUp(task, dispatch);
        answers.push(widget.answer);
        return widget;
      },
    };
    const solve = () => answers.at(-1)?.('k7m2x');
    return { captcha, ready: picture.accept, solve, fail: picture.refuse };
  },
  'the fake': () => {
    const captcha = fakeCaptcha();
    return {
      captcha,
      ready: () => captcha.emit({ type: 'ready' }),
      solve: () => captcha.emit({ type: 'solved', proof: { geetestValidateV4: 'cHJvb2Y' } }),
      fail: () => captcha.emit({ type: 'failed', problem: { why: 'unknown' } }),
    };
  },
};

const task: CaptchaTask = { action: 'login', language: 'EN', area: null };
const settle = () => vi.advanceTimersByTimeAsync(0);

async function setUp({ captcha }: Scene) {
  const received: CaptchaNews[] = [];
  const widget = captcha.setUp(task, (news) => received.push(news));
  await settle();
  return { received, widget, types: () => received.map(({ type }) => type) };
}

describe.each(Object.entries(scenes))('%s', (_, make) => {
  test('CW-01 reports that it is ready, then the proof, in the fields of the wire', async () => {
    const scene = make();
    const { received, types, widget } = await setUp(scene);
    scene.ready();
    await settle();
    widget.open();
    scene.solve();
    expect(types()).toEqual(['ready', 'solved']);
    const last = received.at(-1);
    const proof = last?.type === 'solved' ? last.proof : {};
    expect(Object.keys(proof)).not.toEqual([]);
    const request = { username: 'demo', password: 'x', type: 'username', isOfficialAppLogin: false, ...proof };
    expect(LoginRequest.safeParse(request).success).toBe(true);
  });

  test('CW-01 reports a failure once, with its reason, and nothing after it', async () => {
    const scene = make();
    const { received, types } = await setUp(scene);
    scene.fail();
    await settle();
    scene.fail();
    scene.solve();
    await settle();
    expect(types()).toEqual(['failed']);
    expect(received[0]).toMatchObject({ problem: { why: expect.any(String) } });
  });

  test('reports nothing after it was removed', async () => {
    const scene = make();
    const { types, widget } = await setUp(scene);
    widget.takeDown();
    scene.ready();
    scene.solve();
    scene.fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(types()).toEqual([]);
    widget.takeDown();
  });

  test('CW-02 starts again after a failure', async () => {
    const scene = make();
    await setUp(scene);
    scene.fail();
    const again = await setUp(scene);
    scene.ready();
    await settle();
    expect(again.types()).toEqual(['ready']);
  });

  test('ignores an opening before it is ready', async () => {
    const { widget, types } = await setUp(make());
    widget.open();
    expect(types()).toEqual([]);
  });
});
