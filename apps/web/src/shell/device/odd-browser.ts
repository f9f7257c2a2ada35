// Detects browsers in which social accounts do not work, apart from the reaction to them.
import { isPrivate, privateSigns } from '../storage/private-browsing.ts';
import { hostAppOf } from './in-app-browser.ts';

/** True inside another app, and in private browsing (SO-06). */
export const isOdd = async (view: Window & typeof globalThis): Promise<boolean> =>
  hostAppOf(view.navigator.userAgent) !== null || isPrivate(privateSigns(view));
