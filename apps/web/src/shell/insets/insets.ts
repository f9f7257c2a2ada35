// Places on a feature's screens that another feature fills: what each place hands in. Features meet here and never import each other.

import type { SocialChannel } from '@foyer/contract';

export interface InsetTable {
  /** SO-01: the buttons of social accounts, on the log-in and on the registration. */
  social: IdentityInset & {
    /** The account that was tapped before the code for it was there: the log-in goes on with it. */
    readonly chosen: SocialChannel | null;
    /** Nobody has touched the page while the buttons stood there. */
    readonly rested: boolean;
  };
  /** PH-03: number and code where SMS go through phone-auth, in place of the form's own. */
  phoneAuth: IdentityInset;
}

interface IdentityInset {
  readonly from: 'login' | 'register';
  /** The session has begun: close, go on. */
  readonly entered: (as: 'loggedIn' | 'registered') => void;
}

export type InsetName = keyof InsetTable;
