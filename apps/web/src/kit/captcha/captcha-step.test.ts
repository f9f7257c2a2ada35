import type { CaptchaAction, CaptchaProof, PageSettings } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { fakeShell } from '../fake-page.tsx';
import { proofFor } from './captcha-step.ts';

const base = examples['system.settings'].output;
const proof: CaptchaProof = { geetestValidateV4: 'cHJvb2Y' };

/** Returns a shell whose captcha overlay is answered by hand; texts are their keys. */
function stage(
  captchaFor: CaptchaAction[] = ['login', 'register', 'sms', 'reset'],
  change: Partial<PageSettings> = {},
  prepare = async (): Promise<void> => undefined,
) {
  const opened: [string, unknown][] = [];
  const toasts: string[] = [];
  let route: RouteName = 'login';
  let answer: (fields: CaptchaProof | null) => void = () => undefined;
  const openOverlay = (name: string, props: unknown) => {
    opened.push([name, props]);
    if (name !== 'captcha') return Promise.resolve('confirmed');
    return new Promise<CaptchaProof | null>((resolve) => {
      answer = resolve;
    });
  };
  const shell = fakeShell({
    shell: {
      settings: { captchaFor, whitelabel: { GEETEST3: true, GEETESTVCODE3: true }, ...change },
      overlays: { open: openOverlay, prepare, toast: (text, tone) => void toasts.push(`${tone}: ${text}`) },
      texts: { t: (key) => key },
      navigation: { route: () => route },
    },
  });
  return {
    shell,
    opened,
    toasts,
    answer: (fields: CaptchaProof | null) => answer(fields),
    leave: () => {
      route = 'home';
    },
  };
}

describe('the captcha step', () => {
  test('RG-01 LG-01 a call that needs no captcha goes without a proof, and nothing opens', async () => {
    const { shell, opened } = stage([]);
    expect(await proofFor(shell, 'register')).toEqual({ ok: true, fields: {} });
    expect(opened).toEqual([]);
  });

  test('RG-01 RG-08 an image captcha is in the form: no step opens', async () => {
    const { shell, opened } = stage(undefined, { register: { ...base.register, captcha: { enabled: true } } });
    expect(await proofFor(shell, 'register')).toEqual({ ok: true, fields: {} });
    expect(opened).toEqual([]);
  });

  test.each(['login', 'register', 'sms', 'reset'] as const)(
    'RG-01 LG-01 a solved captcha gives the fields of %s',
    async (action) => {
      const { shell, opened, answer } = stage();
      const proving = proofFor(shell, action);
      answer(proof);
      expect(await proving).toEqual({ ok: true, fields: proof });
      expect(opened).toEqual([['captcha', { action }]]);
    },
  );

  test('CW-04 nobody is told to solve a captcha whose code never came', async () => {
    const { shell, opened, answer } = stage(undefined, {}, async () => Promise.reject(new Error('lost')));
    const proving = proofFor(shell, 'login');
    answer(null);
    expect(await proving).toEqual({ ok: false });
    expect(opened).toEqual([['captcha', { action: 'login' }]]);
  });

  test('CW-04 an unsolved captcha shows a notice with a confirm button', async () => {
    const { shell, opened, answer } = stage();
    const proving = proofFor(shell, 'login');
    answer(null);
    expect(await proving).toEqual({ ok: false });
    expect(opened[1]).toEqual([
      'alert',
      { title: 'common.notice', message: 'captcha.verifyFirst', confirm: 'common.confirm' },
    ]);
  });

  test('a person who left the page sees no notice', async () => {
    const { shell, opened, answer, leave } = stage();
    const proving = proofFor(shell, 'login');
    leave();
    answer(null);
    expect(await proving).toEqual({ ok: false });
    expect(opened).toHaveLength(1);
  });

  test('CW-03 a second attempt while one runs is rejected; a later one may start', async () => {
    const { shell, opened, toasts, answer } = stage();
    const first = proofFor(shell, 'login');
    expect(await proofFor(shell, 'login')).toEqual({ ok: false });
    expect([toasts, opened.length]).toEqual([['warn: captcha.tooFast'], 1]);
    answer(proof);
    expect(await first).toEqual({ ok: true, fields: proof });
    const next = proofFor(shell, 'login');
    answer(proof);
    expect(await next).toEqual({ ok: true, fields: proof });
    expect(opened).toHaveLength(2);
  });

  test('CW-05 version 3 cannot serve an SMS: an unknown_error is shown, nothing opens', async () => {
    const { shell, opened } = stage(undefined, { gw: { GEETEST_ID: 'a', GEETEST_VERSION: '3' } });
    expect(await proofFor(shell, 'sms')).toEqual({ ok: false });
    expect(opened).toEqual([['alert', { title: 'captcha.unknownError', message: 'captcha.notServing' }]]);
  });
});
