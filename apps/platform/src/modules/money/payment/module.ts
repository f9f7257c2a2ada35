// Deposits: methods, orders, providers' notices, and the questions about orders that stay open.
import type { DepositBonus, LanguageCode } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DepositBonusOffer } from '../../../merchants/merchant.ts';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import type { Documents } from '../../foundation/document/api.ts';
import { bonusOffer } from './bonus-choice.ts';
import { createDepositService } from './deposit.service.ts';
import { listedOrders } from './listed-orders.ts';
import { depositData } from './member-data.ts';
import { expiredNotices } from './notice-store.ts';
import { createNotices } from './notices.ts';
import { orderById } from './order-store.ts';
import { memberOrder, publicOrder } from './present-order.ts';
import { createProviders } from './providers.ts';
import { createReconcile } from './reconcile.ts';
import { createSlips, slipTimes } from './slips.ts';

const RECONCILE_EVERY_MS = 5_000;

const presentOffer = (
  { title, most, leastDeposit, times: _times, ...offer }: DepositBonusOffer,
  language: LanguageCode,
): DepositBonus => ({
  ...offer,
  title: title[language] ?? title.EN,
  most: String(most),
  leastDeposit: String(leastDeposit),
});

interface NoticeRoute {
  Params: { merchant: string; provider: string };
}

export const paymentModule = (platform: PlatformContext, documents: Documents) => {
  const { db, merchants, now, log } = platform;
  const providers = createProviders(merchants);
  const deposits = createDepositService(platform, providers);
  const slips = createSlips(platform, documents);
  const notices = createNotices(platform);
  const reconcile = createReconcile({ platform, providers, deposits, notices });

  /** Answers every notice that was kept as the provider waits for it: one that is not believed would come again and again. */
  const takeNotice = async (request: FastifyRequest<NoticeRoute>, reply: FastifyReply): Promise<unknown> => {
    const { merchant: code, provider: name } = request.params;
    const merchant = merchants.byCode(code);
    const provider = providers.of(code, name);
    if (merchant === null || provider === null) throw new Refusal('not.found');
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const source = { merchant, provider: name, body };
    const read = provider.readNotice({ headers: request.headers, body }, providers.digitsOf(code), now().getTime());
    if ('fault' in read) {
      await notices.refuse(source, read.fault);
      throw new Refusal('input.invalid');
    }
    await notices.take(source, read.notice);
    const { contentType, body: answer } = provider.acknowledgement;
    return reply.type(contentType).send(answer);
  };

  return {
    name: 'payment',
    memberData: depositData(platform),
    expired: [expiredNotices],
    handlers: {
      'relay.depositSettings': async (_, context) => {
        const { merchant, language } = context;
        const offer = await bonusOffer(platform, context);
        return {
          methods: merchant.payments.methods.map(({ title, provider: _provider, ...method }) => ({
            ...method,
            title: title[language] ?? title.EN,
          })),
          bonus: offer && presentOffer(offer, language),
        };
      },
      'wallet.deposit': async (input, context) =>
        memberOrder(await deposits.deposit(input, context), context.language, now()),
      'wallet.order': async ({ orderId }, { merchant, language }) => {
        const order = await orderById(db, merchant.code, orderId);
        if (order === null) throw new Refusal('order.unknown');
        return publicOrder(order, language, now());
      },
      'wallet.orders': async (_, { merchant, session, language }: MemberContext) => {
        const { memberId } = session;
        const [orders, sent] = await Promise.all([
          listedOrders(platform, merchant.code, memberId),
          slipTimes(db, merchant.code, memberId, now()),
        ]);
        return { items: orders.map((order) => memberOrder(order, language, now(), sent(order.id))) };
      },
    },
    uploads: { 'wallet.slip': slips.send },
    routes: (app) => {
      app.register(async (own: FastifyInstance) => {
        own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
          done(null, body),
        );
        own.post<NoticeRoute>(
          '/wps/payment/notice/:merchant/:provider',
          { config: { operatorInPath: true } },
          takeNotice,
        );
      });
    },
    start: async () => every(RECONCILE_EVERY_MS, 'payments', log, reconcile),
  } satisfies Module;
};
