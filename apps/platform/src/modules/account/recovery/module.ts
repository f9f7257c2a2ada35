// Forgotten passwords and user names: a code to the number or address on file.
import type { Module } from '../../../module.ts';
import { confirmReset, sendReset } from './reset.service.ts';
import type { RecoveryServices } from './services.ts';

export const recoveryModule = (services: RecoveryServices) =>
  ({
    name: 'recovery',
    handlers: {
      'member.passwordReset': (input, context) => sendReset(services, input, context),
      'member.passwordResetConfirm': (input, context) => confirmReset(services, input, context),
    },
  }) satisfies Module;
