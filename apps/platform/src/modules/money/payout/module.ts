// Payout accounts of members.
import type { MemberContext, Module } from '../../../module.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import type { StepUpServices } from '../../account/security/api.ts';
import { createAccountService } from './account.service.ts';
import { accountsOf } from './account-store.ts';
import { payoutData } from './member-data.ts';
import { presentAccount } from './present-account.ts';

export const payoutModule = (services: StepUpServices, key: MemberKey) => {
  const { db } = services.platform;
  const accounts = createAccountService(services, key);
  return {
    name: 'payout',
    memberData: payoutData(services.platform),
    handlers: {
      'wallet.accounts': async (_, { merchant, session }: MemberContext) => {
        const stored = await accountsOf(db, merchant.code, session.memberId);
        return { items: stored.map((account) => presentAccount(merchant, account)) };
      },
      'wallet.addAccount': async (input, context) =>
        presentAccount(context.merchant, await accounts.add(input, context)),
    },
  } satisfies Module;
};
