import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import {
  decodeSecret,
  encodeSecret,
  keepRemembered,
  newRecordKey,
  readRemembered,
  rememberLogin,
} from './remembered.ts';
import { forgetLogin, REMEMBERED_LOGIN } from './remembered-record.ts';

const site = examples['system.settings'].output;
const switched = (on: boolean) => ({ ...site, whitelabel: { ...site.whitelabel, MOBILEAUTOLOGIN3: on } });
const DEVICE_SECRET = `ds1.${'s'.repeat(43)}`;
const answer = { deviceSecret: DEVICE_SECRET, updatePassword: false };
const own = { type: 'username', name: 'demo', password: 'typed words', answer, wanted: true } as const;

function device() {
  const storage = fakeStorage();
  const store = createStore(storage);
  const record = (): unknown => JSON.parse(storage.kept.local.get('MC_LOGIN_INFO') ?? 'null');
  return { storage, store, record, autoLogin: () => storage.kept.local.get('MC_AUTO_LOGIN') };
}

describe('the encoding of the record', () => {
  test.each([
    ['demo', 'k', 'a1pHVnRidz09'],
    ['', '0123456789abcdef', 'MDEyMzQ1Njc4OWFiY2RlZg=='],
    ['ds1.AbC_-9', 'QUJDREVGR0hJSktM', 'UVVKRFJFVkdSMGhKU2t0TVpITXhMa0ZpUTE4dE9RPT0='],
    ['mật khẩu 🐉', 'Zm95ZXI=', 'Wm05NVpYST1iZUc2clhRZ2Eyamh1cWwxSVBDZmtJaz0='],
  ])('SN-03 "%s" with the key %s is twice base64', (secret, key, encoded) => {
    expect(encodeSecret(secret, key)).toBe(encoded);
    expect(decodeSecret(encoded, key)).toBe(secret);
  });

  test.each(['', ' ', 'mật khẩu 🐉', 'x'.repeat(4096), 'ဝင်ပါ'])('SN-03 decodes to the same text: %s', (secret) => {
    const key = newRecordKey();
    expect(decodeSecret(encodeSecret(secret, key), key)).toBe(secret);
  });

  test('SN-03 every record has its own key, and the secret is not readable at a glance', () => {
    expect(newRecordKey()).not.toBe(newRecordKey());
    expect(newRecordKey()).toHaveLength(16);
    expect(encodeSecret('typed words', newRecordKey())).not.toContain('typed');
  });

  test.each([
    ['another key', encodeSecret('x', 'one'), 'two'],
    ['no base64', '%%%', 'one'],
    ['no text', btoa(`one${btoa('\xff\xfe')}`), 'one'],
  ])('SN-03 %s gives nothing', (_, encoded, key) => {
    expect(decodeSecret(encoded, key)).toBeNull();
  });
});

describe('the record of a device', () => {
  test('SN-03 a log-in by name stores only type, username, password, key and merchant', () => {
    const { store, record } = device();
    keepRemembered(store, 'aurora', { type: 'username', name: 'demo', secret: DEVICE_SECRET });
    expect(Object.keys(record() as object).sort()).toEqual(['key', 'merchant', 'password', 'type', 'username']);
    expect(readRemembered(store, 'aurora')).toEqual({ type: 'username', name: 'demo', secret: DEVICE_SECRET });
  });

  test('SN-03 every stored record has a fresh random key', () => {
    const keys = [1, 2].map(() => {
      const { store } = device();
      keepRemembered(store, 'aurora', { type: 'username', name: 'demo', secret: DEVICE_SECRET });
      return store.read(REMEMBERED_LOGIN)?.key;
    });
    expect(keys[0]).toMatch(/^.{16}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('SN-03 a log-in by number stores mobile in place of username', () => {
    const { store, record } = device();
    keepRemembered(store, 'aurora', { type: 'sms', name: '+639171234567', secret: '' });
    expect(record()).toMatchObject({ type: 'sms', mobile: '+639171234567', merchant: 'aurora' });
    expect(readRemembered(store, 'aurora')).toEqual({ type: 'sms', name: '+639171234567', secret: '' });
  });

  test('SN-03 the record of another operator is cleared unread', () => {
    const { store, record } = device();
    keepRemembered(store, 'lotus', { type: 'username', name: 'demo', secret: DEVICE_SECRET });
    expect(readRemembered(store, 'aurora')).toBeNull();
    expect(record()).toBeNull();
  });

  test.each([
    [
      'text that cannot be decoded',
      { type: 'username', username: 'demo', password: '%', key: 'k', merchant: 'aurora' },
    ],
    [
      'no name in it',
      { type: 'username', username: '', password: encodeSecret('x', 'k'), key: 'k', merchant: 'aurora' },
    ],
  ])('SN-03 a record with %s is cleared', (_, found) => {
    const { store, record } = device();
    store.write(REMEMBERED_LOGIN, found as never);
    expect(readRemembered(store, 'aurora')).toBeNull();
    expect(record()).toBeNull();
  });

  test.each([
    ['neither name nor number', { type: 'username' }],
    ['another type', { type: 'firebase', username: 'demo' }],
  ])('SN-03 %s is not a record', (_, who) => {
    expect(REMEMBERED_LOGIN.shape({ password: 'x', key: 'k', merchant: 'aurora', ...who })).toBeNull();
  });
});

describe('after a manual log-in', () => {
  test('SN-03 the device secret is stored where there is one, never what was typed', () => {
    const { store, storage, autoLogin } = device();
    rememberLogin({ store, settings: switched(true) }, own);
    expect(readRemembered(store, site.merchant)?.secret).toBe(DEVICE_SECRET);
    expect(JSON.stringify([...storage.kept.local])).not.toContain(btoa('typed words').slice(0, 8));
    expect(autoLogin()).toBe('1');
  });

  test('SN-03 a back end without device secrets stores the password', () => {
    const { store } = device();
    rememberLogin({ store, settings: switched(true) }, { ...own, answer: { updatePassword: false } });
    expect(readRemembered(store, site.merchant)?.secret).toBe('typed words');
  });

  test('SN-03 a log-in by SMS stores the number, not its code', () => {
    const { store } = device();
    rememberLogin({ store, settings: switched(true) }, { ...own, type: 'sms', name: '+63917', password: '123456' });
    expect(readRemembered(store, site.merchant)).toEqual({ type: 'sms', name: '+63917', secret: '' });
  });

  test.each([
    ['the member did not request it', switched(true), { ...own, wanted: false }],
    ['the operator has it off', switched(false), own],
    ['the password must be changed at once', switched(true), { ...own, answer: { ...answer, updatePassword: true } }],
  ])('SW-01 SN-03 where %s, the previous record is cleared', (_, settings, login) => {
    const { store, record, autoLogin } = device();
    keepRemembered(store, site.merchant, { type: 'username', name: 'before', secret: 'x' });
    rememberLogin({ store, settings }, login);
    expect([record(), autoLogin()]).toEqual([null, '0']);
  });

  test('SN-03 forgetting clears the record and switches automatic log-in off', () => {
    const { store, record, autoLogin } = device();
    rememberLogin({ store, settings: switched(true) }, own);
    forgetLogin(store);
    expect([record(), autoLogin()]).toEqual([null, '0']);
  });
});
