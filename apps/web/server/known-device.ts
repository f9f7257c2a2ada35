// The log-in page is the same for everybody and cached, but its title is not: it welcomes those back who have logged in
// on the device before. The page has both titles, and only the browser knows which one is right. This script decides
// before the first paint, so that no title is seen to change; the app then keeps the right one alone.
import { KNOWN_DEVICE } from '../src/shell/session/known-device.ts';

/** Class of the document on a device that somebody has logged in on; login.module.css reads it. */
export const KNOWN_CLASS = 'known-device';

/** Runs in the head of the log-in page. Where storage is blocked, everybody is new. */
export const knownDeviceScript = `try{localStorage.getItem('${KNOWN_DEVICE.name}')==='1'&&(document.documentElement.className+=' ${KNOWN_CLASS}')}catch(e){}`;
