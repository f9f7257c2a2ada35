// RG-02, RG-03: the call of a registration, with every field of its payload.
import type { CaptchaProof, InputOf } from '@foyer/contract';
import type { Shell } from '../../shell/shell.ts';
import { PIXEL_TRACK } from '../../shell/storage/keys.ts';
import { REG_INFO } from '../../shell/storage/reg-info.ts';
import { asksPassword, type Demands, type Entry, nameOf } from './entry.ts';

type Username = InputOf<'member.register'>;
type Mobile = InputOf<'member.registerMobile'>;

/** A registration as it goes over the wire: without a mobile number, and with one. */
export type RegisterCall =
  | { readonly name: 'member.register'; readonly input: Username }
  | { readonly name: 'member.registerMobile'; readonly input: Mobile };

/** What the visit says by itself: who brought the visitor, on what device, from which page. */
export type Origin = Omit<Username, keyof CaptchaProof | 'username' | 'password' | 'login' | 'remember' | 'ofAge'>;

type Around = Pick<Shell, 'device' | 'navigation' | 'settings' | 'store'>;

const MAX_URL = 2048;

function methodOf({ kind, officialApp }: Shell['device']): Origin['registerMethod'] {
  if (officialApp()) return 'APP';
  const own = kind();
  return own === 'PWA' || own === 'WEBCLIP' ? own : 'H5';
}

/** The page one registers on, as a link to it would be written: with the kept parameters, never with a token. */
const addressOf = ({ origin, route, href }: Shell['navigation']): string => (origin + href(route())).slice(0, MAX_URL);

export function originOf({ device, navigation, settings, store }: Around): Origin {
  const { affiliateCode, referralCode, originalDomain } = store.read(REG_INFO) ?? {};
  const pixelTrack = store.read(PIXEL_TRACK);
  const { terms, smsTemplate } = settings.register;
  return {
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    ...(originalDomain && { domain: originalDomain }),
    registerMethod: methodOf(device),
    registerUrl: addressOf(navigation),
    loginDeviceId: device.id(),
    isOfficialAppLogin: device.officialApp(),
    ...(pixelTrack && { pixelTrack }),
    termsVersion: terms.version,
    ...(smsTemplate && { smsTemplate }),
  };
}

/** The call. User names are trimmed, passwords are what was typed. */
export function callOf(entry: Entry, demands: Demands, origin: Origin, proof: CaptchaProof): RegisterCall {
  const common = {
    ...origin,
    ...proof,
    login: true,
    ...(entry.remember && { remember: true }),
    ofAge: entry.agreed,
  };
  const password = entry.password;
  if (entry.method === 'username' || !entry.mobile) {
    return { name: 'member.register', input: { ...common, username: nameOf(entry), password } };
  }
  const { countryDialingCode, mobileNum } = entry.mobile;
  return {
    name: 'member.registerMobile',
    input: {
      ...common,
      countryDialingCode,
      mobileNum,
      verificationCode: entry.code,
      ...(asksPassword(entry, demands) && { password }),
    },
  };
}
