// TK-01: the events of money that trackers get: when each happens, and what it says. The platform writes them down with
// the money; what delivers them to trackers, with the member's consent, reads them from there.

export interface MoneyEventRow {
  /** The moment, in words for the operator. */
  readonly when: string;
  /** What it happens once for. */
  readonly oncePer: 'order' | 'member';
  /** Which sum is its amount: what the member pays, or what reaches the balance. */
  readonly amount: 'paid' | 'credited';
  /** True where the operator has money by it: the fields of revenue carry the amount. */
  readonly isRevenue: boolean;
  /** DP-03: milliseconds from the moment until it is due. */
  readonly afterMs: number;
}

/** DP-03: an event follows a deposit by this time. */
const AFTER_DEPOSIT_MS = 2500;

/** @assumed The specification names the events and their fields, and of the moments only that an event follows a deposit by 2500 ms. */
export const moneyEvents = {
  depositSubmit: {
    when: 'The order of a deposit is taken',
    oncePer: 'order',
    amount: 'paid',
    isRevenue: false,
    afterMs: 0,
  },
  deposit: { when: 'A deposit is booked', oncePer: 'order', amount: 'paid', isRevenue: true, afterMs: 0 },
  firstDepositArrival: {
    when: 'The first deposit of a member reaches the balance',
    oncePer: 'member',
    amount: 'credited',
    isRevenue: true,
    afterMs: 0,
  },
  firstDeposit: {
    when: 'After the first deposit of a member',
    oncePer: 'member',
    amount: 'paid',
    isRevenue: true,
    afterMs: AFTER_DEPOSIT_MS,
  },
  redeposit: {
    when: 'After every later deposit',
    oncePer: 'order',
    amount: 'paid',
    isRevenue: true,
    afterMs: AFTER_DEPOSIT_MS,
  },
  withdraw: {
    when: 'A withdrawal is taken, and its money held',
    oncePer: 'order',
    amount: 'paid',
    isRevenue: false,
    afterMs: 0,
  },
} as const satisfies Readonly<Record<string, MoneyEventRow>>;

export type MoneyEventName = keyof typeof moneyEvents;

/** The events that a booked deposit makes. */
export const eventsOfDeposit = (isFirst: boolean): readonly MoneyEventName[] =>
  isFirst ? ['deposit', 'firstDepositArrival', 'firstDeposit'] : ['deposit', 'redeposit'];

/** TK-01: the fields of an event. Amounts are decimals of the currency: "49.25". */
export interface MoneyEventFields {
  readonly customerId: string;
  readonly customerName: string;
  readonly amount: string;
  readonly revenue: string;
  readonly value: string;
  readonly currency: string;
  readonly af_revenue: string;
  readonly af_currency: string;
  readonly eventID: string;
}

export interface MoneyEventSource {
  /** A hash: no tracker gets the id itself. */
  readonly customerId: string;
  /** Empty unless the operator turns it on. */
  readonly customerName: string;
  /** The same for the same event, so that it counts once. */
  readonly eventID: string;
  /** A decimal of the currency. */
  readonly amount: string;
  readonly currency: string;
}

const NO_REVENUE = '0';

/**
 * TK-01: the fields of a money event under the names that trackers read, those of AppsFlyer with `af_`. The amount passes as the decimal that
 * it is. The revenue of an event by which the operator has no money is "0".
 */
export function moneyEventFields(
  name: MoneyEventName,
  { customerId, customerName, eventID, amount, currency }: MoneyEventSource,
): MoneyEventFields {
  const revenue = moneyEvents[name].isRevenue ? amount : NO_REVENUE;
  return {
    customerId,
    customerName,
    amount,
    revenue,
    value: amount,
    currency,
    af_revenue: revenue,
    af_currency: currency,
    eventID,
  };
}
