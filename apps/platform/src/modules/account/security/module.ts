// The member's security page, and the password.
import type { Module } from '../../../module.ts';
import { confirmEnrolment, enrol, removeAuthenticator, renewRecoveryCodes } from './authenticator.service.ts';
import { changeEmail, changeMobile, sendEmailCode, sendMobileCode } from './contact.service.ts';
import { switchMethod } from './method.service.ts';
import { overviewOf } from './overview.ts';
import { changePassword } from './password.service.ts';
import type { SecurityServices } from './services.ts';
import { endOne, endOthers, sessionsOf } from './sessions.service.ts';

export const securityModule = (services: SecurityServices) =>
  ({
    name: 'security',
    handlers: {
      'member.password': (input, context) => changePassword(services, input, context),
      'security.overview': (_, context) => overviewOf(services, context),
      'security.emailCode': (input, context) => sendEmailCode(services, input, context),
      'security.email': (input, context) => changeEmail(services, input, context),
      'security.mobileCode': (input, context) => sendMobileCode(services, input, context),
      'security.mobile': (input, context) => changeMobile(services, input, context),
      'security.enrol': (input, context) => enrol(services, input, context),
      'security.enrolConfirm': (input, context) => confirmEnrolment(services, input, context),
      'security.unenrol': (input, context) => removeAuthenticator(services, input, context),
      'security.recoveryCodes': (input, context) => renewRecoveryCodes(services, input, context),
      'security.method': (input, context) => switchMethod(services, input, context),
      'security.sessions': (_, context) => sessionsOf(services.platform, context),
      'security.endSession': ({ id }, context) => endOne(services.platform, id, context),
      'security.endOthers': (_, context) => endOthers(services.platform, context),
    },
  }) satisfies Module;
