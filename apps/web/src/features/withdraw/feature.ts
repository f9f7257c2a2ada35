// Withdrawals: the page that asks for one and shows how it stands, and the strip that leads back to an open one.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { WithdrawData } from './withdraw.data.ts';

const screen: ScreenEntry<WithdrawData> = {
  load: (load, query) => import('./withdraw.data.ts').then(({ loadWithdraw }) => loadWithdraw(load, query)),
  code: () => import('./withdraw-screen.tsx'),
};

export const withdraw: Feature = {
  name: 'withdraw',
  screens: { withdraw: screen },
  slots: { openWithdrawal: () => import('./open-withdrawal.tsx') },
};
