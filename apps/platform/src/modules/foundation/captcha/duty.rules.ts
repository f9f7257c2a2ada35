// Decides which captcha proof an action needs at an operator.
import type { CaptchaAction } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isOn } from '../../../merchants/switch.ts';

/** `unserved`: a proof is needed that nobody can get (CW-05: SMS with version 3). */
export type Duty = 'none' | 'image' | '3' | '4' | 'unserved';

/** The version an operator's pages load. Nothing named: the current one. */
export const versionOf = ({ settings }: Pick<Merchant, 'settings'>): '3' | '4' =>
  settings.gw.GEETEST_VERSION === '3' ? '3' : '4';

export const dutyOf = (action: CaptchaAction, merchant: Pick<Merchant, 'settings'>): Duty => {
  const { settings } = merchant;
  if (action === 'register' && settings.register.captcha.enabled) return 'image';
  if (!isOn(merchant, 'captcha') || !settings.captchaFor.includes(action)) return 'none';
  if (action === 'sms' && !isOn(merchant, 'captchaBeforeSms')) return 'none';
  if (!settings.gw.GEETEST_ID || (action === 'sms' && versionOf(merchant) === '3')) return 'unserved';
  return versionOf(merchant);
};
