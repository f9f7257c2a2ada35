// The input of a registration, the operator's requirements for it, and the problems it can have.
import type { PageSettings } from '@foyer/contract';
import { captchaBefore } from '../../kit/captcha/captcha.rules.ts';
import type { PhoneReading } from '../../kit/phone/phone.ts';
import type { Joined } from '../../shell/errors/joined-problems.ts';
import type { Problem } from '../../shell/errors/problem.rules.ts';

export type RegisterMethod = PageSettings['register']['methods'][number];

/** A number as calls carry it. */
export type EnteredNumber = Pick<PhoneReading, 'countryDialingCode' | 'mobileNum'>;

export interface RegisterEntry {
  readonly method: RegisterMethod;
  readonly username: string;
  readonly password: string;
  /** Null while the phone field has none. */
  readonly mobile: EnteredNumber | null;
  /** The code by SMS. */
  readonly code: string;
  /** The value of the image captcha's field; null while it gives none. */
  readonly captcha: string | null;
  /** Of age, and the legal pages accepted. */
  readonly agreed: boolean;
  /** Stay logged in on this device. */
  readonly remember: boolean;
}

export interface Lengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/** The requirements of the operator. */
export interface Demands {
  readonly methods: readonly RegisterMethod[];
  readonly username: Lengths;
  /** True where mobile registration requires a password. */
  readonly mobilePassword: boolean;
  /** RG-08: the image captcha stands in the form. */
  readonly imageCaptcha: boolean;
}

export const demandsOf = (settings: PageSettings): Demands => ({
  methods: settings.register.methods,
  username: settings.register.usernameRules,
  mobilePassword: settings.register.mobilePassword,
  imageCaptcha: captchaBefore('register', settings) === 'image',
});

/** Nothing entered yet; the operator's first registration method is open. */
export const blankEntry = ({ methods }: Pick<Demands, 'methods'>): RegisterEntry => ({
  method: methods[0] ?? 'username',
  username: '',
  password: '',
  mobile: null,
  code: '',
  captcha: null,
  agreed: false,
  remember: false,
});

/** The name that is checked and sent: spaces around it are a keyboard's, not a person's. */
export const nameOf = ({ username }: Pick<RegisterEntry, 'username'>): string => username.trim();

/** Returns true where the chosen method requires a password. */
export const requiresPassword = ({ method }: Pick<RegisterEntry, 'method'>, { mobilePassword }: Demands): boolean =>
  method === 'username' || mobilePassword;

/** The user name rules that the form shows: a name that keeps to `characters` here keeps to the edges as well. */
export const shownNameRules = ['length', 'characters', 'letter'] as const;
export type ShownNameRule = (typeof shownNameRules)[number];

/**
 * The password rules that the form shows. A member who registers by number has no name that the password could hold.
 */
export const shownPasswordRules = ({ method }: Pick<RegisterEntry, 'method'>) =>
  method === 'username' ? (['length', 'notTheName', 'notCommon'] as const) : (['length', 'notCommon'] as const);

/** The fields of the form, and the form as a whole. */
export type FormField = 'username' | 'mobile' | 'code' | 'password' | 'captcha' | 'agreed' | 'form';

/**
 * The problem that the form shows. `proposal`: a user name that is free, offered in place of one that is taken. `rule`:
 * the broken rule, which its list marks if it shows it.
 */
export type RegisterProblem = Joined<
  Problem<FormField> & {
    readonly proposal?: string;
    readonly rule?: string;
  }
>;

/** Returns the fields that the form shows now; the form as a whole shows the problems of all others. */
export function fieldsOf(entry: Pick<RegisterEntry, 'method'>, demands: Demands): readonly FormField[] {
  const account: readonly FormField[] = entry.method === 'username' ? ['username'] : ['mobile', 'code'];
  const password: readonly FormField[] = requiresPassword(entry, demands) ? ['password'] : [];
  const captcha: readonly FormField[] = demands.imageCaptcha ? ['captcha'] : [];
  return [...account, ...password, ...captcha, 'agreed'];
}
