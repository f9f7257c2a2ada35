// Rewards: the reward centre, the point market, the leader board, and the benefits of levels.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { Benefits, Board, Market, Rewards } from './rewards.data.ts';

const data = () => import('./rewards.data.ts');

const rewardCenter: ScreenEntry<Rewards | null> = {
  load: (load) => data().then(({ loadRewards }) => loadRewards(load)),
  code: () => import('./reward-center-screen.tsx'),
};
const mall: ScreenEntry<Market | null> = {
  load: (load) => data().then(({ loadMarket }) => loadMarket(load)),
  code: () => import('./market-screen.tsx'),
};
const leaderBoard: ScreenEntry<Board | null> = {
  load: (load) => data().then(({ loadBoard }) => loadBoard(load)),
  code: () => import('./leader-board-screen.tsx'),
};
const benefits: ScreenEntry<Benefits | null> = {
  load: (load) => data().then(({ loadBenefits }) => loadBenefits(load)),
  code: () => import('./benefits-screen.tsx'),
};

export const rewards: Feature = { name: 'rewards', screens: { rewardCenter, mall, leaderBoard, benefits } };
