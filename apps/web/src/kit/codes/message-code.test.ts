import { expect, test, vi } from 'vitest';
import { messageCode, type OtpView } from './message-code.ts';

const view = (get: CredentialsContainer['get'], able = true): OtpView =>
  ({ navigator: { credentials: { get } }, ...(able && { OTPCredential: {} }) }) as OtpView;
const found = (code: unknown) => vi.fn(async () => ({ id: '', type: 'otp', code }));
const here = () => new AbortController().signal;

test('WebOTP requests only the code of an SMS', async () => {
  const get = found('123456');
  const signal = here();
  expect(await messageCode(view(get), signal)).toBe('123456');
  expect(get).toHaveBeenCalledWith({ otp: { transport: ['sms'] }, signal });
});

test('a browser without WebOTP is not used', async () => {
  const get = found('123456');
  expect(await messageCode(view(get, false), here())).toBeNull();
  expect(get).not.toHaveBeenCalled();
});

test('a message without a code is ignored', async () =>
  expect(await messageCode(view(found(undefined)), here())).toBeNull());

test('a refusal is not a fault: the code can be typed', async () => {
  const get = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  expect(await messageCode(view(get), here())).toBeNull();
});

test('a code that comes after the field was left fills nothing', async () => {
  const leaving = new AbortController();
  const waited = messageCode(view(found('123456')), leaving.signal);
  leaving.abort();
  expect(await waited).toBeNull();
});
