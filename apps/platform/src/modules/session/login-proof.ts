// The one place where a log-in asks for a proof that a person is there.
import { type LoginRequest, switches, switchKeys } from '@foyer/contract';
import type { Merchant } from '../../merchants/merchant.ts';
import { Refusal } from '../../refusal.ts';

const CAPTCHA = switchKeys.find((key) => switches[key].name === 'captcha');

/**
 * Refuses a log-in without the proof the operator's settings ask for. No captcha service is bound yet, so an operator who asks for one
 * lets nobody in by password: closed, never open.
 */
export const requireProof = async (merchant: Merchant, _request: LoginRequest): Promise<void> => {
  if (CAPTCHA && merchant.settings.whitelabel?.[CAPTCHA] === true) throw new Refusal('captcha.required');
};
