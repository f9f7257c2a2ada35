// The member's wallet: balance and transactions.
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import type { LedgerPromise } from './ledger-check.ts';
import { startLedgerWatch } from './ledger-job.ts';
import { balanceOf, type Owner, statementOf } from './statement.ts';

const ownerOf = ({ session, merchant }: MemberContext): Owner => ({
  merchant: merchant.code,
  memberId: session.memberId,
  currency: merchant.settings.currency,
});

/** @param promises what the check of the ledger holds against: those of every module that books */
export const walletModule = (platform: PlatformContext, promises: readonly LedgerPromise[]) => {
  const { db } = platform;
  return {
    name: 'wallet',
    handlers: {
      'wallet.balance': async (_, context) => {
        const owner = ownerOf(context);
        return { amount: String(await balanceOf(db, owner)), currency: owner.currency };
      },
      'wallet.transactions': (filter, context) => statementOf(db, ownerOf(context), filter, context.language),
    },
    start: async () => startLedgerWatch(platform, promises),
  } satisfies Module;
};
