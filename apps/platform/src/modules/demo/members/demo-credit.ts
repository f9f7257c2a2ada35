// Demo money: what a member of the demo starts with, from a house account, booked once.
import { texts } from 'virtual:shared-texts/wallet';
import type { LanguageCode } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { textIn } from '../../../texts/text-in.ts';
import type { RegistrationHooks } from '../../account/registration/api.ts';
import { moveMoney } from '../../money/wallet/api.ts';

/** In every language that has texts: a member may change the language after the booking. */
const subject = Object.fromEntries(
  Object.keys(texts).map((code) => [code, textIn(texts, 'demoMoney', code as LanguageCode)]),
) as Localized; // English has a folder always

/** True where new members get any. */
export const givesDemoCredit = ({ env }: Pick<PlatformContext, 'env'>, { demoCredit }: Merchant): boolean =>
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

/** Books the opening credit of a registration in the demo, where the operator gives one. */
export const openingCredit =
  (platform: Pick<PlatformContext, 'env'>): RegistrationHooks['memberAdded'] =>
  (merchant) =>
    givesDemoCredit(platform, merchant) ? (tx, { id }) => creditDemo(tx, merchant, id) : null;
