// The member's wallet: balance, transactions and totals.
import type { WalletSummary } from '@foyer/contract';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import type { LedgerPromise } from './ledger-check.ts';
import { startLedgerWatch } from './ledger-job.ts';
import { walletData } from './member-data.ts';
import { balancesOf, type Owner, statementOf } from './statement.ts';
import { firstDepositOf, type Period, totalsOf } from './totals.ts';

const ownerOf = ({ session, merchant }: MemberContext): Owner => ({
  merchant: merchant.code,
  memberId: session.memberId,
  currency: merchant.settings.currency,
});

/** @param promises what the check of the ledger holds against: those of every module that books */
export const walletModule = (platform: PlatformContext, promises: readonly LedgerPromise[]) => {
  const { db } = platform;

  const summary = async (period: Period, context: MemberContext): Promise<WalletSummary> => {
    const owner = ownerOf(context);
    const [totals, firstDepositAt] = await Promise.all([totalsOf(db, owner, period), firstDepositOf(db, owner)]);
    const { deposits, withdrawals, stakes, wins, refunds } = totals;
    return {
      totalDepositSuccessCount: totals.depositCount,
      totalWithdrawSuccessCount: totals.withdrawalCount,
      firstDepositAt: firstDepositAt?.toISOString() ?? null,
      deposits: String(deposits),
      withdrawals: String(withdrawals),
      stakes: String(stakes),
      wins: String(wins),
      refunds: String(refunds),
      currency: owner.currency,
    };
  };

  return {
    name: 'wallet',
    memberData: walletData(platform),
    handlers: {
      'wallet.balance': async (_, context) => {
        const owner = ownerOf(context);
        const { cash, held, bonus } = await balancesOf(db, owner);
        return { amount: String(cash), held: String(held), bonus: String(bonus), currency: owner.currency };
      },
      'wallet.transactions': (filter, context) => statementOf(db, ownerOf(context), filter, context.language),
      'wallet.summary': summary,
    },
    start: async () => startLedgerWatch(platform, promises),
  } satisfies Module;
};
