// Selects the captcha before an action of this operator, if any.
import type { CaptchaAction, PageSettings } from '@foyer/contract';
import { readSettings } from '../../shell/settings/settings.ts';

/**
 * `image`: the form shows it as a field of its own. `unsupported`: the operator requires a captcha that cannot serve
 * this action.
 */
export type CaptchaKind = 'none' | 'vendor' | 'image' | 'unsupported';

/** Version of the vendor's script; an operator that names none has the current one. @assumed */
export const captchaVersion = ({ GEETEST_VERSION }: PageSettings['gw']): 3 | 4 => (GEETEST_VERSION === '3' ? 3 : 4);

/** CW-05, RG-08: the captcha before an action. */
export function captchaBefore(action: CaptchaAction, settings: PageSettings): CaptchaKind {
  if (action === 'register' && settings.register.captcha.enabled) return 'image';
  const { on } = readSettings(settings);
  if (!on.captcha || !settings.captchaFor.includes(action)) return 'none';
  if (action !== 'sms') return 'vendor';
  if (!on.captchaBeforeSms) return 'none';
  return captchaVersion(settings.gw) === 4 ? 'vendor' : 'unsupported';
}
