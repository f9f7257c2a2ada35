// Registrations by user name: each of a new member with a key of its own, sealed ahead.
import { randomBytes } from 'node:crypto';
import { seal, webCrypto } from '@foyer/envelope';
import { headersOf, MERCHANT } from './members.mjs';

const crypto = webCrypto(globalThis.crypto);
const REGISTER = { method: 'POST', path: '/wps/member/register', merchant: MERCHANT };

/** Letters for figures: names whose figures look like letters would be taken for one another. */
const LETTERS = 'abcdefghjk';

let made = 0;

/** Returns the body that a browser sends, without a device id: so many accounts of one device are refused. */
function payload(termsVersion) {
  made += 1;
  return {
    username: `member${String(made).replace(/\d/g, (figure) => LETTERS[figure])}`,
    password: 'river stone 41',
    registerMethod: 'H5',
    registerUrl: 'http://localhost/m/register',
    login: true,
    termsVersion,
    ofAge: true,
  };
}

/** `count` registrations, each sealed anew: the platform takes an envelope once. */
export async function sealRegistrations(platform, count) {
  const { value: key } = await (await fetch(`${platform}/wps/session/key/rsa?_=${Date.now()}`)).json();
  const { value: settings } = await (await fetch(`${platform}/wps/system/settings`)).json();
  return Promise.all(
    Array.from({ length: count }, async (_, visitor) => {
      const sealed = await seal({ ...REGISTER, payload: payload(settings.register.terms.version) }, key, crypto);
      const headers = { ...headersOf(visitor), 'Idempotency-Key': randomBytes(12).toString('hex'), ...sealed.headers };
      return { method: REGISTER.method, path: REGISTER.path, headers, body: sealed.body };
    }),
  );
}
