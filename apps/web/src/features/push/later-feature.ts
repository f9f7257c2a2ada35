// PW-02: keeps the push token of the operator's app, which leaves with the session (SE-02).
import type { LaterFeature } from '../../kit/feature.ts';
import { onNativePushToken } from '../../kit/install/native-push.ts';
import { PUSH_TOKEN } from '../../shell/storage/keys.ts';

export const push: LaterFeature = {
  name: 'push',
  start: ({ store, clock }, view) => {
    onNativePushToken(view, (token) => {
      // The record tells when a token came: the same one again is no news.
      if (store.read(PUSH_TOKEN)?.token === token) return;
      // The options are those of a browser's subscription; an app has none.
      store.write(PUSH_TOKEN, { token, createTime: clock.now(), options: {} });
    });
  },
};
