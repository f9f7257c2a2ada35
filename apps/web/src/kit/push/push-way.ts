// Whether this browser may have notices after the site was put on the home screen, apart from the code of each visit.
import type { Device, DeviceSigns } from '../../shell/shell.ts';
import { systemOf } from '../install/device-system.rules.ts';
import { type PushPermission, permissionOf } from './push-browser.ts';

/** iOS shows notices of sites on the home screen only, from this version on. */
const FIRST_IOS = { major: 16, minor: 4 } as const;

/** An iPad that calls itself a Macintosh tells its version in Safari alone: its other browsers send nobody to the guide. */
function isIosWithPush(signs: DeviceSigns): boolean {
  const version = / (?:OS |Version\/)(\d{1,3})[_.](\d{1,3})/.exec(signs.userAgent);
  if (!version || systemOf(signs).os !== 'ios') return false;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  return major > FIRST_IOS.major || (major === FIRST_IOS.major && minor >= FIRST_IOS.minor);
}

/** `install`: the home screen is the way to them. In the operator's own app nobody can put the site there. */
export function wayToPush(
  view: Window & typeof globalThis,
  { signs, officialApp }: Pick<Device, 'signs' | 'officialApp'>,
): PushPermission | 'install' {
  const permission = permissionOf(view);
  const found = signs();
  const isWay = permission === 'unsupported' && isIosWithPush(found) && !found.standalone && !officialApp();
  return isWay ? 'install' : permission;
}
