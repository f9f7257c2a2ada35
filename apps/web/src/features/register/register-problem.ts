// The problems that can occur, and the fields of the form that they can belong to.
import type { Problem } from '../../shell/errors/problem.rules.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { asksPassword, type Demands, type RegisterEntry } from './register-entry.ts';

export type FieldName = 'username' | 'mobile' | 'code' | 'password' | 'captcha' | 'agreed' | 'form';

/** The problem that the form shows, and the field that it belongs to. */
export interface RegisterProblem extends Problem<FieldName> {
  /** A user name that is free, offered in place of one that is taken. */
  readonly proposal?: string;
}

/** RG-10: the alert of a refusal. */
export interface RefusalAlert {
  readonly title: TextKey;
  /** The platform's own message; empty where the platform sent none. */
  readonly message: string;
  readonly confirm: TextKey;
  readonly reference?: string;
}

/** Returns the fields that the form shows now; the form as a whole shows the problems of all others. */
export function shownFields(entry: Pick<RegisterEntry, 'method'>, demands: Demands): readonly FieldName[] {
  const who: readonly FieldName[] = entry.method === 'username' ? ['username'] : ['mobile', 'code'];
  const password: readonly FieldName[] = asksPassword(entry, demands) ? ['password'] : [];
  const captcha: readonly FieldName[] = demands.imageCaptcha ? ['captcha'] : [];
  return [...who, ...password, ...captcha, 'agreed'];
}
