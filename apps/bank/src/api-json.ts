// The bank's API for accounts that speak signed JSON.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './accounts.ts';
import { instructionsOf } from './instructions.ts';
import { asTold, type Method, type PaymentState, type Payments } from './payments.ts';
import { isSame, signedJson } from './signatures.ts';

interface CreateBody {
  readonly id: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly method: Method;
  readonly return_url: string;
  readonly notify_url: string;
  readonly expires_at: string;
  readonly locale?: string;
}

/** Currencies without minor units; all others have two digits. */
const WHOLE = new Set(['VND', 'JPY', 'KRW']);

const isSigned = ({ headers }: FastifyRequest, { key }: Account, signed: string): boolean => {
  const seconds = headers['x-timestamp'];
  return typeof seconds === 'string' && isSame(headers['x-signature'], signedJson(key, seconds, signed));
};

const answerOf = (payment: PaymentState) => {
  const { payUrl, pixCode, transfer, wallet } = instructionsOf(payment);
  const { result, noticeId } = asTold(payment);
  return {
    payment_id: payment.id,
    id: payment.orderId,
    status: result ?? 'open',
    amount_minor: payment.amount,
    currency: payment.currency,
    event_id: noticeId,
    pay_url: payUrl,
    pix_payload: pixCode,
    bank_account: transfer,
    address: wallet,
  };
};

const refuse = (reply: FastifyReply, status: number): FastifyReply => reply.code(status).send({ error: status });

export function bindJsonApi(app: FastifyInstance, account: Account, payments: Payments): void {
  app.post(`/${account.code}/v1/payments`, (request, reply) => {
    const text = String(request.body);
    if (!isSigned(request, account, text)) return refuse(reply, 401);
    const body = JSON.parse(text) as CreateBody; // signed by an operator's platform
    const payment = payments.open({
      account: account.code,
      orderId: body.id,
      method: body.method,
      amount: body.amount_minor,
      currency: body.currency,
      minorDigits: WHOLE.has(body.currency) ? 0 : 2,
      language: body.locale,
      returnUrl: body.return_url,
      noticeUrl: body.notify_url,
      expiresAt: Date.parse(body.expires_at),
    });
    return reply.send(answerOf(payment));
  });

  app.get<{ Params: { id: string } }>(`/${account.code}/v1/payments/:id`, (request, reply) => {
    if (!isSigned(request, account, `/v1/payments/${request.params.id}`)) return refuse(reply, 401);
    const payment = payments.byOrder(account.code, request.params.id);
    return payment ? reply.send(answerOf(payment)) : refuse(reply, 404);
  });
}
