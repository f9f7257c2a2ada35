// Codes for people who are not logged in.
import type { House, Module } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Codes } from './codes.ts';

export const verificationModule = (_house: House, _captcha: Captcha, _codes: Codes) =>
  ({
    name: 'verification',
    handlers: {
      'sms.noLogin': async () => {
        throw new Refusal('service.unavailable');
      },
    },
  }) satisfies Module;
