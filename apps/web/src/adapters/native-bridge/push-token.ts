// PW-02: the push token of the operator's Android app, by a callback that the page provides.
import type { NativeBridge } from './port.ts';

/** The page as the app sees it. */
export interface PushPage {
  readonly FoyerNative?: Partial<NativeBridge>;
  onFoyerPushToken?: (token: unknown) => void;
}

/** Longest token that the calls take. */
const MAX_LENGTH = 4096;
const TOKEN = /^[\x21-\x7e]+$/;

/** Null: it is no token. */
export const readPushToken = (sent: unknown): string | null =>
  typeof sent === 'string' && sent.length <= MAX_LENGTH && TOKEN.test(sent) ? sent : null;

/** Hands on each token that the app has or gets; a page in a browser gets none. */
export function onPushToken(page: PushPage, take: (token: string) => void): void {
  const bridge = page.FoyerNative;
  if (typeof bridge !== 'object' || bridge === null) return;
  page.onFoyerPushToken = (sent) => {
    const token = readPushToken(sent);
    if (token !== null) take(token);
  };
  try {
    bridge.requestPushToken?.();
  } catch {
    // An app that throws may still call by itself.
  }
}
