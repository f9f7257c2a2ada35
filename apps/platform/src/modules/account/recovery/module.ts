// Forgotten passwords and user names: a code to the number or address on file.
import type { Module } from '../../../module.ts';
import type { RecoveryParts } from './parts.ts';
import { confirmReset, sendReset } from './reset.service.ts';

export const recoveryModule = (parts: RecoveryParts) =>
  ({
    name: 'recovery',
    handlers: {
      'member.passwordReset': (input, context) => sendReset(parts, input, context),
      'member.passwordResetConfirm': (input, context) => confirmReset(parts, input, context),
    },
  }) satisfies Module;
