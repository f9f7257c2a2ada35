// LG-02, IN-05: the kind of device that its signs tell. The first page does without this file.
import type { DeviceSigns } from '../shell.ts';

/** The kinds that a log-in names; an ordinary browser has none. */
export type DeviceKind = 'IPAD' | 'PWA' | 'WEBCLIP';

const isIPad = ({ userAgent, touchPoints }: DeviceSigns): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

const isIos = (signs: DeviceSigns): boolean => /iPhone|iPod/.test(signs.userAgent) || isIPad(signs);

/** IN-05: tells whether the site runs as a clip of the iOS home screen; null where no sign tells. */
export function webclipFlag(signs: DeviceSigns): '0' | '1' | null {
  if (signs.homescreen) return '0';
  return signs.standalone && isIos(signs) ? '1' : null;
}

/** Returns the `device` value of a log-in: a home-screen clip of iOS, an installed web app, an iPad, or nothing. */
export function deviceKind(signs: DeviceSigns): DeviceKind | null {
  if (signs.standalone) return webclipFlag(signs) === '1' ? 'WEBCLIP' : 'PWA';
  return isIPad(signs) ? 'IPAD' : null;
}
