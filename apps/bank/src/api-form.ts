// The bank's API for accounts that speak signed forms.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Account } from './accounts.ts';
import { decimalOf, instructionsOf } from './instructions.ts';
import { asTold, type Method, type PaymentState, type Payments } from './payments.ts';
import { type Fields, isSame, signedForm } from './signatures.ts';

const channels: Readonly<Record<string, Method>> = {
  BANK: 'bankTransfer',
  CARD: 'card',
  WALLET: 'eWallet',
  PIX: 'pix',
  CRYPTO: 'virtualWallet',
};
const results = { paid: 'SUCCESS', failed: 'FAIL' } as const;

const BAD_SIGNATURE = '1001';
const BAD_FIELDS = '1002';
const NO_SUCH_ORDER = '1004';

const refuse = (reply: FastifyReply, code: string): FastifyReply => reply.send({ code });

const answerOf = (payment: PaymentState) => {
  const { payUrl, pixCode, transfer, wallet } = instructionsOf(payment);
  const { result, noticeId } = asTold(payment);
  return {
    code: '0',
    mchOrderNo: payment.orderId,
    tradeNo: payment.id,
    notifyId: noticeId,
    result: result === null ? 'WAIT' : results[result],
    money: decimalOf(payment.amount, payment.minorDigits),
    ccy: payment.currency,
    url: payUrl,
    brcode: pixCode,
    bank: transfer?.bank,
    payee: transfer?.holder,
    account: transfer?.number,
    memo: transfer?.reference,
    chain: wallet?.network,
    address: wallet?.address,
  };
};

export function bindFormApi(app: FastifyInstance, account: Account, payments: Payments): void {
  const fieldsOf = (body: unknown): Fields | null => {
    const fields: Fields = Object.fromEntries(new URLSearchParams(String(body)));
    return isSame(fields.sign, signedForm(account.key, fields)) ? fields : null;
  };

  app.post(`/${account.code}/gateway/order`, (request, reply) => {
    const fields = fieldsOf(request.body);
    if (!fields) return refuse(reply, BAD_SIGNATURE);
    const { mchOrderNo, money = '', ccy, channel = '', backUrl, notifyUrl, expireAt, lang } = fields;
    const method = channels[channel];
    if (!mchOrderNo || !ccy || !method || !backUrl || !notifyUrl || !/^\d+(\.\d+)?$/.test(money))
      return refuse(reply, BAD_FIELDS);
    const [whole = '', fraction = ''] = money.split('.');
    const payment = payments.open({
      account: account.code,
      orderId: mchOrderNo,
      method,
      amount: String(BigInt(whole + fraction)),
      currency: ccy,
      minorDigits: fraction.length,
      language: lang,
      returnUrl: backUrl,
      noticeUrl: notifyUrl,
      expiresAt: Number(expireAt),
    });
    return reply.send(answerOf(payment));
  });

  app.post(`/${account.code}/gateway/query`, (request, reply) => {
    const fields = fieldsOf(request.body);
    if (!fields) return refuse(reply, BAD_SIGNATURE);
    const payment = payments.byOrder(account.code, fields.mchOrderNo ?? '');
    return payment ? reply.send(answerOf(payment)) : refuse(reply, NO_SUCH_ORDER);
  });
}
