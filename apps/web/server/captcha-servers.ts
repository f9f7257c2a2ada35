// Servers of the captcha's vendor, for an operator whose back end names none.
import type { Settings } from '@foyer/contract';
import { captchaVersion } from '../src/kit/captcha/captcha.rules.ts';
import { readSettings } from '../src/shell/settings/settings.ts';

/** Where the vendor publishes the scripts, style sheets and pictures of both versions; its own loader has the same list. */
const FILES = ['https://static.geetest.com', 'https://static.geevisit.com', 'https://dn-staticdown.qbox.me'];

/** What the vendor's scripts call, by script tags. */
const API = {
  3: ['https://api.geetest.com', 'https://apiv6.geetest.com', 'https://api.geevisit.com'],
  4: ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com', 'https://gcaptcha4.gsensebot.com'],
} as const;

/** A captcha that is on without a server has the vendor's public ones: the settings of the specification name none @assumed. */
export function withCaptchaServers(settings: Settings): Settings {
  const { gw } = settings;
  if (!readSettings(settings).on.captcha || gw.GEETEST_SERVERS?.length) return settings;
  return { ...settings, gw: { ...gw, GEETEST_SERVERS: [...FILES, ...API[captchaVersion(gw)]] } };
}
