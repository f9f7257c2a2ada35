// The bridge that the operator's Android app puts into the page, as docs/native-bridge.md has it. @assumed
import type { SocialChannel } from '@foyer/contract';

/** `window.FoyerNative`: what the app offers. */
export interface NativeBridge {
  /** Begins a log-in in the provider's own app, which passes the result to `window.onFoyerSocialLogin`. */
  readonly socialLogin: (channel: SocialChannel) => void;
  /** Version of the app, as 2.4.39. */
  readonly appVersion: () => string;
  /** Downloads a file of the app and begins its installation. */
  readonly download: (address: string) => void;
  /** TK-03: the ids of this installation, as JSON with the names of s2s_info. */
  readonly attribution: () => string;
  /** Asks for the push token, which the app passes to `window.onFoyerPushToken`. */
  readonly requestPushToken: () => void;
  /** Takes away the app's splash, which covers the page while it loads. */
  readonly hideSplash: () => void;
  /** Takes away the app's loading indicator. */
  readonly hideLoading: () => void;
}

/** The answer of the native app. */
export type NativeAnswer =
  | { readonly type: 'token'; readonly idToken?: string; readonly accessToken?: string; readonly secret?: string }
  | { readonly type: 'cancelled' }
  /** SO-09: the text began with 'Failure'. */
  | { readonly type: 'failure'; readonly text: string };

export interface NativeLogin {
  readonly socialLogin: (channel: SocialChannel, answered: (answer: NativeAnswer) => void) => void;
}
