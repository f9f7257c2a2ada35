// The operator's wallet as the simulator asks it, in the dialect of the account.
import type { Account } from './accounts.ts';
import { signedForm, signedJson } from './signatures.ts';

const TIMEOUT_MS = 8_000;

export type WalletCall =
  | { readonly do: 'balance'; readonly session: string }
  | {
      readonly do: 'debit';
      readonly session: string;
      readonly transaction: string;
      readonly round: string;
      /** Minor units. */
      readonly amount: bigint;
    }
  | { readonly do: 'credit'; readonly transaction: string; readonly round: string; readonly amount: bigint }
  | { readonly do: 'rollback'; readonly transaction: string; readonly debit: string };

export type Refusal = 'funds' | 'session' | 'closed' | 'other';

/** Null: nobody knows whether it was booked. */
export type WalletAnswer =
  | { readonly ok: true; readonly balance: bigint | null }
  | { readonly ok: false; readonly why: Refusal }
  | null;

export interface Money {
  readonly currency: string;
  readonly minorDigits: number;
}

/** Where an operator's wallet stands, and the money it holds. */
export interface WalletPlace extends Money {
  /** Without a slash at its end. */
  readonly url: string;
}

/** "12.50" of 1250 minor units with two digits. */
export const decimalOf = (minorUnits: bigint, digits: number): string => {
  const text = String(minorUnits).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** Minor units of "12.50" with two digits. */
const minorUnitsOf = (decimal: string, digits: number): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(digits, '0'));
};

const now = (): string => String(Math.floor(Date.now() / 1000));

const send = async (url: string, headers: Record<string, string>, body: string) => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers,
    body,
  });
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
};

const jsonRefusals: Readonly<Record<string, Refusal>> = {
  insufficient_funds: 'funds',
  session_unknown: 'session',
  play_closed: 'closed',
};

const askJson = async ({ key }: Account, { url, currency }: WalletPlace, call: WalletCall): Promise<WalletAnswer> => {
  const body = JSON.stringify({
    ...('session' in call && { session: call.session }),
    ...('transaction' in call && { transaction_id: call.transaction }),
    ...('round' in call && { round_id: call.round, amount_minor: String(call.amount), currency }),
    ...('debit' in call && { debit_id: call.debit }),
  });
  const address = `${url}/${call.do}`;
  const seconds = now();
  const signature = signedJson(key, { method: 'POST', path: new URL(address).pathname, seconds, body });
  const answer = await send(
    address,
    { 'Content-Type': 'application/json', 'X-Timestamp': seconds, 'X-Signature': signature },
    body,
  );
  if (answer.status === 422) return { ok: false, why: jsonRefusals[String(answer.body.error)] ?? 'other' };
  if (answer.status !== 200) return null;
  const { balance_minor: balance } = answer.body;
  return { ok: true, balance: typeof balance === 'string' ? BigInt(balance) : null };
};

const formRefusals: Readonly<Record<string, Refusal>> = { '2001': 'session', '2003': 'funds', '2004': 'closed' };

const askForm = async (
  { key }: Account,
  { url, currency, minorDigits }: WalletPlace,
  call: WalletCall,
): Promise<WalletAnswer> => {
  const fields = {
    ...('session' in call && { playId: call.session }),
    ...('transaction' in call && { txId: call.transaction }),
    ...('round' in call && { roundId: call.round, money: decimalOf(call.amount, minorDigits), ccy: currency }),
    ...('debit' in call && { refTxId: call.debit }),
    ts: now(),
  };
  const address = `${url}/${call.do}`;
  const sign = signedForm(key, new URL(address).pathname, fields);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await send(address, headers, String(new URLSearchParams({ ...fields, sign })));
  const code = String(answer.body.code);
  // Codes from 1000 to 1999 mean that the call was not believed.
  if (answer.status !== 200 || code.startsWith('1')) return null;
  if (code !== '0') return { ok: false, why: formRefusals[code] ?? 'other' };
  const { balance } = answer.body;
  return { ok: true, balance: typeof balance === 'string' ? minorUnitsOf(balance, minorDigits) : null };
};

/** Asks once. Sent twice a call is the same: its transaction names it for good. */
export const askWallet = async (account: Account, place: WalletPlace, call: WalletCall): Promise<WalletAnswer> => {
  try {
    return await (account.dialect === 'signedJson' ? askJson : askForm)(account, place, call);
  } catch {
    return null;
  }
};
