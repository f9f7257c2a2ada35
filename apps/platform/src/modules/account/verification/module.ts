// Codes for people who are not logged in.
import { sql } from 'drizzle-orm';
import { deleteExpired } from '../../../db/in-portions.ts';
import type { Module } from '../../../module.ts';
import type { Captcha } from '../../foundation/captcha/api.ts';
import type { Codes } from './codes.ts';
import { mobileOf } from './mobile-number.ts';

interface VerificationServices {
  readonly captcha: Captcha;
  readonly codes: Codes;
}

export const verificationModule = ({ captcha, codes }: VerificationServices) =>
  ({
    name: 'verification',
    expired: [deleteExpired('verification_code', sql`expires_at < now()`)],
    handlers: {
      'sms.noLogin': async (input, context) => {
        const { merchant, ip, language, host } = context;
        const { countryDialingCode, mobileNum, action = 'register', loginDeviceId = null, ...proof } = input;
        const to = mobileOf(merchant, countryDialingCode, mobileNum);
        const isProven = await captcha.require('sms', proof, context);
        const requester = { ip, deviceId: loginDeviceId, isProven, language, host };
        return codes.send({ merchant, purpose: action, channel: 'sms', to }, requester);
      },
    },
  }) satisfies Module;
