// Events of money for trackers: how a module publishes one with what it books.
import type { MoneyEventName } from '@foyer/contract/money-events';
import type { Tx } from '../db/database.ts';

/** What an event needs to know of its operator. */
interface TrackedMerchant {
  readonly code: string;
  /** Trackers learn the names of members. */
  readonly trackedNames: boolean;
  readonly settings: { readonly minorDigits: number };
}

export interface MoneyEvent {
  readonly name: MoneyEventName;
  readonly merchant: TrackedMerchant;
  readonly member: { readonly id: string; readonly userName: string };
  readonly orderId: string;
  /** What the member pays, and what reaches the balance, in minor units. */
  readonly paid: bigint;
  readonly credited: bigint;
  readonly currency: string;
  readonly at: Date;
}

export interface MoneyEvents {
  /** Publishes events if the caller's transaction commits; one that was published is not published again. */
  readonly publish: (tx: Tx, events: readonly MoneyEvent[]) => Promise<void>;
  /** Events as rows of JSON, for a statement that books and publishes. */
  readonly rowsOf: (events: readonly MoneyEvent[]) => readonly object[];
  /** The part of such a statement that publishes: what `rowsOf` answered stands in the column `events` (json) of the rows of `source`. */
  readonly publishing: (source: string) => string;
}
