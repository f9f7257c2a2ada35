// SM-01: sends a code by SMS to a visitor's number, after the captcha step.
import type { CodeSent } from '@foyer/contract';
import { deviceId } from '../../shell/device/device-id.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';
import { proofFor } from '../captcha/captcha-step.ts';
import type { PhoneReading } from '../phone/phone.ts';
import { codeRefusals } from './code-refusal.rules.ts';

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
  return shell.send('sms.noLogin', input, { claims: codeRefusals });
}
