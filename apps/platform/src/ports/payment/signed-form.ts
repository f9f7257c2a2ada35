// A provider that speaks forms and signs the sorted fields with a digest over them and the key.
import { createHash } from 'node:crypto';
import { isSameSecret } from '../../secrets/same-secret.ts';
import { decimalOf, minorUnitsOf } from '../amounts.rules.ts';
import { type Exchange, exchange, payAddressOf, saysNothing, textOf } from '../exchange.ts';
import type {
  CreateOutcome,
  PaymentAccount,
  PaymentInstructions,
  PaymentNotice,
  PaymentProvider,
  PaymentRequest,
  QueryOutcome,
  RawNotice,
} from './provider.ts';

type Fields = Readonly<Record<string, string>>;

const MOST_AGE_MS = 5 * 60_000;

/** Value of `sign`: SHA-256 of `name=value` of all filled fields by name, joined by `&`, and the key; upper-case hexadecimal. */
export const formSignature = (key: string, fields: Fields): string => {
  const signed = Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`);
  return createHash('sha256')
    .update([...signed, `key=${key}`].join('&'))
    .digest('hex')
    .toUpperCase();
};

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };

const signedForm = (key: string, fields: Fields): string =>
  new URLSearchParams({ ...fields, sign: formSignature(key, fields) }).toString();

/** The provider's names for the kinds of methods. */
const channels = {
  bankTransfer: 'BANK',
  card: 'CARD',
  eWallet: 'WALLET',
  pix: 'PIX',
  virtualWallet: 'CRYPTO',
} as const satisfies Record<PaymentRequest['kind'], string>;

const DONE = '0';
const NO_SUCH_ORDER = '1004';

const instructionsOf = ({ body }: Exchange): PaymentInstructions => {
  const [bankName, accountName, accountNumber, reference] = [body.bank, body.payee, body.account, body.memo].map(
    textOf,
  );
  const [network, address] = [body.chain, body.address].map(textOf);
  return {
    payUrl: payAddressOf(body.url),
    pixCode: textOf(body.brcode),
    transfer:
      bankName && accountName && accountNumber && reference
        ? { bankName, accountName, accountNumber, reference }
        : null,
    wallet: network && address ? { network, address } : null,
  };
};

const createdOf = (found: Exchange): CreateOutcome => {
  if (saysNothing(found)) return { outcome: 'unreachable' };
  const reference = textOf(found.body.tradeNo);
  const instructions = instructionsOf(found);
  const canBePaid = Object.values(instructions).some((part) => part !== null);
  return found.body.code === DONE && reference !== null && canBePaid
    ? { outcome: 'created', reference, instructions }
    : { outcome: 'refused' };
};

const results = { SUCCESS: 'paid', FAIL: 'failed' } as const;

const noticeOf = (fields: Readonly<Record<string, unknown>>, minorDigits: number): PaymentNotice | null => {
  const noticeId = textOf(fields.notifyId);
  const orderId = textOf(fields.mchOrderNo);
  const amount = minorUnitsOf(fields.money, minorDigits);
  const currency = textOf(fields.ccy);
  const { result } = fields;
  if (noticeId === null || orderId === null || amount === null || currency === null) return null;
  return result === 'SUCCESS' || result === 'FAIL'
    ? { noticeId, orderId, result: results[result], amount, currency }
    : null;
};

export const signedFormProvider = ({ api, key }: PaymentAccount): PaymentProvider => {
  const post = (path: string, fields: Fields): Promise<Exchange | null> =>
    exchange(api + path, { headers: FORM, body: signedForm(key, { ...fields, ts: String(Date.now()) }) });

  const create = async (request: PaymentRequest): Promise<CreateOutcome> => {
    const found = await post('/gateway/order', {
      mchOrderNo: request.orderId,
      money: decimalOf(request.amount, request.minorDigits),
      ccy: request.currency,
      channel: channels[request.kind],
      backUrl: request.returnUrl,
      notifyUrl: request.noticeUrl,
      expireAt: String(request.expiresAt.getTime()),
      lang: request.language,
    });
    return found === null ? { outcome: 'unreachable' } : createdOf(found);
  };

  const query = async (orderId: string, minorDigits: number): Promise<QueryOutcome> => {
    const found = await post('/gateway/query', { mchOrderNo: orderId });
    if (found === null || saysNothing(found)) return { outcome: 'unreachable' };
    if (found.body.code === NO_SUCH_ORDER) return { outcome: 'unknown' };
    if (found.body.result === 'WAIT') return { outcome: 'open' };
    const notice = found.body.code === DONE ? noticeOf(found.body, minorDigits) : null;
    return notice === null ? { outcome: 'unreachable' } : { outcome: 'decided', notice };
  };

  return {
    create,
    query,
    readNotice: ({ body }: RawNotice, minorDigits, now) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const { sign, ts } = fields;
      if (sign === undefined || ts === undefined || !/^\d{1,15}$/.test(ts)) return { fault: 'signature' };
      if (!isSameSecret(sign, formSignature(key, fields))) return { fault: 'signature' };
      if (Math.abs(now - Number(ts)) > MOST_AGE_MS) return { fault: 'stale' };
      const notice = noticeOf(fields, minorDigits);
      return notice === null ? { fault: 'malformed' } : { notice };
    },
    acknowledgement: { contentType: 'text/plain', body: 'success' },
  };
};
