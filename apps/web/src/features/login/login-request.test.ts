import { LoginRequest } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import type { DeviceKind } from '../../shell/device/device-kind.ts';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { loginDevice } from '../../shell/session/login-device.ts';
import type { LoginEntry } from './login.rules.ts';
import { requestOf } from './login-request.ts';

const entry: LoginEntry = { type: 'username', username: 'demo', password: 'x', remember: false };
const bySms: LoginEntry = { ...entry, type: 'sms', username: '+639171234567', password: '123456' };

describe('the request', () => {
  const id = 'a'.repeat(36);
  const device = (kind: DeviceKind | null, inApp = false) => loginDevice(fakeDevice(kind, { id, inApp }));

  test('LG-02 LG-01 a password log-in carries credentials, type, device and captcha proof', () => {
    const request = requestOf({ ...entry, username: ' demo ', password: ' as typed ' }, device('PWA'), {});
    expect(request).toEqual({
      username: 'demo',
      password: ' as typed ',
      type: 'username',
      loginDeviceId: id,
      isOfficialAppLogin: false,
      device: 'PWA',
    });
    expect(LoginRequest.safeParse(request).success).toBe(true);
  });

  test('LG-02 every captcha’s proof and the official app’s mark are sent', () => {
    const proof = {
      geetestSeccode: 'v|jordan',
      geetestChallenge: 'c',
      geetestValidate: 'v',
      geetestValidateV4: 'cHJvb2Y',
      captcha: 'id.k7m2',
    };
    const request = requestOf(entry, device('PWA', true), proof);
    expect(request).toMatchObject({ ...proof, isOfficialAppLogin: true });
    expect(LoginRequest.safeParse(request).success).toBe(true);
  });

  test.each(['IPAD', 'PWA', 'WEBCLIP'] as const)('LG-02 device %s', (kind) => {
    expect(requestOf(entry, device(kind), {})).toMatchObject({ device: kind, isOfficialAppLogin: false });
  });

  test('LG-02 an ordinary browser leaves device unset', () => {
    expect(requestOf(entry, device(null), {})).not.toHaveProperty('device');
  });

  test('SN-03 only a member who wants to be remembered requests a device secret', () => {
    expect(requestOf(entry, device(null), {})).not.toHaveProperty('remember');
    expect(requestOf({ ...entry, remember: true }, device(null), {})).toHaveProperty('remember', true);
  });

  test('LG-02 a log-in by SMS carries the number and the code, and requests no device secret', () => {
    const request = requestOf({ ...bySms, password: ' 123456 ', remember: true }, device(null), {});
    expect(request).toMatchObject({ type: 'sms', username: '+639171234567', password: '123456' });
    expect(request).not.toHaveProperty('remember');
    expect(LoginRequest.safeParse(request).success).toBe(true);
  });
});
