import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { forgetIfRefused } from './refused-login.ts';
import { keepRemembered } from './remembered.ts';

const KEPT: readonly [boolean, string | null] = [true, null];
const WIPED: readonly [boolean, string | null] = [false, '0'];

test.each([
  ['AL-03', 'login.cred.err', WIPED],
  ['AL-03', 'not.exists.user', WIPED],
  ['AL-04', 'token_ip_different', [true, '0']],
  ['AL-03', 'login_verify_required', KEPT],
  ['AL-03', 'captcha.invalid', KEPT],
  // Another member may have been typed: only by itself does a device forget who is shut out.
  ['AL-03', 'member.excluded', KEPT],
] as const)('%s a refused manual log-in with %s leaves record and switch as specified', (_, errorCode, left) => {
  const storage = fakeStorage();
  const store = createStore(storage);
  keepRemembered(store, 'aurora', { type: 'username', name: 'demo', secret: 'ds1.x' });
  forgetIfRefused(store, { ok: true });
  forgetIfRefused(store, { ok: false, errorCode });
  const { local } = storage.kept;
  expect([local.has('MC_LOGIN_INFO'), local.get('MC_AUTO_LOGIN') ?? null]).toEqual(left);
});
