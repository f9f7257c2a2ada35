// RG-03: what a visit says by itself in every registration: who brought the visitor, on what device, from which page.
import type { InputOf } from '@foyer/contract';
import type { Shell } from '../shell.ts';
import { PIXEL_TRACK } from '../storage/keys.ts';
import { REG_INFO } from '../storage/reg-info.ts';

type Social = InputOf<'member.registerSocial'>;

export type Origin = Omit<Social, 'firebaseChannel' | 'firebaseIdToken' | 'username' | 'login' | 'remember' | 'ofAge'>;

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
