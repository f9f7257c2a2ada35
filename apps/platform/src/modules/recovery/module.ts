// Forgotten passwords and user names: a code to the number or address on file.
import type { Module } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import type { LoginParts } from '../session/login-service.ts';

export const recoveryModule = (_parts: LoginParts) =>
  ({
    name: 'recovery',
    handlers: {
      'member.passwordReset': async () => {
        throw new Refusal('service.unavailable');
      },
      'member.passwordResetConfirm': async () => {
        throw new Refusal('service.unavailable');
      },
    },
  }) satisfies Module;
