// The second factor of a log-in: its codes and its verification.
import type { Module } from '../../../module.ts';
import { addressTries } from './challenge.service.ts';
import { expiredSecondFactors } from './expired.ts';
import { secondFactorData } from './member-data.ts';
import { sendByEmail, sendBySms } from './send-code.service.ts';
import type { SecondFactorServices } from './services.ts';
import { verify } from './verify.service.ts';

export const secondFactorModule = (services: SecondFactorServices) =>
  ({
    name: 'second-factor',
    memberData: secondFactorData(services.platform),
    expired: expiredSecondFactors,
    handlers: {
      'session.verify': {
        tries: (_, context) => addressTries(services, context),
        serve: (input, context) => verify(services, input, context),
      },
      'sms.login': {
        tries: (_, context) => addressTries(services, context),
        serve: (input, context) => sendBySms(services, input, context),
      },
      'email.login': {
        tries: (_, context) => addressTries(services, context),
        serve: (input, context) => sendByEmail(services, input, context),
      },
    },
  }) satisfies Module;
