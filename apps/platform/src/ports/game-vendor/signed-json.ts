// A vendor that speaks JSON and signs with HMAC-SHA-256 over method, path, time and body.
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../secrets/same-secret.ts';
import { wholeUnitsOf } from '../amounts.rules.ts';
import { exchange, saysNothing, textOf } from '../exchange.ts';
import { type Fields, idOf, isFresh, objectOf, secondsOf } from './fields.rules.ts';
import {
  type GameVendor,
  MOST_CALL_AGE_MS,
  type VendorAccount,
  type VendorLaunchOutcome,
  type VendorLaunchRequest,
  type VendorReply,
  type VendorTrialRequest,
  type WalletAction,
  type WalletAnswer,
  type WalletCall,
  type WalletRefusalCode,
} from './vendor.ts';

interface Signed {
  readonly method: string;
  readonly path: string;
  /** Since the epoch. */
  readonly seconds: string;
  readonly body: string;
}

/** Value of `X-Signature`: HMAC-SHA-256 of method, path, time in seconds and body, one a line; hexadecimal. */
export const jsonCallSignature = (key: string, { method, path, seconds, body }: Signed): string =>
  createHmac('sha256', key).update(`${method}\n${path}\n${seconds}\n${body}`).digest('hex');

/** Business refusals travel under 422: the call was understood, and is not sent again. */
const refusals = {
  funds: 'insufficient_funds',
  session: 'session_unknown',
  closed: 'play_closed',
  currency: 'currency_mismatch',
  round: 'round_unknown',
  settled: 'round_settled',
  voided: 'transaction_voided',
  conflict: 'transaction_conflict',
} as const satisfies Record<WalletRefusalCode, string>;

const LAUNCH_PATH = '/v1/launch';
const TRIAL_PATH = '/v1/trial';

const callOf = (action: WalletAction, fields: Fields): WalletCall | null => {
  const session = idOf(fields.session);
  if (action === 'balance') return session === null ? null : { do: action, session };
  const transaction = idOf(fields.transaction_id);
  if (action === 'rollback') {
    const debit = idOf(fields.debit_id);
    return transaction === null || debit === null ? null : { do: action, transaction, debit };
  }
  const round = idOf(fields.round_id);
  const amount = wholeUnitsOf(fields.amount_minor);
  const currency = textOf(fields.currency);
  if (transaction === null || round === null || amount === null || currency === null) return null;
  if (action === 'credit') return { do: action, transaction, round, amount, currency };
  return session === null || amount === 0n ? null : { do: action, session, transaction, round, amount, currency };
};

const json = (status: number, value: object): VendorReply => ({ status, body: JSON.stringify(value) });

const replyTo = (answer: WalletAnswer): VendorReply => {
  if (answer.outcome === 'done') {
    const { balance, currency } = answer;
    return json(200, { ok: true, ...(balance !== null && { balance_minor: String(balance) }), currency });
  }
  if (answer.outcome === 'refused') return json(422, { ok: false, error: refusals[answer.why] });
  return json(answer.fault === 'malformed' ? 400 : 401, { ok: false, error: answer.fault });
};

const gameFields = (request: VendorTrialRequest) => ({
  game: request.game,
  game_type: request.gameType,
  title: request.title,
  currency: request.currency,
  minor_digits: request.minorDigits,
  locale: request.language,
  back_url: request.backUrl,
});

const open = async ({ api, key }: VendorAccount, at: string, fields: object): Promise<VendorLaunchOutcome> => {
  const body = JSON.stringify(fields);
  const seconds = String(Math.floor(Date.now() / 1000));
  const { pathname: path } = new URL(`${api}${at}`);
  const signature = jsonCallSignature(key, { method: 'POST', path, seconds, body });
  const headers = { 'Content-Type': 'application/json', 'X-Timestamp': seconds, 'X-Signature': signature };
  const found = await exchange(`${api}${at}`, { headers, body });
  if (found === null || saysNothing(found)) return { outcome: 'unreachable' };
  const address = textOf(found.body.game_url);
  return found.status < 400 && address !== null ? { outcome: 'ready', address } : { outcome: 'refused' };
};

export const signedJsonVendor = ({ api, key }: VendorAccount): GameVendor => ({
  launch: (request: VendorLaunchRequest) =>
    open({ api, key }, LAUNCH_PATH, {
      ...gameFields(request),
      session: request.session,
      player: request.player,
      wallet_url: request.walletUrl,
      ...(request.node !== null && { node: request.node }),
      ...(request.room !== null && { room: request.room }),
    }),
  launchTrial: (request: VendorTrialRequest) => open({ api, key }, TRIAL_PATH, gameFields(request)),
  readCall: (action, { method, path, headers, body }, _minorDigits, now) => {
    const seconds = secondsOf(headers['x-timestamp']);
    const signature = textOf(headers['x-signature']);
    if (seconds === null || signature === null) return { fault: 'malformed' };
    if (!isSameSecret(signature, jsonCallSignature(key, { method, path, seconds, body })))
      return { fault: 'signature' };
    if (!isFresh(seconds, now, MOST_CALL_AGE_MS)) return { fault: 'stale' };
    const call = callOf(action, objectOf(body) ?? {});
    return call === null ? { fault: 'malformed' } : { call };
  },
  reply: replyTo,
});
