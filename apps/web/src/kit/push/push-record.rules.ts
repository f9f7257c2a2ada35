// PU-02: the record of a browser's subscription, and when it is no longer good.
import type { PushRecord } from '../../shell/storage/push-token-key.ts';

/** The specification's number: 7 days. */
const RENEW_AFTER_MS = 604_800_000;

export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly swScope: string;
  readonly vapidKey: string;
}

export const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** The bytes of a key, as the browser subscribes with them. */
export const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

/** The token of a browser names where its pushes go, and the keys they are encrypted with. */
export const recordOf = ({ endpoint, p256dh, auth, swScope, vapidKey }: Subscribed, now: number): PushRecord => ({
  token: base64url(new TextEncoder().encode(JSON.stringify({ endpoint, p256dh, auth }))),
  createTime: now,
  options: { auth, p256dh, endpoint, swScope, vapidKey },
});

/** The record of the operator's app has no options. */
export const isOfApp = ({ options }: PushRecord): boolean => options.endpoint === undefined;

/** A clock that went back counts as old, too: nobody knows how old it is. */
export const isOld = ({ createTime }: PushRecord, now: number): boolean =>
  now - createTime >= RENEW_AFTER_MS || createTime > now;
