// The bank's payments: kept in memory, and as lines of a file from which a restarted bank reads them again.

import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a payment is paid, in the bank's words. */
export type Method = 'bankTransfer' | 'card' | 'eWallet' | 'pix' | 'virtualWallet';

export interface Payment {
  /** The bank's own id; opens the page on which it is paid. */
  readonly id: string;
  /** Code of the operator whose account it belongs to. */
  readonly account: string;
  /** The operator's id. */
  readonly orderId: string;
  readonly method: Method;
  /** Minor units, as digits. */
  readonly amount: string;
  readonly currency: string;
  readonly minorDigits: number;
  /** BCP 47: the language of the payer. */
  readonly language?: string | undefined;
  readonly returnUrl: string;
  readonly noticeUrl: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export type Result = 'paid' | 'failed';

/** A payment with what the payer decided. */
export interface PaymentState extends Payment {
  readonly result: Result | null;
  /** Milliseconds since the epoch: the operator does not hear of the result before. 0 where it hears at once. */
  readonly dueAt: number;
  /** Id of the notice that tells the result. */
  readonly noticeId: string | null;
  /** The operator has taken the notice. */
  readonly isNoticed: boolean;
}

type Line =
  | { readonly kind: 'created'; readonly payment: Payment }
  | {
      readonly kind: 'decided';
      readonly id: string;
      readonly result: Result;
      readonly noticeId: string;
      /** Missing where the operator hears of it at once. */
      readonly dueAt?: number | undefined;
    }
  | { readonly kind: 'noticed'; readonly id: string };

export interface Payments {
  /** The payment of an operator's order, which is made once. */
  readonly open: (payment: Omit<Payment, 'id'>) => PaymentState;
  readonly byId: (id: string) => PaymentState | null;
  readonly byOrder: (account: string, orderId: string) => PaymentState | null;
  /** Decides once: a second decision changes nothing. */
  readonly decide: (id: string, result: Result, dueAt?: number) => PaymentState | null;
  readonly markNoticed: (id: string) => void;
  /** Decided payments whose operator does not know yet, those that are not due included. */
  readonly unnoticed: () => readonly PaymentState[];
}

/** The payment as its operator may know it now. */
export const asTold = (payment: PaymentState): PaymentState =>
  Date.now() < payment.dueAt ? { ...payment, result: null, noticeId: null } : payment;

const newId = (): string => randomBytes(16).toString('base64url');

/** A line that was cut off by a crash is the last one: it was never answered. */
const readLines = (file: string): Line[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((text) => {
    try {
      return text === '' ? [] : [JSON.parse(text) as Line];
    } catch {
      return [];
    }
  });

/** Opens the payments kept in `folder`. */
export function openPayments(folder: string): Payments {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'payments.jsonl');
  const states = new Map<string, PaymentState>();
  const ids = new Map<string, string>();
  const orderKey = (account: string, orderId: string): string => `${account}|${orderId}`;

  const apply = (line: Line): void => {
    if (line.kind === 'created') {
      const { payment } = line;
      states.set(payment.id, { ...payment, result: null, dueAt: 0, noticeId: null, isNoticed: false });
      ids.set(orderKey(payment.account, payment.orderId), payment.id);
      return;
    }
    const state = states.get(line.id);
    if (!state) return;
    if (line.kind === 'noticed') states.set(line.id, { ...state, isNoticed: true });
    else states.set(line.id, { ...state, result: line.result, dueAt: line.dueAt ?? 0, noticeId: line.noticeId });
  };
  const write = (line: Line): void => {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    apply(line);
  };
  for (const line of readLines(file)) apply(line);

  const byId = (id: string): PaymentState | null => states.get(id) ?? null;
  const byOrder = (account: string, orderId: string) => byId(ids.get(orderKey(account, orderId)) ?? '');

  return {
    byId,
    byOrder,
    open: (payment) => {
      const known = byOrder(payment.account, payment.orderId);
      if (known) return known;
      const id = newId();
      write({ kind: 'created', payment: { ...payment, id } });
      return byId(id) as PaymentState; // written in the line before
    },
    decide: (id, result, dueAt) => {
      if (byId(id)?.result === null) write({ kind: 'decided', id, result, noticeId: newId(), dueAt });
      return byId(id);
    },
    markNoticed: (id) => write({ kind: 'noticed', id }),
    unnoticed: () => [...states.values()].filter(({ result, isNoticed }) => result !== null && !isNoticed),
  };
}
