// The foreign addresses that a page allows for social accounts and phone-auth.
import type { PageSettings } from '@foyer/contract';
import { parseUrl } from '../navigation/parse-url.ts';
import { isLoopbackName } from '../navigation/safe-target.ts';
import { identityOf, oneTapOf, phoneAuthOn, socialProviders } from './offers.ts';

export interface IdentitySources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  readonly styles: readonly string[];
}

/** Allows no foreign address. */
export const noIdentitySources: IdentitySources = { scripts: [], frames: [], connects: [], styles: [] };

/** The identity service's own interface: https://firebase.google.com/docs/reference/rest/auth */
const SERVICE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
/** Its invisible captcha: https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website */
const CAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const CAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

const isHere = (host: string): boolean => isLoopbackName(host) || host === '127.0.0.1';

/** Over https, but on this machine. */
function trusted(address: string | undefined): URL | null {
  const url = address ? parseUrl(address) : null;
  if (!url) return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname)) ? url : null;
}

const originsOf = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => trusted(address)?.origin ?? []);

/** Google lists the script itself for scripts, its folder for the rest: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
function oneTapSources(settings: PageSettings): IdentitySources {
  const script = trusted(oneTapOf(settings)?.script);
  if (!script) return noIdentitySources;
  const folder = new URL('.', script).href;
  return { scripts: [script.href], frames: [folder], connects: [folder], styles: [`${folder}style`] };
}

export function identitySources(settings: PageSettings): IdentitySources {
  const identity = identityOf(settings);
  const providers = socialProviders(settings);
  const phone = phoneAuthOn(settings);
  const oneTap = oneTapSources(settings);
  if (!identity || (providers.length === 0 && !phone)) return noIdentitySources;
  const { by, emulator, phoneUrl } = identity;
  const service = by === 'local' ? [] : emulator ? originsOf([emulator]) : SERVICE;
  const captcha = phone && by === 'firebase' && !emulator;
  const connects = originsOf([...providers.map(({ tokenUrl }) => tokenUrl), phone ? phoneUrl : undefined]);
  return {
    scripts: [...oneTap.scripts, ...(captcha ? CAPTCHA : [])],
    frames: [...oneTap.frames, ...(captcha ? CAPTCHA_FRAMES : [])],
    connects: [...new Set([...service, ...connects, ...oneTap.connects, ...(captcha ? CAPTCHA.slice(0, 1) : [])])],
    styles: oneTap.styles,
  };
}
