// SM-01: a code by SMS to the number of somebody who is not logged in, the captcha step before it.
import type { CodeSent } from '@foyer/contract';
import { proofFor } from '../captcha/captcha-step.ts';
import { deviceId } from '../device/device-id.ts';
import type { PhoneReading } from '../phone/phone.ts';
import type { Outcome, Shell } from '../shell.ts';

type DialledNumber = Pick<PhoneReading, 'countryDialingCode' | 'mobileNum'>;

/** Null where the person closed the captcha. */
export async function sendCode(
  shell: Shell,
  { countryDialingCode, mobileNum }: DialledNumber,
  action: 'login' | 'register',
): Promise<Outcome<CodeSent> | null> {
  const proof = await proofFor(shell, 'sms');
  if (!proof.ok) return null;
  const input = { countryDialingCode, mobileNum, action, loginDeviceId: deviceId(shell.device), ...proof.fields };
  return shell.send('sms.noLogin', input, { alert: false });
}
