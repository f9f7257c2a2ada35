// Builds the request of a log-in.
import type { CaptchaProof, LoginRequest } from '@foyer/contract';
import type { LoginDevice } from '../../shell/session/login-device.ts';
import type { LoginEntry } from './login.rules.ts';

/** LG-02: the request of a log-in. The fields that a device secret needs are of no use to a log-in by SMS (AL-02). */
export function requestOf(entry: LoginEntry, device: LoginDevice, proof: CaptchaProof): LoginRequest {
  const { type, username, password, remember } = entry;
  return {
    ...proof,
    username: username.trim(),
    password: type === 'sms' ? password.trim() : password,
    type,
    ...device,
    ...(remember && type === 'username' && { remember }),
  };
}
