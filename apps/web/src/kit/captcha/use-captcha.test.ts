import type { PageSettings } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeVendor } from '../../adapters/captcha/fake-vendor.ts';
import type { CaptchaNews } from '../../adapters/captcha/port.ts';
import { settled } from '../../shell/flow/fake-run.ts';
import { fakeShell } from '../fake-page.tsx';
import { captchaOf } from './use-captcha.ts';

const site = (gw: PageSettings['gw']) => ({ ...examples['system.settings'].output, gw });

/** Sets up the operator's captcha on a page, and returns the calls and the loaded scripts. */
async function setUp(gw: PageSettings['gw'], version: 3 | 4) {
  const vendor = fakeVendor(version, { '/wps/captcha/s1': 'brings' });
  const send = vi.fn(async () => ({ ok: true, value: examples['captcha.geetest'].output }));
  const shell = fakeShell({ state: { settings: site(gw) }, shell: { send, clock: { now: () => 1_732_000_000_000 } } });
  const received: CaptchaNews[] = [];
  captchaOf(shell, vendor.page).setUp({ action: 'register', language: 'EN', area: null }, (news) =>
    received.push(news),
  );
  await settled();
  return { vendor, send, received };
}

test('CW-07 version 3 starts with the platform’s GET, with a time stamp and the action', async () => {
  const { vendor, send } = await setUp({ GEETEST_VERSION: '3', GEETEST_SERVERS: ['/wps/captcha/s1'] }, 3);
  const input = { t: '1732000000000', action: 'register' };
  expect(send).toHaveBeenCalledExactlyOnceWith('captcha.geetest', input);
  expect(vendor.started()).toBe(1);
});

test('version 4 needs no call before its script', async () => {
  const gw = { GEETEST_ID: 'lotus', GEETEST_VERSION: '4', GEETEST_SERVERS: ['/wps/captcha/s1'] };
  const { vendor, send } = await setUp(gw, 4);
  expect([send.mock.calls.length, vendor.options().captchaId]).toEqual([0, 'lotus']);
});

test('CW-06 an operator without servers loads no script', async () => {
  const { received } = await setUp({ GEETEST_ID: 'lotus', GEETEST_VERSION: '4' }, 4);
  expect(received).toEqual([{ type: 'failed', problem: { why: 'network', code: '60204' } }]);
});
