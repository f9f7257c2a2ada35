// Pages of routes that are not built yet: each shows a message, and something that a member can do today.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { NotBuiltData, NotBuiltRoute } from './not-built.rules.ts';

const about = (route: NotBuiltRoute): ScreenEntry<NotBuiltData> => ({
  load: () => Promise.resolve({ ok: true, value: { route } }),
  code: () => import('./not-built-screen.tsx'),
});

export const notBuilt: Feature = {
  name: 'not-built',
  screens: {
    deposit: about('deposit'),
    withdraw: about('withdraw'),
    addBankCard: about('addBankCard'),
    addBankCardPix: about('addBankCardPix'),
    inviteFriends: about('inviteFriends'),
    agentRegister: about('agentRegister'),
    rewardCenter: about('rewardCenter'),
    mall: about('mall'),
    leaderBoard: about('leaderBoard'),
    benefits: about('benefits'),
  },
};
