// The second factor of a log-in: its codes and its verification.
import type { Module } from '../../../module.ts';
import { addressTries } from './challenge.service.ts';
import { expiredSecondFactors } from './expired.ts';
import type { SecondFactorParts } from './parts.ts';
import { sendByEmail, sendBySms } from './send-code.service.ts';
import { verify } from './verify.service.ts';

export const secondFactorModule = (parts: SecondFactorParts) =>
  ({
    name: 'second-factor',
    expired: expiredSecondFactors,
    handlers: {
      'session.verify': {
        tries: (_, context) => addressTries(parts, context),
        serve: (input, context) => verify(parts, input, context),
      },
      'sms.login': {
        tries: (_, context) => addressTries(parts, context),
        serve: (input, context) => sendBySms(parts, input, context),
      },
      'email.login': {
        tries: (_, context) => addressTries(parts, context),
        serve: (input, context) => sendByEmail(parts, input, context),
      },
    },
  }) satisfies Module;
