// PW-02: the push token of the app around the page.
import { onPushToken, type PushPage } from '../../adapters/native-bridge/push-token.ts';

/** Hands on each token that the app has or gets; in a browser none. */
export const onNativePushToken = (view: object, take: (token: string) => void): void =>
  // The app puts its bridge among the names of the window.
  onPushToken(view as PushPage, take);
