// Deposits: the page that starts one, the page of one, and the strip that leads back to one that is not decided yet.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { DepositData, OrderData } from './deposit.data.ts';

const data = () => import('./deposit.data.ts');

const screen: ScreenEntry<DepositData> = {
  load: (load) => data().then(({ loadDeposit }) => loadDeposit(load)),
  code: () => import('./deposit-screen.tsx'),
};

const order: ScreenEntry<OrderData> = {
  load: (load, { id }) => {
    // The call waits for no code: what the order has to show is loaded after it.
    const loading = id ? load('wallet.order', { orderId: id }) : null;
    return data().then(({ loadOrder }) => loadOrder(loading));
  },
  code: () => import('./order-screen.tsx'),
};

export const deposit: Feature = {
  name: 'deposit',
  screens: { deposit: screen, order },
  slots: { openDeposit: () => import('./open-deposit.tsx') },
};
