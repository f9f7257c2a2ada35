// The slots on a feature's screens that other features fill, and their props.
import type { SocialChannel } from '@foyer/contract';
import type { ReactNode } from 'react';
import type { SessionStart } from '../shell/session/session-start.ts';

/** The view of the buttons of social accounts. */
export interface SocialButtons {
  readonly channels: readonly SocialChannel[];
  /** The channel whose log-in is under way. */
  readonly turning: SocialChannel | null;
  /** True while no button can be chosen. */
  readonly blocked: boolean;
  /** SO-06: the notices above the buttons. */
  readonly notes?: ReactNode;
}

/** The code behind the buttons. */
export interface SocialBehind {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => SocialButtons;
  /** Starts the log-in within the tap's event. */
  readonly choose: (channel: SocialChannel) => void;
  /** Starts the log-in of a button that was tapped before this code had loaded. */
  readonly chooseWhenReady: (channel: SocialChannel) => void;
  /** OV-05: the buttons are in sight; `rested`: for as long as one-tap waits. */
  readonly near: (rested: boolean) => void;
}

export interface SlotTable {
  /**
   * SO-01: the code behind the buttons of social accounts, on the log-in and on the registration, with the notices
   * below the buttons.
   */
  social: IdentitySlot & {
    readonly attach: (behind: SocialBehind) => () => void;
    /** True where the form above has the sentence of age and legal pages already. */
    readonly agreementAbove?: boolean;
  };
  /** PH-03: the fields for number and code where phone-auth sends the SMS, in place of the form's own. */
  phoneAuth: IdentitySlot;
  /** The notice above every page that names the member, where only a link has logged them in. */
  linkLogin: Record<never, never>;
  /** The strips that lead a member back to deposits that are not decided yet. */
  openDeposit: OpenOrderSlot;
  /** The strips that lead a member back to withdrawals that are not decided yet. */
  openWithdrawal: OpenOrderSlot;
  /** What members won today, near the end of home. */
  wins: Record<never, never>;
}

interface OpenOrderSlot {
  /** True where the page has no space at its sides. */
  readonly inset?: boolean;
}

interface IdentitySlot {
  readonly from: 'login' | 'register';
  /** The session has begun: closes the form and continues. */
  readonly onLoggedIn: (as: SessionStart) => void;
}

export type SlotName = keyof SlotTable;
