// Error codes that the flow of a call's caller reacts to itself; all others go to the one error catalogue.
import type { BoundCallName } from './calls.ts';

const captchaCodes = ['captcha.required', 'captcha.invalid', 'captcha.unavailable'] as const;
/** `identity.invalid`: not this operator's token, used up, or too old. `channel.refused`: the operator does not offer the channel. */
const identityCodes = ['identity.invalid', 'channel.refused'] as const;
/** `verification.expired`: the challenge is over, the log-in begins anew. `method.refused`: a way that was not offered. */
const verifyCodes = [
  'login.cred.err',
  'verification.invalid',
  'verification.expired',
  'method.refused',
  'TOO_MANY_REQUEST_LOGIN',
] as const;
/** `stepup_required`: the same call again, with the password or a code of the authenticator. */
const stepUpCodes = ['stepup_required', 'password.wrong', 'code.invalid', 'TOO_MANY_REQUEST_LOGIN'] as const;
/** Of both registrations by form. */
export const registerCodes = [
  'username.invalid',
  'username.taken',
  'password.weak',
  'mobile.invalid',
  'mobile.taken',
  'country.refused',
  'code.invalid',
  'terms.outdated',
  'age.required',
  ...captchaCodes,
] as const;

export const callErrors = {
  'session.login': [
    'login_verify_required',
    'login.cred.err',
    'not.exists.user',
    'token_ip_different',
    'code.invalid',
    'TOO_MANY_REQUEST_LOGIN',
    ...captchaCodes,
  ],
  'session.verify': verifyCodes,
  'session.social': ['bind_customer_required', 'login_verify_required', ...identityCodes],
  'session.handoff': ['handoff.invalid'],
  'member.password': ['password.weak', ...stepUpCodes],
  'member.register': registerCodes,
  'member.registerMobile': registerCodes,
  'member.registerSocial': [
    'username.invalid',
    'username.taken',
    'terms.outdated',
    'age.required',
    'identity.taken',
    'mobile.taken',
    ...identityCodes,
  ],
  'member.linkSocial': ['identity.taken', ...identityCodes, ...stepUpCodes],
  'member.passwordReset': ['mobile.invalid', 'country.refused', ...captchaCodes],
  'member.passwordResetConfirm': ['code.invalid', 'password.weak'],
  'security.emailCode': ['email.invalid', 'TOO_MANY_REQUEST_SMS', ...stepUpCodes],
  'security.email': ['email.invalid', 'email.taken', ...stepUpCodes],
  'security.mobileCode': ['mobile.invalid', 'country.refused', 'TOO_MANY_REQUEST_SMS', ...stepUpCodes],
  'security.mobile': ['mobile.invalid', 'mobile.taken', 'country.refused', ...stepUpCodes],
  'security.enrol': ['method.refused', ...stepUpCodes],
  'security.enrolConfirm': ['authenticator.expired', ...stepUpCodes],
  'security.unenrol': ['method.last', ...stepUpCodes],
  'security.recoveryCodes': ['method.refused', ...stepUpCodes],
  'security.method': ['method.refused', 'method.last', ...stepUpCodes],
  'security.unlinkIdentity': ['identity.last', ...stepUpCodes],
  'sms.noLogin': ['mobile.invalid', 'country.refused', ...captchaCodes],
  'sms.login': [...verifyCodes, 'TOO_MANY_REQUEST_SMS'],
  'email.login': [...verifyCodes, 'TOO_MANY_REQUEST_SMS'],
  'system.status': ['domain_not_available'],
  'game.launch': ['game.unknown', 'game.unavailable'],
} as const satisfies { readonly [N in BoundCallName]?: readonly string[] };
