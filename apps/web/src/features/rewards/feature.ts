// Rewards: the reward centre, the point market, the leader board, and the benefits of levels.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

type Loads = typeof import('./rewards.data.ts');

/** A screen whose data one of the loads brings. */
const entryOf = <D>(
  pick: (loads: Loads) => (load: Load) => Promise<Outcome<D>>,
  code: ScreenEntry<D>['code'],
): ScreenEntry<D> => ({ load: (load) => import('./rewards.data.ts').then((loads) => pick(loads)(load)), code });

export const rewards: Feature = {
  name: 'rewards',
  screens: {
    rewardCenter: entryOf(
      ({ loadRewardCenter }) => loadRewardCenter,
      () => import('./reward-center-screen.tsx'),
    ),
    mall: entryOf(
      ({ loadMarket }) => loadMarket,
      () => import('./market-screen.tsx'),
    ),
    leaderBoard: entryOf(
      ({ loadBoard }) => loadBoard,
      () => import('./leader-board-screen.tsx'),
    ),
    benefits: entryOf(
      ({ loadBenefits }) => loadBenefits,
      () => import('./benefits-screen.tsx'),
    ),
  },
};
