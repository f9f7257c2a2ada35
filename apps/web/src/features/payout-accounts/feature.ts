// Payout accounts: where a member's withdrawals go to, and the forms that add one.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { PayoutData } from './payout-accounts.data.ts';

const data = () => import('./payout-accounts.data.ts');

/** The two pages are one screen, which looks at its address. */
const screen: ScreenEntry<PayoutData> = {
  load: (load) => data().then(({ loadAccounts }) => loadAccounts(load)),
  code: () => import('./payout-accounts-screen.tsx'),
};

export const payoutAccounts: Feature = {
  name: 'payout-accounts',
  screens: { addBankCard: screen, addBankCardPix: screen },
};
