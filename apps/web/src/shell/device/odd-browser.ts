// Browsers in which social accounts cannot be used as elsewhere: looked for on every page that offers them, so it stands apart from what
// is done about it.
import { isPrivate, privateSigns } from '../storage/private-browsing.ts';
import { hostAppOf } from './in-app-browser.ts';

/** True inside another app, and in private browsing (SO-06). */
export const isOdd = async (view: Window & typeof globalThis): Promise<boolean> =>
  hostAppOf(view.navigator.userAgent) !== null || isPrivate(privateSigns(view));
