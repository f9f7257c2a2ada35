// Demo money: what a member of the demo starts with, from a house account, booked once.
import type { Tx } from '../../../db/database.ts';
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import type { House } from '../../../module.ts';
import { moveMoney } from './ledger.ts';

const subject: Localized = {
  EN: 'Demo money',
  CN: '体验金',
  VI: 'Tiền dùng thử',
  UR: 'آزمائشی رقم',
  MY: 'စမ်းသပ်ငွေ',
};

/** True where new members get any. */
export const givesDemoCredit = ({ env }: Pick<House, 'env'>, { demoCredit }: Merchant): boolean =>
  env.demo && BigInt(demoCredit) > 0n;

export const creditDemo = async (tx: Tx, merchant: Merchant, memberId: string): Promise<void> => {
  await moveMoney(tx, {
    merchant,
    memberId,
    currency: merchant.settings.currency,
    type: 'demoCredit',
    against: 'demoCredit',
    amount: BigInt(merchant.demoCredit),
    reference: `demoCredit|${memberId}`,
    subject,
  });
};
