// Version 3 of the vendor's captcha. Source: docs.geetest.com/captcha/apirefer/api/server and
// GeeTeam/gt3-server-node-express-sdk 3.1.1 (sdk/geetest_lib.js).
import { createHash } from 'node:crypto';
import { requestJson } from '../request-json.ts';
import type { CaptchaVendor, VendorAccount } from './port.ts';

const PUBLIC_API = 'https://api.geetest.com';
/** Digest that every account may use; the others must be agreed with the vendor first. */
const DIGEST = 'md5';
const RAW_CHALLENGE = /^[0-9a-f]{32}$/i;
const SDK = 'foyer:1';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export const geetestThree = ({ captchaId, key, api }: VendorAccount, timeoutMs?: number): CaptchaVendor => {
  const shared = { json_format: '1', sdk: SDK };

  const start: CaptchaVendor['start'] = async (visitorIp) => {
    const address = new URL('/register.php', api ?? PUBLIC_API);
    address.search = new URLSearchParams({
      ...shared,
      gt: captchaId,
      digestmod: DIGEST,
      client_type: 'h5',
      ip_address: visitorIp,
    }).toString();
    const raw = (await requestJson(address, null, timeoutMs))?.challenge;
    // The vendor answers "0" to an id it does not serve.
    return typeof raw === 'string' && RAW_CHALLENGE.test(raw) ? md5(raw + key) : null;
  };

  return {
    start,
    validate: async ({ challenge = '', seccode = '' }, visitorIp) => {
      const answer = await requestJson(
        new URL('/validate.php', api ?? PUBLIC_API),
        { ...shared, captchaid: captchaId, challenge, seccode, client_type: 'h5', ip_address: visitorIp },
        timeoutMs,
      );
      if (typeof answer?.seccode !== 'string') return 'unreachable';
      return answer.seccode === 'false' || answer.seccode === '' ? 'refused' : 'passed';
    },
    isAlive: async () => (await start('unknown')) !== null,
  };
};
