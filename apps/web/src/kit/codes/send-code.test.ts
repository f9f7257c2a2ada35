import type { CaptchaAction } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { fakeShell } from '../fake-page.tsx';
import { codeRefusals } from './code-refusal.rules.ts';
import { sendCode } from './send-code.ts';

const number = { countryDialingCode: '63', mobileNum: '9171234567' };
const sent = { ok: true, value: examples['sms.noLogin'].output };

function scene(captchaFor: CaptchaAction[], proof: unknown) {
  const send = vi.fn(async () => sent);
  const openOverlay = vi.fn(async () => proof);
  const shell = fakeShell({
    state: { route: 'login' },
    shell: {
      send,
      settings: { captchaFor, whitelabel: { GEETEST3: true, GEETESTVCODE3: true } },
      overlays: { open: openOverlay },
      device: fakeDevice(),
    },
  });
  return { shell, send, openOverlay };
}

test.each(['login', 'register'] as const)(
  'SM-01 a code to %s by goes to the number, from this device',
  async (action) => {
    const { shell, send } = scene([], null);
    expect(await sendCode(shell, number, action)).toEqual(sent);
    const input = { countryDialingCode: '63', mobileNum: '9171234567', action, loginDeviceId: 'a'.repeat(36) };
    expect(send).toHaveBeenCalledExactlyOnceWith('sms.noLogin', input, { claims: codeRefusals });
  },
);

test('CW-05 the captcha’s proof is sent with the number where the operator needs it', async () => {
  const { shell, send, openOverlay } = scene(['sms'], { geetestValidateV4: 'cHJvb2Y' });
  await sendCode(shell, number, 'login');
  expect(openOverlay).toHaveBeenCalledExactlyOnceWith('captcha', { action: 'sms' });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'sms.noLogin',
    expect.objectContaining({ geetestValidateV4: 'cHJvb2Y' }),
    { claims: codeRefusals },
  );
});

test('CW-05 a closed captcha sends no code', async () => {
  const { shell, send } = scene(['sms'], null);
  expect(await sendCode(shell, number, 'login')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
