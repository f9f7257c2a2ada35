// The member's security page, and the password.
import type { Module } from '../../../module.ts';
import { confirmEnrolment, enrol, removeAuthenticator, renewRecoveryCodes } from './authenticator.service.ts';
import { changeEmail, changeMobile, sendEmailCode, sendMobileCode } from './contact.service.ts';
import { overviewOf } from './overview.ts';
import type { SecurityParts } from './parts.ts';
import { changePassword } from './password.service.ts';
import { endOne, endOthers, sessionsOf } from './sessions.service.ts';
import { switchWay } from './way.service.ts';

export const securityModule = (parts: SecurityParts) =>
  ({
    name: 'security',
    handlers: {
      'member.password': (input, context) => changePassword(parts, input, context),
      'security.overview': (_, context) => overviewOf(parts, context),
      'security.emailCode': (input, context) => sendEmailCode(parts, input, context),
      'security.email': (input, context) => changeEmail(parts, input, context),
      'security.mobileCode': (input, context) => sendMobileCode(parts, input, context),
      'security.mobile': (input, context) => changeMobile(parts, input, context),
      'security.enrol': (input, context) => enrol(parts, input, context),
      'security.enrolConfirm': (input, context) => confirmEnrolment(parts, input, context),
      'security.unenrol': (input, context) => removeAuthenticator(parts, input, context),
      'security.recoveryCodes': (input, context) => renewRecoveryCodes(parts, input, context),
      'security.method': (input, context) => switchWay(parts, input, context),
      'security.sessions': (_, context) => sessionsOf(parts.platform, context),
      'security.endSession': ({ id }, context) => endOne(parts.platform, id, context),
      'security.endOthers': (_, context) => endOthers(parts.platform, context),
    },
  }) satisfies Module;
