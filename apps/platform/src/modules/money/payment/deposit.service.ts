// Takes a member's deposit: the order in one statement, once for its key; then the provider is asked.
import { type InputOf, languages } from '@foyer/contract';
import { inBatches } from '../../../db/in-batches.ts';
import type { PaymentMethod } from '../../../merchants/merchant.ts';
import { creditedOf } from '../../../merchants/payments.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import type { MoneyEvent } from '../../../ports/money-events.ts';
import { stillRunning } from '../../../protection/idempotency.ts';
import { Refusal } from '../../../refusal.ts';
import { hashOf, newId } from '../../../secrets/token.ts';
import { requireMay } from '../../account/member/api.ts';
import type { OrderBonus } from '../bonus/api.ts';
import { bonusAsRead, bonusOffer } from './bonus-choice.ts';
import {
  addingOrdersTo,
  endOrder,
  markPending,
  type NewOrder,
  type OrderRow,
  orderByKey,
  type TakenOrder,
} from './order-store.ts';
import type { Providers } from './providers.ts';

type DepositInput = InputOf<'wallet.deposit'>;

/** So many orders of one member may wait for their payment @assumed */
const MOST_OPEN = 10;
const TOO_MANY_RETRY_SECONDS = 300;
/** Longer than one exchange with a provider takes: then the node that asked is gone. */
const RETRY_AFTER_MS = 15_000;
const FIRST_QUERY_AFTER_MS = 60_000;
const MINUTE_MS = 60_000;
/** Orders in one statement. */
const MOST_TOGETHER = 64;

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

const fingerprintOf = ({ method, amount, bonus }: DepositInput): string => {
  const parts = [method, amount, ...(bonus ? [bonus.amount, bonus.stakes, bonus.days] : [])];
  return hashOf(parts.join('|'));
};

const methodOf = ({ method: code, amount }: DepositInput, { merchant }: MemberContext): PaymentMethod => {
  const method = merchant.payments.methods.find((one) => one.code === code);
  if (!method) throw new Refusal('deposit.method.unavailable');
  if (BigInt(amount) < BigInt(method.min) || BigInt(amount) > BigInt(method.max))
    throw new Refusal('deposit.out.of.range');
  return method;
};

interface OrderFacts {
  readonly key: string;
  readonly bonus: OrderBonus | null;
  readonly now: Date;
  readonly noticeBase: string;
}

const newOrder = (
  input: DepositInput,
  context: MemberContext,
  { key, bonus, now, noticeBase }: OrderFacts,
): NewOrder => {
  const { merchant, session, scheme, host, language } = context;
  const method = methodOf(input, context);
  const id = newId();
  const amount = BigInt(input.amount);
  return {
    id,
    merchant: merchant.code,
    memberId: session.memberId,
    method: method.code,
    kind: method.kind,
    title: method.title,
    provider: method.provider,
    amount,
    credited: creditedOf(amount, method.fee),
    currency: merchant.settings.currency,
    bonus,
    returnUrl: `${scheme}://${host}/m/order?id=${id}`,
    noticeUrl: `${noticeBase}/wps/payment/notice/${merchant.code}/${method.provider}`,
    language: languages[language].tag,
    key,
    fingerprint: fingerprintOf(input),
    createdAt: now,
    expiresAt: later(now, merchant.payments.orderMinutes * MINUTE_MS),
  };
};

const submitOf = (
  { id: orderId, amount: paid, credited, currency, createdAt: at }: NewOrder,
  { merchant, session: { member } }: MemberContext,
): MoneyEvent => ({ name: 'depositSubmit', merchant, member, orderId, paid, credited, currency, at });

export const createDepositService = (
  { db, now, moneyEvents, callbackBase }: Pick<PlatformContext, 'db' | 'now' | 'moneyEvents' | 'callbackBase'>,
  providers: Providers,
) => {
  /** Writes orders down and tells trackers of each (TK-01), once for its key. */
  const add = inBatches(addingOrdersTo(db, moneyEvents, MOST_OPEN), MOST_TOGETHER);
  const take = inBatches((taken: readonly TakenOrder[]) => markPending(db, taken), MOST_TOGETHER);

  /** Asks the provider to take an order that it may know already; answers the order where it did. */
  const request = async (order: NewOrder): Promise<OrderRow | null> => {
    const provider = providers.of(order.merchant, order.provider);
    if (provider === null) return null;
    const created = await provider.create({
      ...order,
      orderId: order.id,
      minorDigits: providers.digitsOf(order.merchant),
    });
    if (created.outcome === 'refused') await endOrder(db, order.id, 'failed', now());
    if (created.outcome !== 'created') return null;
    const { reference, instructions } = created;
    return take({ order, reference, instructions, nextQueryAt: later(now(), FIRST_QUERY_AFTER_MS) });
  };

  const stored = async ({ merchant, memberId, key }: NewOrder): Promise<OrderRow> => {
    const order = await orderByKey(db, merchant, memberId, key);
    if (order === null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: TOO_MANY_RETRY_SECONDS });
    return order;
  };

  /** The order of an earlier call with this key. */
  const repeated = (order: OrderRow, input: DepositInput): OrderRow => {
    if (order.fingerprint !== fingerprintOf(input)) throw new Refusal('idempotency.mismatch');
    const isAsking = order.status === 'created' && later(order.createdAt, RETRY_AFTER_MS) > now();
    if (isAsking) throw stillRunning();
    return order;
  };

  const chosenBonus = async (input: DepositInput, context: MemberContext): Promise<OrderBonus | null> => {
    if (input.bonus === undefined) return null;
    const bonus = bonusAsRead(await bonusOffer({ db, now }, context), input);
    if (bonus === null) throw new Refusal('bonus.unavailable');
    return bonus;
  };

  const allowed = async (input: DepositInput, context: MemberContext, key: string): Promise<NewOrder> => {
    const moment = now();
    requireMay(context.session.member, 'deposit', moment);
    const bonus = await chosenBonus(input, context);
    return newOrder(input, context, { key, bonus, now: moment, noticeBase: callbackBase() });
  };

  /** A new order, or that of an earlier call with this key, which stands whatever was changed since: its own bonus may be the one that runs. */
  const newOrEarlier = async (
    input: DepositInput,
    context: MemberContext,
    key: string,
  ): Promise<{ readonly order: NewOrder } | { readonly earlier: OrderRow }> => {
    try {
      return { order: await allowed(input, context, key) };
    } catch (error) {
      const earlier = await orderByKey(db, context.merchant.code, context.session.memberId, key);
      if (earlier === null) throw error;
      return { earlier };
    }
  };

  return {
    request,
    /** Takes a deposit, or answers the order that the first call with this key made. */
    deposit: async (input: DepositInput, context: MemberContext): Promise<OrderRow> => {
      const key = context.idempotencyKey;
      if (key === null) throw new Refusal('input.invalid');
      const found = await newOrEarlier(input, context, key);
      if ('earlier' in found) return repeated(found.earlier, input);
      const { order } = found;
      const submitted = { order, retryAt: later(order.createdAt, RETRY_AFTER_MS), events: [submitOf(order, context)] };
      if (!(await add(submitted))) return repeated(await stored(order), input);
      return (await request(order)) ?? stored(order);
    },
  };
};

export type DepositService = ReturnType<typeof createDepositService>;
