// The operator's captcha: selects the vendor's script. Only the captcha's overlay loads it.
import type { CaptchaAction } from '@foyer/contract';
import { useState } from 'react';
import { type Geetest3Page, geetestV3 } from '../../adapters/captcha/geetest-v3.ts';
import { type Geetest4Page, geetestV4 } from '../../adapters/captcha/geetest-v4.ts';
import type { Captcha } from '../../adapters/captcha/port.ts';
import { createScriptLoader, type ScriptPage } from '../../adapters/script-loader.ts';
import type { Shell } from '../../shell/shell.ts';
import { useShell } from '../shell-context.tsx';
import { captchaVersion } from './captcha.rules.ts';

/** The globals that the scripts put on the page, and the constructors that make them. */
type VendorPage = ScriptPage & Geetest3Page & Geetest4Page;

export function captchaOf({ settings, load, clock }: Shell, page: VendorPage): Captcha {
  const { GEETEST_ID, GEETEST_SERVERS = [] } = settings.gw;
  const scripts = createScriptLoader(page, GEETEST_SERVERS);
  if (captchaVersion(settings.gw) === 4) return geetestV4({ captchaId: GEETEST_ID, scripts, page });
  const start = ({ action }: { readonly action: CaptchaAction }) =>
    load('captcha.geetest', { t: `${clock.now()}`, action });
  return geetestV3({ start, scripts, page });
}

/** Returns the captcha of this page; overlays render in the browser alone. */
export function useCaptcha(): Captcha {
  const shell = useShell();
  // The window holds whatever scripts have put there; each adapter checks before it calls.
  const [captcha] = useState(() => captchaOf(shell, window as unknown as VendorPage));
  return captcha;
}
