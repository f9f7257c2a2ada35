// Ways to the states of a withdrawal's page: an account that has to wait, stakes that are missing, a withdrawal of each state.
import { calls, type OutputOf, type PayoutAccount, type Withdrawal } from '@foyer/contract';
import { answerFor, inOrder, type Way } from './ways.ts';

const INFO = calls['relay.withdrawAccountInfo'].path;
const WITHDRAWALS = calls['wallet.withdrawals'].path;

const DAY_MS = 86_400_000;

const account: PayoutAccount = {
  id: '1',
  kind: 'bankCard',
  issuer: 'Ngân hàng Thương mại Cổ phần',
  masked: '•••• 6789',
  holder: 'A••• R•••',
  addedAt: '2026-11-24T12:00:00.000Z',
  usableFrom: null,
};

const withdrawInfo = (now: number): OutputOf<'relay.withdrawAccountInfo'> => ({
  fullBankCardList: [account],
  fullEWalletList: [
    {
      ...account,
      id: '2',
      kind: 'eWallet',
      issuer: 'DemoPay',
      masked: '•••• 0142',
      usableFrom: new Date(now + DAY_MS).toISOString(),
    },
  ],
  fullVirtualWalletList: [],
  payeeName: 'A••• R•••',
  kinds: [
    { kind: 'bankCard', issuers: [] },
    { kind: 'pix', issuers: [] },
  ],
  balance: { cash: '128450000', held: '250000', bonus: '2500000', withdrawable: '128450000', currency: 'USD' },
  rules: { min: '1000', max: '50000000', minutes: 60 },
  turnover: null,
  bonus: {
    title: 'Deposit bonus',
    amount: '2500000',
    required: '12500000',
    done: '4000000',
    until: '2026-12-24T12:00:00.000Z',
  },
  identityCheck: { from: '20000000', status: 'waiting' },
});

const lockedInfo = (now: number): OutputOf<'relay.withdrawAccountInfo'> => ({
  ...withdrawInfo(now),
  balance: { cash: '128450000', held: '0', bonus: '0', withdrawable: '0', currency: 'USD' },
  turnover: { required: '20000000', done: '15200000' },
  bonus: null,
});

const withdrawal: Withdrawal = {
  orderId: 'sr37EK9xX9HMbAhttv2sGQ',
  status: 'waiting',
  amount: '2000000',
  currency: 'USD',
  kind: 'bankCard',
  issuer: 'Ngân hàng Thương mại Cổ phần',
  masked: '•••• 6789',
  createdAt: '2026-11-24T12:00:00.000Z',
  expectedBy: null,
  decidedAt: null,
  reason: null,
  canCancel: true,
};
const decidedAt = '2026-11-24T13:00:00.000Z';
const reason = 'Please send us a bank statement that shows your name and the number of the account.';

const withdrawals: OutputOf<'wallet.withdrawals'> = {
  items: [
    withdrawal,
    { ...withdrawal, orderId: 'hold', status: 'onHold', reason, canCancel: false },
    { ...withdrawal, orderId: 'paid', status: 'paid', decidedAt, canCancel: false },
    { ...withdrawal, orderId: 'refused', status: 'refused', decidedAt, reason, canCancel: false },
  ],
};

const answerInfo = (info: typeof withdrawInfo): Way =>
  inOrder(
    (page) => answerFor(INFO, 200, { success: true, value: info(Date.now()) })(page),
    answerFor(WITHDRAWALS, 200, { success: true, value: withdrawals }),
  );

/** Accounts, one of which has to wait, with money that may leave, and a withdrawal of each state. */
export const answerWithdraw: Way = answerInfo(withdrawInfo);
/** The same, but stakes are missing. */
export const answerLocked: Way = answerInfo(lockedInfo);

export const leaveWithdraw: Way = async (page) => {
  for (const path of [INFO, WITHDRAWALS]) await page.unroute(`**${path}*`);
};
