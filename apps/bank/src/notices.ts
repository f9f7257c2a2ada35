// Tells operators what became of a payment, again and again until they take it.
import type { Account } from './accounts.ts';
import { decimalOf } from './instructions.ts';
import type { PaymentState, Payments } from './payments.ts';
import { signedForm, signedJson } from './signatures.ts';

const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** What a notice says, in the dialect of the account. */
const requestOf = ({ dialect, key }: Account, payment: PaymentState): RequestInit => {
  const { orderId, result, noticeId, id, amount, currency, minorDigits } = payment;
  if (dialect === 'signedJson') {
    const body = JSON.stringify({
      event_id: noticeId,
      id: orderId,
      payment_id: id,
      status: result,
      amount_minor: amount,
      currency,
    });
    const seconds = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'X-Timestamp': seconds,
      'X-Signature': signedJson(key, seconds, body),
    };
    return { method: 'POST', headers, body };
  }
  const fields = {
    notifyId: noticeId ?? '',
    mchOrderNo: orderId,
    tradeNo: id,
    money: decimalOf(amount, minorDigits),
    ccy: currency,
    result: result === 'paid' ? 'SUCCESS' : 'FAIL',
    ts: String(Date.now()),
  };
  return { method: 'POST', body: new URLSearchParams({ ...fields, sign: signedForm(key, fields) }) };
};

const isTaken = async ({ dialect }: Account, response: Response): Promise<boolean> => {
  const text = await response.text();
  return response.ok && (dialect === 'signedForm' ? text.trim() === 'success' : true);
};

/** Sends a notice once; false where the operator did not take it in time, or before the bank stopped. */
const deliver = async (account: Account, payment: PaymentState, stopped: AbortSignal): Promise<boolean> => {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
    return await isTaken(
      account,
      await fetch(payment.noticeUrl, { ...requestOf(account, payment), signal, redirect: 'error' }),
    );
  } catch {
    return false;
  }
};

export interface Notices {
  /** Sends the notice of a decided payment once it is due, until it is taken; `times` sends it that often at least. */
  readonly send: (payment: PaymentState, times?: number) => void;
  /** Goes on with what a bank before this one could not deliver. */
  readonly resume: () => void;
  /** Drops what is on its way, to be told again by the next bank. Once it is done nothing more is written. */
  readonly stop: () => Promise<void>;
}

export function createNotices(accounts: ReadonlyMap<string, Account>, payments: Payments): Notices {
  const timers = new Set<NodeJS.Timeout>();
  const attempts = new Set<Promise<void>>();
  const stopping = new AbortController();

  const later = (milliseconds: number, work: () => void): void => {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
  };

  const attempt = async (payment: PaymentState, pauseMs: number): Promise<void> => {
    const account = accounts.get(payment.account);
    if (!account) return;
    if (await deliver(account, payment, stopping.signal)) payments.markNoticed(payment.id);
    else later(pauseMs, () => begin(payment, Math.min(pauseMs * 2, LONGEST_PAUSE_MS)));
  };

  const begin = (payment: PaymentState, pauseMs: number): void => {
    const running = attempt(payment, pauseMs).finally(() => attempts.delete(running));
    attempts.add(running);
  };

  const send = (payment: PaymentState, times = 1): void => {
    const sendNow = (): void => {
      for (let time = 0; time < times; time += 1) begin(payment, FIRST_PAUSE_MS);
    };
    const waitMs = payment.dueAt - Date.now();
    if (waitMs > 0) later(waitMs, sendNow);
    else sendNow();
  };

  return {
    send,
    resume: () => {
      for (const payment of payments.unnoticed()) send(payment);
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(attempts);
    },
  };
}
