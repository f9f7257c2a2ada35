// The point market: goods, and how points buy them.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { mayTakePart, requireMay } from '../../account/member/api.ts';
import { entriesOf, pointsOf, spendPoints } from '../points/api.ts';
import { giveReward } from './credit.service.ts';
import { addClaim } from './reward-store.ts';
import { textIn, textsIn, wireReward } from './texts.rules.ts';

const SHOWN_ENTRIES = 20;

/** The market as a member sees it; without goods for those whom the operator keeps from promotions. */
export const marketOf = async (
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  { merchant, session: { member }, language }: MemberContext,
): Promise<OutputOf<'promotion.mall'>> => {
  const goods = mayTakePart(member, now()) ? merchant.content.rewards.goods : [];
  const [points, entries] = await Promise.all([
    pointsOf(db, member.id),
    entriesOf(db, member.id, { most: SHOWN_ENTRIES }),
  ]);
  return {
    points: String(points),
    goods: goods.map(({ id, title, terms, price, reward }) => ({
      ...textsIn(language, { title, terms }),
      id,
      price: String(price),
      reward: wireReward(reward),
    })),
    entries: entries.map(({ id, kind, amount, subject, at }) => ({
      id: String(id),
      kind,
      amount: String(amount),
      subject: subject === null ? null : textIn(language, subject),
      at,
    })),
  };
};

/** Buys goods once for the key of the call. @throws Refusal promotion.unknown, promotion.refused, points.insufficient, bonus.running */
export const buyGoods = async (
  platform: Pick<PlatformContext, 'db' | 'now' | 'outbox'>,
  { id, price: shown }: InputOf<'promotion.buy'>,
  { merchant, session: { member }, idempotencyKey }: MemberContext,
): Promise<OutputOf<'promotion.buy'>> => {
  const at = platform.now();
  if (idempotencyKey === null) throw new Refusal('input.invalid');
  requireMay(member, 'promotion', at);
  if (!mayTakePart(member, at)) throw new Refusal('promotion.refused');
  const goods = merchant.content.rewards.goods.find((one) => one.id === id);
  if (goods === undefined) throw new Refusal('promotion.unknown');
  const { reward, title, price } = goods;
  const claim = { id: newId(), source: 'goods', name: id, occasion: idempotencyKey, reward, at } as const;
  const owner = { merchant: merchant.code, memberId: member.id };
  const points = await platform.db.transaction(async (transaction) => {
    const tx = transaction as Tx;
    if (!(await addClaim(tx, { ...owner, ...claim }))) return pointsOf(tx, member.id);
    // After the look for an earlier call: what was bought before the price changed stays bought.
    if (shown !== undefined && BigInt(shown) !== BigInt(price)) throw new Refusal('promotion.unknown');
    const spent = { kind: 'goods', amount: BigInt(price), reference: `spent|${claim.id}`, subject: title, at } as const;
    if (!(await spendPoints(tx, { ...owner, ...spent }))) throw new Refusal('points.insufficient');
    await giveReward(platform, tx, { id: claim.id, merchant, member, reward, source: 'goods', title }, at);
    return pointsOf(tx, member.id);
  });
  return { points: String(points) };
};
