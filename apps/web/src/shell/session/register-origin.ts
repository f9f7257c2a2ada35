// RG-03: the visit's fields in every registration: affiliate, device and page.
import type { InputOf } from '@foyer/contract';
import { deviceId } from '../device/device-id.ts';
import { deviceKind } from '../device/device-kind.ts';
import type { Shell } from '../shell.ts';
import { FBC, FBP } from '../storage/keys.ts';
import { currentRegInfo } from '../tracking/affiliate.ts';
import { currentOf, MARKETING } from '../tracking/marketing.ts';
import { type PixelTrack, pixelTrackOf } from '../tracking/tracking.rules.ts';

type Social = InputOf<'member.registerSocial'>;

export type Origin = Omit<Social, 'firebaseChannel' | 'firebaseIdToken' | 'username' | 'login' | 'remember' | 'ofAge'>;

type Around = Pick<Shell, 'clock' | 'device' | 'navigation' | 'settings' | 'store'>;

function methodOf({ signs, officialApp }: Shell['device']): Origin['registerMethod'] {
  if (officialApp()) return 'APP';
  const own = deviceKind(signs());
  return own === 'PWA' || own === 'WEBCLIP' ? own : 'H5';
}

/** The page one registers on, as a link to it would be written: with the kept parameters, never with a token. */
const addressOf = ({ origin, route, href }: Shell['navigation']): string => origin + href(route());

function pixelsOf(store: Shell['store'], now: number): PixelTrack | null {
  const cookie = (name: '_fbc' | '_fbp') => store.read(name === '_fbc' ? FBC : FBP);
  const pixels = pixelTrackOf({ marketing: currentOf(store.read(MARKETING), now), cookie });
  return Object.keys(pixels).length > 0 ? pixels : null;
}

export function originOf({ clock, device, navigation, settings, store }: Around): Origin {
  const now = clock.now();
  const { affiliateCode, referralCode, originalDomain } = currentRegInfo(store, now);
  const pixelTrack = pixelsOf(store, now);
  const { terms, smsTemplate } = settings.register;
  return {
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    ...(originalDomain && { domain: originalDomain }),
    registerMethod: methodOf(device),
    registerUrl: addressOf(navigation),
    loginDeviceId: deviceId(device),
    isOfficialAppLogin: device.officialApp(),
    ...(pixelTrack && { pixelTrack }),
    termsVersion: terms.version,
    ...(smsTemplate && { smsTemplate }),
  };
}
