// What a person enters to register, and what the operator asks of it.
import type { PageSettings } from '@foyer/contract';
import type { PhoneReading } from '../../shell/phone/phone.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './register.constants.ts';

export type RegisterMethod = PageSettings['register']['methods'][number];

export interface Entry {
  readonly method: RegisterMethod;
  readonly username: string;
  readonly password: string;
  /** Null while the phone field knows of none. */
  readonly mobile: PhoneReading | null;
  /** The code by SMS. */
  readonly code: string;
  /** Text of the image captcha. */
  readonly captcha: string;
  /** Of age, and the legal pages accepted. */
  readonly agreed: boolean;
  /** Stay logged in on this device. */
  readonly remember: boolean;
}

export interface Lengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/** What the operator asks for. */
export interface Demands {
  readonly methods: readonly RegisterMethod[];
  readonly username: Lengths;
  readonly password: Lengths;
  /** Mobile registration asks for a password of one's own. */
  readonly mobilePassword: boolean;
  /** RG-08: the image captcha stands in the form. */
  readonly imageCaptcha: boolean;
}

export const demandsOf = ({ register, passwordRules }: PageSettings): Demands => ({
  methods: register.methods,
  username: register.usernameRules,
  password: passwordRules ?? { minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH },
  mobilePassword: register.mobilePassword,
  imageCaptcha: register.captcha.enabled,
});

/** Nothing entered yet; the operator's first way to register is open. */
export const blankEntry = ({ methods }: Pick<Demands, 'methods'>): Entry => ({
  method: methods[0] ?? 'username',
  username: '',
  password: '',
  mobile: null,
  code: '',
  captcha: '',
  agreed: false,
  remember: false,
});

/** True where the chosen way asks for a password. */
export const asksPassword = ({ method }: Pick<Entry, 'method'>, { mobilePassword }: Demands): boolean =>
  method === 'username' || mobilePassword;
