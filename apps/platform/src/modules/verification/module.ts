// Codes for people who are not logged in.
import type { InputOf } from '@foyer/contract';
import type { CallContext, House, Module } from '../../module.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { createMobileLookup } from '../member/reach-store.ts';
import type { CodeContent, CodePurpose, Codes } from './codes.ts';
import { mobileOf } from './mobile-number.ts';

/** What the message says does not show on the screen: who has an account is told to the owner of the number only. */
const contentOf = (action: CodePurpose, known: boolean): CodeContent => {
  if (action === 'register') return known ? 'taken' : 'code';
  return known ? 'code' : 'noAccount';
};

export const verificationModule = ({ db }: House, captcha: Captcha, codes: Codes) => {
  const hasAccount = createMobileLookup(db);
  const send = async (input: InputOf<'sms.noLogin'>, context: CallContext) => {
    const { merchant, ip, language, host } = context;
    const { countryDialingCode, mobileNum, action = 'register', loginDeviceId = null, ...proof } = input;
    const to = mobileOf(merchant, countryDialingCode, mobileNum);
    await captcha.require('sms', proof, context);
    const known = await hasAccount(merchant.code, to);
    const asker = { ip, deviceId: loginDeviceId, language, host };
    return codes.send({ merchant, purpose: action, channel: 'sms', to }, asker, contentOf(action, known));
  };
  return { name: 'verification', handlers: { 'sms.noLogin': send } } satisfies Module;
};
