// The sections that the form goes without until it stands, in one file.
export { ClosedMoney } from './closed-money.tsx';
export { LastWithdrawals } from './last-withdrawals.tsx';
export { WithdrawalView } from './withdrawal-view.tsx';
