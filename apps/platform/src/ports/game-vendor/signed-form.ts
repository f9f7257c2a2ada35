// A vendor that speaks forms with amounts as decimals, and signs the fields with HMAC-SHA-512.
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../secrets/same-secret.ts';
import { decimalOf, minorUnitsOf } from '../amounts.rules.ts';
import { exchange, textOf } from '../exchange.ts';
import { type Fields, idOf, isFresh, secondsOf } from './fields.rules.ts';
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

type Texts = Readonly<Record<string, string>>;

/** Value of `sign`: HMAC-SHA-512 of the path and the filled fields by name, joined by `&`; upper-case hexadecimal. */
export const formCallSignature = (key: string, path: string, fields: Texts): string => {
  const parts = Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHmac('sha512', key)
    .update([path, ...parts].join('&'))
    .digest('hex')
    .toUpperCase();
};

const DONE = '0';
/** Every answer has the status 200; what became of the call is in its code. */
const refusals = {
  session: '2001',
  currency: '2002',
  funds: '2003',
  closed: '2004',
  round: '3001',
  settled: '3002',
  voided: '3003',
  conflict: '3004',
} as const satisfies Record<WalletRefusalCode, string>;
const faults = { signature: '1001', malformed: '1002', stale: '1003' } as const;

const LAUNCH_PATH = '/game/open';
const TRIAL_PATH = '/game/trial';
/** More than the longest call has. */
const MOST_FIELDS = 16;

const textsOf = (body: string): Texts | null => {
  const entries = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(entries);
  // A name that stands twice could be signed as one and read as the other.
  return entries.length > MOST_FIELDS || Object.keys(fields).length < entries.length ? null : fields;
};

const callOf = (action: WalletAction, fields: Fields, digits: number): WalletCall | null => {
  const session = idOf(fields.playId);
  if (action === 'balance') return session === null ? null : { do: action, session };
  const transaction = idOf(fields.txId);
  if (action === 'rollback') {
    const debit = idOf(fields.refTxId);
    return transaction === null || debit === null ? null : { do: action, transaction, debit };
  }
  const round = idOf(fields.roundId);
  const amount = minorUnitsOf(fields.money, digits);
  const currency = textOf(fields.ccy);
  if (transaction === null || round === null || amount === null || currency === null) return null;
  if (action === 'credit') return { do: action, transaction, round, amount, currency };
  return session === null || amount === 0n ? null : { do: action, session, transaction, round, amount, currency };
};

const reply = (value: object): VendorReply => ({ status: 200, body: JSON.stringify(value) });

const replyTo = (answer: WalletAnswer, digits: number): VendorReply => {
  if (answer.outcome === 'done') {
    const { balance, currency: ccy } = answer;
    return reply({ code: DONE, ...(balance !== null && { balance: decimalOf(balance, digits) }), ccy });
  }
  return reply({ code: answer.outcome === 'refused' ? refusals[answer.why] : faults[answer.fault] });
};

const gameFields = (request: VendorTrialRequest): Texts => ({
  gameId: request.game,
  gameKind: request.gameType,
  gameName: request.title,
  ccy: request.currency,
  digits: String(request.minorDigits),
  lang: request.language,
  backUrl: request.backUrl,
});

const open = async ({ api, key }: VendorAccount, at: string, wanted: Texts): Promise<VendorLaunchOutcome> => {
  const { pathname: path } = new URL(`${api}${at}`);
  const fields = { ...wanted, ts: String(Math.floor(Date.now() / 1000)) };
  const body = String(new URLSearchParams({ ...fields, sign: formCallSignature(key, path, fields) }));
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const found = await exchange(`${api}${at}`, { headers, body });
  if (found === null || found.status >= 400) return { outcome: 'unreachable' };
  const address = textOf(found.body.url);
  return found.body.code === DONE && address !== null ? { outcome: 'ready', address } : { outcome: 'refused' };
};

export const signedFormVendor = ({ api, key }: VendorAccount): GameVendor => ({
  launch: (request: VendorLaunchRequest) =>
    open({ api, key }, LAUNCH_PATH, {
      ...gameFields(request),
      playId: request.session,
      playerId: request.player,
      walletUrl: request.walletUrl,
      ...(request.node !== null && { nodeId: request.node }),
      ...(request.room !== null && { roomId: request.room }),
    }),
  launchTrial: (request: VendorTrialRequest) => open({ api, key }, TRIAL_PATH, gameFields(request)),
  readCall: (action, { path, body }, minorDigits, now) => {
    const fields = textsOf(body);
    const seconds = secondsOf(fields?.ts);
    if (fields === null || seconds === null || fields.sign === undefined) return { fault: 'malformed' };
    if (!isSameSecret(fields.sign, formCallSignature(key, path, fields))) return { fault: 'signature' };
    if (!isFresh(seconds, now, MOST_CALL_AGE_MS)) return { fault: 'stale' };
    const call = callOf(action, fields, minorDigits);
    return call === null ? { fault: 'malformed' } : { call };
  },
  reply: replyTo,
});
