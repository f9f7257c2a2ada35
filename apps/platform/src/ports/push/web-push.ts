// Web Push: encrypted for one browser (RFC 8291), and signed with the operator's keys (RFC 8292).
import { Agent } from 'undici';
import webPush from 'web-push';
import { lookupPublic } from './public-address.ts';
import { type Pushed, type PushNotice, pushedBy } from './push.ts';
import type { WebPushSubscription } from './web-push-token.rules.ts';

/** The pair by which push services know an operator, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** News of yesterday is of no use to a phone that was off @assumed */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 8000;
const MOST_BYTES = 16 * 1024;

const limits = {
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
  maxResponseSize: MOST_BYTES,
};
/** Connects to addresses of the internet alone, whatever the name server says. */
const outside = new Agent({ ...limits, connect: { timeout: TIMEOUT_MS, lookup: lookupPublic } });
/** For a push service on this machine. */
const inside = new Agent({ ...limits, connect: { timeout: TIMEOUT_MS } });

/** Sends to one browser. Redirects are not followed. `subject`: where a push service reaches the operator. */
export const sendWebPush = async (
  { endpoint, p256dh, auth }: WebPushSubscription,
  notice: PushNotice,
  { keys, subject }: { readonly keys: VapidKeys; readonly subject: string },
): Promise<Pushed> => {
  try {
    const made = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject, ...keys },
      TTL: TTL_SECONDS,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
    const { origin, pathname, search, protocol } = new URL(endpoint);
    const headers = Object.fromEntries(Object.entries(made.headers).map(([name, value]) => [name, String(value)]));
    const { statusCode, body } = await (protocol === 'http:' ? inside : outside).request({
      ...{ origin, path: pathname + search, method: 'POST', headers },
      body: made.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body.dump();
    return pushedBy(statusCode);
  } catch {
    return 'failed';
  }
};
