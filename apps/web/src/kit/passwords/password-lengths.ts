// The lengths of a new password, apart from the rules and their list of common passwords.
import type { PageSettings } from '@foyer/contract';
import type { PasswordLengths } from '@foyer/contract/password-rules';

/** Lengths where the operator's settings name none. @assumed */
const USUAL_LENGTHS: PasswordLengths = { minLength: 8, maxLength: 64 };

export const passwordLengths = ({ passwordRules }: PageSettings): PasswordLengths => passwordRules ?? USUAL_LENGTHS;
