// Performs what a member does in the point market: buys goods, once for each intent.
import type { Goods, Reward } from '@foyer/contract';
import { isLost } from '../../kit/payment/lost-answer.rules.ts';
import { showFailure } from '../../shell/errors/show-failure.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ActEffect, ActEvent } from './act.flow.ts';
import { createLooks } from './looks.ts';
import { loadMarket, type Market } from './rewards.data.ts';

export interface MarketRunnerDeps
  extends Pick<Shell, 'load' | 'send' | 'clock' | 'events' | 'overlays' | 'texts' | 'drafts'> {
  readonly rewardName: (reward: Reward) => string;
  readonly rewardTerms: (reward: Reward) => string | null;
}

const refusals = {
  'promotion.unknown': true,
  'promotion.refused': true,
  'points.insufficient': true,
  'bonus.running': true,
} as const;

const claims = { ...refusals, unanswered: true } as const;

/** Keys of purchases whose outcome nobody knows yet, by goods: another try is the same purchase, after a refresh too. */
const OPEN_DRAFT = 'market';

/** Answers that decide the purchase, whichever try they answer. A mismatch: something else was bought under the key. */
const final: Readonly<Record<string, true>> = { ...refusals, 'idempotency.mismatch': true };

/** `again`: an earlier answer to this purchase was lost. */
const isOpen = (failure: Failure, again: boolean): boolean =>
  isLost(failure, again) || (again && !final[failure.errorCode]);

export function marketRunner(deps: MarketRunnerDeps): Runner<ActEvent<Market, 'buy'>, ActEffect<Market, 'buy'>> {
  const { send: call, events, overlays, texts, drafts, rewardName, rewardTerms } = deps;

  const points = (count: string): string => texts.t('rewards.price', { count: Number(count) });

  const isWanted = async ({ price, reward }: Goods, data: Market): Promise<boolean> => {
    const left = points(String(BigInt(data.points) - BigInt(price)));
    const sentence = texts.t('rewards.buyText', { reward: rewardName(reward), left });
    const answer = await overlays.open('alert', {
      title: texts.t('rewards.buyTitle', { price: points(price) }),
      message: [sentence, rewardTerms(reward)].filter(Boolean).join(' '),
      confirm: texts.t('rewards.get'),
      cancel: texts.t('common.cancel'),
    });
    return answer === 'confirmed';
  };

  const buy = async ({ id, price, reward }: Goods): Promise<void> => {
    // An answer may end the session: the key is that of the member who buys.
    const own = drafts.forCurrentMember();
    const { [id]: openKey, ...others } = own.read(OPEN_DRAFT);
    const idempotencyKey = openKey ?? newIntentKey();
    own.keep(OPEN_DRAFT, { ...others, [id]: idempotencyKey });
    const outcome = await call('promotion.buy', { id, price }, { claims, idempotencyKey });
    if (outcome.ok || !isOpen(outcome, openKey !== undefined)) own.keep(OPEN_DRAFT, others);
    if (!outcome.ok) return showFailure(deps, outcome);
    overlays.toast(texts.t('rewards.collected', { reward: rewardName(reward) }), 'pos');
    events.publish('balanceChanged', {});
  };

  // Goods and points have no time that ends.
  const look = createLooks<Market>(deps, { loadAnew: loadMarket, endsOf: () => [] });
  return async (effect, dispatch) => {
    if (effect.do !== 'act') return look(effect, dispatch);
    const goods = effect.data.goods.find(({ id }) => id === effect.id);
    if (!goods || !(await isWanted(goods, effect.data))) return dispatch({ type: 'cancelled' });
    await buy(goods);
    dispatch({ type: 'acted' });
  };
}
