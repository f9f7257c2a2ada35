// SN-03: reads and stores the remembered login: the device secret, or else the password.
// No code needs this module before a log-in: forms `import()` it.
import type { LoginAnswer } from '@foyer/contract';
import { readSettings } from '../settings/settings.ts';
import type { Shell } from '../shell.ts';
import type { Store } from '../storage/store.ts';
import { AUTO_LOGIN, forgetLogin, REMEMBERED_LOGIN, type RememberedRecord } from './remembered-record.ts';

/** A remembered login, read. */
export interface RememberedLogin {
  readonly type: 'username' | 'sms';
  /** User name, or the number in E.164. */
  readonly name: string;
  /** Empty where only the number is kept: the code of a log-in by SMS is spent. */
  readonly secret: string;
}

const KEY_BYTES = 12;

const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
const textOf = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));

/** A key for one record: 16 characters. */
export const newRecordKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))));

/** Twice base64, the key in front of the inner one. It hides the secret from a glance, not from a reader. @assumed */
export const encodeSecret = (secret: string, key: string): string => btoa(key + base64Of(secret));

/** The secret, or null where key and text do not belong together. */
export function decodeSecret(encoded: string, key: string): string | null {
  try {
    const inner = atob(encoded);
    return inner.startsWith(key) ? textOf(inner.slice(key.length)) : null;
  } catch {
    return null;
  }
}

function loginOf(record: RememberedRecord): RememberedLogin | null {
  const secret = decodeSecret(record.password, record.key);
  const name = record.username ?? record.mobile;
  return secret === null || !name ? null : { type: record.type, name, secret };
}

/** Wipes what another operator left on this device. */
export function dropForeign(store: Store, merchant: string): void {
  const record = store.read(REMEMBERED_LOGIN);
  if (record && record.merchant !== merchant) store.remove(REMEMBERED_LOGIN);
}

/** The remembered login of this operator. A record of another operator, or one that cannot be read, is wiped. */
export function readRemembered(store: Store, merchant: string): RememberedLogin | null {
  dropForeign(store, merchant);
  const record = store.read(REMEMBERED_LOGIN);
  if (!record) return null;
  const login = loginOf(record);
  if (!login) store.remove(REMEMBERED_LOGIN);
  return login;
}

/** Writes the record; an older one is gone with it. */
export function keepRemembered(store: Store, merchant: string, { type, name, secret }: RememberedLogin): void {
  const key = newRecordKey();
  const account = type === 'sms' ? { mobile: name } : { username: name };
  store.write(REMEMBERED_LOGIN, { type, ...account, password: encodeSecret(secret, key), key, merchant });
}

/** The values that a person's own log-in or registration leaves on this device. */
export interface OwnLogin {
  readonly type: 'username' | 'sms';
  readonly name: string;
  /** The typed password; kept only where the back end issues no device secret. */
  readonly password: string;
  readonly answer: Pick<LoginAnswer, 'deviceSecret' | 'updatePassword'>;
  /** True where the person chose to be remembered. */
  readonly wanted: boolean;
}

/**
 * Keeps the login for the next time, or wipes what was kept before. A password that must be changed at once is not kept, and of a
 * log-in by SMS only the number @assumed.
 */
export function rememberLogin({ store, settings }: Pick<Shell, 'store' | 'settings'>, login: OwnLogin): void {
  const { type, name, password, answer, wanted } = login;
  if (!wanted || answer.updatePassword || !readSettings(settings).on.automaticLogin) {
    forgetLogin(store);
    return;
  }
  const secret = type === 'sms' ? '' : (answer.deviceSecret ?? password);
  keepRemembered(store, settings.merchant, { type, name, secret });
  store.write(AUTO_LOGIN, '1');
}
