// Version 4 of the vendor's captcha, as its documentation has it.
// Source: docs.geetest.com/BehaviorVerification/apirefer/api/server, …/deploy/server,
// docs.geetest.com/gt4/apirefer/errorcode/server.
import { createHmac } from 'node:crypto';
import { requestJson } from '../request-json.ts';
import type { CaptchaVendor, VendorAccount, VendorProof } from './port.ts';

const PUBLIC_API = 'https://gcaptcha4.geetest.com';
/** "runtime error: an undefined error of an abnormal process": the vendor's fault, not the proof's. */
const RUNTIME_ERROR = '-50000';

export const geetestFour = ({ captchaId, key, api }: VendorAccount, timeoutMs?: number): CaptchaVendor => {
  const question = ({ lot_number = '', captcha_output = '', pass_token = '', gen_time = '' }: VendorProof) => {
    const address = new URL('/validate', api ?? PUBLIC_API);
    address.search = new URLSearchParams({ captcha_id: captchaId }).toString();
    const sign_token = createHmac('sha256', key).update(lot_number).digest('hex');
    return requestJson(address, { lot_number, captcha_output, pass_token, gen_time, sign_token }, timeoutMs);
  };

  return {
    start: async () => null,
    validate: async (proof) => {
      const answer = await question(proof);
      if (answer?.result === 'success') return 'passed';
      const readable =
        answer?.result === 'fail' || (answer?.status === 'error' && String(answer.code) !== RUNTIME_ERROR);
      return readable ? 'refused' : 'unreachable';
    },
    // An empty proof is refused by a vendor that is there (-50302: no serial number).
    isAlive: async () => (await question({})) !== null,
  };
};
