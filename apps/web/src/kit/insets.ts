// Places on a feature's screens that another feature fills: what each place hands in. Features meet here and never import each other.
import type { SocialChannel } from '@foyer/contract';
import type { ReactNode } from 'react';

/** The view of the buttons of social accounts. */
export interface SocialButtons {
  readonly channels: readonly SocialChannel[];
  /** The one whose log-in is under way. */
  readonly turning: SocialChannel | null;
  /** None can be chosen now. */
  readonly blocked: boolean;
  /** SO-06: what is said above them. */
  readonly notes?: ReactNode;
}

/** The code behind the buttons. */
export interface SocialBehind {
  readonly subscribe: (seen: () => void) => () => void;
  readonly look: () => SocialButtons;
  /** Within the tap. */
  readonly choose: (channel: SocialChannel) => void;
  /** One that was tapped before all this was there. */
  readonly takeUp: (channel: SocialChannel) => void;
  /** OV-05: the buttons are in sight; `rested`: for as long as one-tap waits. */
  readonly near: (rested: boolean) => void;
}

export interface InsetTable {
  /** SO-01: what is behind the buttons of social accounts, on the log-in and on the registration, and what it says below them. */
  social: IdentityInset & { readonly attach: (behind: SocialBehind) => () => void };
  /** PH-03: number and code where SMS go through phone-auth, in place of the form's own. */
  phoneAuth: IdentityInset;
  /** Above every page: who is logged in, where only a link has said so. */
  linkLogin: Record<never, never>;
}

interface IdentityInset {
  readonly from: 'login' | 'register';
  /** The session has begun: closes the form and continues. */
  readonly entered: (as: 'loggedIn' | 'registered') => void;
}

export type InsetName = keyof InsetTable;
