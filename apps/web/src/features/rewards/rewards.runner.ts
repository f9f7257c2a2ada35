// Performs what a member does in the reward centre: collects a reward, or gives up the bonus.
import type { Reward } from '@foyer/contract';
import { showFailure } from '../../shell/errors/show-failure.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ActEffect, ActEvent } from './act.flow.ts';
import { createLooks } from './looks.ts';
import { loadRewards, type Rewards } from './rewards.data.ts';
import { endsOfRewards } from './rewards.rules.ts';

export type RewardAct = 'claim' | 'giveUp';

export interface RewardsRunnerDeps extends Pick<Shell, 'load' | 'send' | 'clock' | 'events' | 'overlays' | 'texts'> {
  readonly rewardName: (reward: Reward) => string;
  readonly money: (minorUnits: string) => string;
}

/** The page that is loaded next shows how it stands; the sentence of the platform is shown beside it. */
const claimsOfClaim = {
  'promotion.unknown': true,
  'promotion.refused': true,
  'promotion.ended': true,
  'promotion.unfinished': true,
  'promotion.claimed': true,
  'bonus.running': true,
} as const;
const claimsOfGivingUp = { 'promotion.unknown': true } as const;

export function rewardsRunner(
  deps: RewardsRunnerDeps,
): Runner<ActEvent<Rewards, RewardAct>, ActEffect<Rewards, RewardAct>> {
  const { send: call, events, overlays, texts, rewardName, money } = deps;

  const claim = async (id: string, { missions }: Rewards): Promise<void> => {
    const outcome = await call('promotion.claim', { id }, { claims: claimsOfClaim });
    if (!outcome.ok) return showFailure(deps, outcome);
    const mission = missions.find((one) => one.id === id);
    if (mission) overlays.toast(texts.t('rewards.collected', { reward: rewardName(mission.reward) }), 'pos');
    events.publish('balanceChanged', {});
  };

  const isGivenUp = async ({ bonus }: Rewards): Promise<boolean> => {
    if (bonus === null) return false;
    const answer = await overlays.open('alert', {
      title: texts.t('rewards.giveUpTitle'),
      message: texts.t('rewards.giveUpText', { amount: money(bonus.amount) }),
      confirm: texts.t('rewards.giveUp'),
      cancel: texts.t('rewards.giveUpKeep'),
      danger: true,
    });
    return answer === 'confirmed';
  };

  const giveUp = async (id: string): Promise<void> => {
    const outcome = await call('promotion.giveUpBonus', { id }, { claims: claimsOfGivingUp });
    if (!outcome.ok) return showFailure(deps, outcome);
    overlays.toast(texts.t('rewards.givenUp'), 'pos');
    events.publish('balanceChanged', {});
  };

  const look = createLooks<Rewards>(deps, { loadAnew: loadRewards, endsOf: endsOfRewards });
  return async (effect, dispatch) => {
    if (effect.do !== 'act') return look(effect, dispatch);
    if (effect.act === 'claim') await claim(effect.id, effect.data);
    else if (await isGivenUp(effect.data)) await giveUp(effect.id);
    else return dispatch({ type: 'cancelled' });
    dispatch({ type: 'acted' });
  };
}
