// Registration by user name and by mobile number, and proposals of user names.
import type { Module } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import type { LoginParts } from '../session/login-service.ts';

export const registrationModule = (_parts: LoginParts) =>
  ({
    name: 'registration',
    handlers: {
      'member.register': async () => {
        throw new Refusal('service.unavailable');
      },
      'member.registerMobile': async () => {
        throw new Refusal('service.unavailable');
      },
      'member.autoUsername': async () => {
        throw new Refusal('service.unavailable');
      },
    },
  }) satisfies Module;
