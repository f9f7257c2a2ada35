// Messages to people: how a module hands one over, wherever it goes from there.
import type { Database, Tx } from '../db/database.ts';

/** `notice` is the member's own inbox on the site; the others leave the platform. */
export type Channel = 'sms' | 'email' | 'notice';

export interface OutgoingMessage {
  readonly merchant: string;
  readonly channel: Channel;
  /** Phone number, address or account. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export interface Outbox {
  /** False where nobody would ever take such a message on: no provider, and no demo whose page shows it. */
  readonly carries: (channel: Channel) => boolean;
  /** Hands a message over; within a transaction it goes only if that commits. */
  readonly send: (on: Database | Tx, message: OutgoingMessage) => Promise<void>;
}
