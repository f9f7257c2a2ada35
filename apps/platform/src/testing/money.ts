// Money of members for tests: payout accounts that may be used, cash, and the check of the ledger.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { checkLedger, type LedgerFault, moveMoney } from '../modules/money/wallet/api.ts';
import { findFaults } from '../modules/money/wallet/ledger-check.ts';
import { decideWithdrawal } from '../modules/money/withdrawal/api.ts';
import { allLedgerPromises } from '../modules.ts';
import type { CallOptions, TestPlatform } from './platform.ts';

export const stepUp = { password: demoMember.password };

/** A bank account of the caller whose cool-down is over; answers its id. */
export const usableAccount = async (platform: TestPlatform, options: CallOptions, issuer: string): Promise<string> => {
  const { id } = await platform.value(
    'wallet.addAccount',
    { kind: 'bankCard', issuer, number: String(Date.now()), holder: 'Anna Reyes', stepUp },
    options,
  );
  await platform.db.execute(sql`update payout_account set usable_from = added_at where id = ${id}`);
  return id;
};

let grants = 0;

/** Books cash for a member, as a deposit or as an adjustment. */
export const giveCash = async (
  { db, context }: TestPlatform,
  memberId: string,
  amount: bigint,
  { merchant = 'aurora', type = 'adjustment' as 'adjustment' | 'stake' } = {},
): Promise<void> => {
  const operator = context.merchants.byCode(merchant);
  if (operator === null) throw new Error(`no operator ${merchant}`);
  const { currency } = operator.settings;
  grants += 1;
  const movement = { type, amount, against: 'tests', reference: `test|${grants}`, subject: { EN: 'Test' } } as const;
  await db.transaction((tx) => moveMoney(tx as Tx, { merchant: operator, memberId, currency, ...movement }));
};

/** Every broken promise of the ledger. */
export const ledgerFaults = ({ db }: TestPlatform): Promise<LedgerFault[]> => checkLedger(db, allLedgerPromises);

/** Pays a member's withdrawal, as an operator does. */
export const payWithdrawal = async ({ db, context }: TestPlatform, id: string, code = 'aurora'): Promise<void> => {
  const merchant = context.merchants.byCode(code);
  if (merchant === null) throw new Error(`no operator ${code}`);
  await db.transaction((tx) =>
    decideWithdrawal(context, tx as Tx, { merchant, id, decision: 'pay', reason: null, by: { operator: 'tests' } }),
  );
};

const undo = new Error('undo');

/** The promises that are broken once a statement changed the rows of a module; it is undone afterwards. */
export const promisesBrokenBy = async ({ db }: Pick<TestPlatform, 'db'>, statement: string): Promise<string[]> => {
  let broken: string[] = [];
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(statement));
      broken = (await findFaults(tx as Tx, allLedgerPromises)).map(({ promise }) => promise);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return broken;
};
