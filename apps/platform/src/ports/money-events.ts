// Events of money for trackers: how a module publishes one with what it books.
import type { MoneyEventName } from '@foyer/contract/money-events';
import type { Tx } from '../db/database.ts';
import type { Merchant } from '../merchants/merchant.ts';

export interface MoneyEvent {
  readonly name: MoneyEventName;
  readonly merchant: Merchant;
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
}
