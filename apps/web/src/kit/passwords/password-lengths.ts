// The lengths of a new password, in a file apart from the rules. The rules import a list of common passwords, and a
// page shows lengths before anybody types.
import type { PageSettings } from '@foyer/contract';
import type { PasswordLengths } from '@foyer/contract/password-rules';

/** Lengths where the operator's settings name none. @assumed */
const USUAL_LENGTHS: PasswordLengths = { minLength: 8, maxLength: 64 };

export const passwordLengths = ({ passwordRules }: PageSettings): PasswordLengths => passwordRules ?? USUAL_LENGTHS;
