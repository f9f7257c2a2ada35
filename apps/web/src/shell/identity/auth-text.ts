// PH-04: the message for an error of the identity service: our text, its code and message.
import type { TextKey, TextValues } from '../i18n/texts.ts';

/** The known facts of an error: its code `auth/…`, and the service's message. */
export interface AuthError {
  readonly code: string;
  readonly reason: string;
}

export interface AuthText {
  readonly text: TextKey;
  readonly code: string;
  readonly reason: string;
}

/** The service's codes: https://firebase.google.com/docs/auth/admin/errors and the reference of its web SDK. */
const texts: Readonly<Record<string, TextKey>> = {
  'auth/unknown': 'identity.unknown',
  'auth/code-expired': 'identity.codeExpired',
  'auth/session-expired': 'identity.codeExpired',
  'auth/missing-verification-id': 'identity.codeExpired',
  'auth/invalid-verification-id': 'identity.codeExpired',
  'auth/invalid-verification-code': 'identity.codeWrong',
  'auth/missing-verification-code': 'identity.codeMissing',
  'auth/invalid-phone-number': 'identity.numberWrong',
  'auth/missing-phone-number': 'identity.numberMissing',
  'auth/captcha-check-failed': 'identity.captchaFailed',
  'auth/invalid-app-credential': 'identity.captchaFailed',
  'auth/missing-app-credential': 'identity.captchaFailed',
  'auth/too-many-requests': 'identity.tooMany',
  'auth/quota-exceeded': 'identity.tooMany',
  'auth/user-disabled': 'identity.userDisabled',
  'auth/network-request-failed': 'identity.unreachable',
  'auth/timeout': 'identity.timeout',
  'auth/popup-blocked': 'identity.blocked',
  'auth/web-storage-unsupported': 'identity.storageBlocked',
  'auth/operation-not-allowed': 'identity.notOffered',
  'auth/unauthorized-domain': 'identity.notOffered',
  'auth/app-not-authorized': 'identity.notOffered',
  'auth/invalid-api-key': 'identity.notOffered',
  'auth/invalid-credential': 'identity.notAccepted',
  'auth/missing-or-invalid-nonce': 'identity.notAccepted',
  'auth/invalid-auth-event': 'identity.startAgain',
  'auth/internal-error': 'identity.providerFailed',
};

/** Codes that mean the same as the one that the specification names. */
const expired: ReadonlySet<string> = new Set([
  'auth/session-expired',
  'auth/missing-verification-id',
  'auth/invalid-verification-id',
]);

/** Returns the text of an error. Unknown codes become `auth/unknown`, and all expiries become `auth/code-expired`. */
export function authText({ code, reason }: AuthError): AuthText {
  const shown = expired.has(code) ? 'auth/code-expired' : texts[code] ? code : 'auth/unknown';
  // The service puts its name and the code around its words.
  const words = reason.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[a-z0-9-]+\)\.?$/, '');
  return { text: texts[shown] ?? 'identity.unknown', code: shown, reason: words || code };
}

/** The service speaks English: isolated, its full stop stays at its end in texts from right to left. */
export const whole = (reason: string): string => `\u2068${reason}\u2069`;

/** The whole message: the text, a 'Code:' line and a 'Reason:' line. */
export function authMessage(error: AuthError, t: (key: TextKey, values?: TextValues) => string): string {
  const { text, code, reason } = authText(error);
  return [t(text), t('identity.code', { code }), t('identity.reason', { reason: whole(reason) })].join('\n');
}
