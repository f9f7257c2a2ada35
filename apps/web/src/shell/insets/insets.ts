// Places on a feature's screens that another feature fills: what each place hands in. Features meet here and never import each other.

export interface InsetTable {
  /** SO-01: the buttons of social accounts, on the log-in and on the registration. */
  social: IdentityInset;
  /** PH-03: number and code where SMS go through phone-auth, in place of the form's own. */
  phoneAuth: IdentityInset;
}

interface IdentityInset {
  readonly from: 'login' | 'register';
  /** The session has begun: close, go on. */
  readonly entered: (as: 'loggedIn' | 'registered') => void;
}

export type InsetName = keyof InsetTable;
