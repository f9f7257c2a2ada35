// Checks that the ledger is right: what must hold of its rows at any moment, in one snapshot.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { TransferType } from './transfer-types.table.ts';

/** A broken promise of the ledger. */
export interface LedgerFault {
  /** The promise in words: "a balance is not the sum of its postings". */
  readonly promise: string;
  /** The rows that break it, the first few: ids of transfers, accounts or orders with what was found. */
  readonly rows: readonly string[];
}

/** A statement that finds rows which break a promise; each row is one text. */
export interface LedgerPromise {
  readonly promise: string;
  /** Selects `fault`, a text for each broken row. */
  readonly broken: SQL;
}

const SHOWN = 10;

/**
 * The lines that a type of transfer wrote on members' accounts: merchant, related (receipt or order), transfer and amount. Modules
 * compare their orders with it.
 */
export const bookedLines = (type: TransferType): SQL => sql`(
  select transfer.merchant, transfer.related, transfer.id as transfer, posting.amount
  from transfer join posting on posting.transfer_id = transfer.id
  where transfer.type = ${type} and posting.balance_after is not null)`;

/** The lines on those of the operator's accounts whose names begin so: merchant, account, transfer and amount. */
export const houseLines = (beginning: string): SQL => sql`(
  select account.merchant, account.owner as account, posting.transfer_id as transfer, posting.amount
  from account join posting on posting.account_id = account.id
  where account.kind = 'house' and starts_with(account.owner, ${beginning}))`;

/** The accounts of what is held for withdrawals: merchant, member, currency and balance. */
export const heldAccounts: SQL = sql`(select merchant, owner as member, currency, balance from account where kind = 'held')`;

/** The accounts of bonuses: merchant, member, currency and balance. */
export const bonusAccounts: SQL = sql`(select merchant, owner as member, currency, balance from account where kind = 'bonus')`;

/** What holds of the accounts, transfers and sums of days. Modules that book have promises of their own. */
export const walletPromises: readonly LedgerPromise[] = [
  {
    promise: 'the postings of a transfer do not sum to zero',
    broken: sql`select transfer_id || ' sums to ' || sum(amount) as fault from posting group by transfer_id having sum(amount) <> 0`,
  },
  {
    promise: 'a transfer has fewer than two postings',
    broken: sql`select transfer.id || ' has ' || count(posting.id) as fault from transfer
      left join posting on posting.transfer_id = transfer.id group by transfer.id having count(posting.id) < 2`,
  },
  {
    promise: 'a balance is not the sum of its postings',
    broken: sql`select account.id || ' has ' || account.balance || ' but its postings sum to ' || coalesce(sum(posting.amount), 0) as fault
      from account left join posting on posting.account_id = account.id where account.kind <> 'house'
      group by account.id having account.balance is distinct from coalesce(sum(posting.amount), 0)`,
  },
  {
    promise: 'a balance is below zero',
    broken: sql`select id || ' has ' || balance as fault from account where kind <> 'house' and balance < 0`,
  },
  {
    promise: 'a posting does not follow the one before it',
    broken: sql`select account_id || ' has ' || balance_after || ' after ' || amount || ' on ' || before as fault from (
        select account_id, balance_after, amount,
          coalesce(lag(balance_after) over (partition by account_id order by at, id), 0) as before
        from posting where balance_after is not null) as line
      where balance_after <> before + amount`,
  },
  {
    promise: 'the currency or operator of an account is not that of its id',
    broken: sql`select id || ' is of ' || merchant || ' in ' || currency as fault from account
      where id <> merchant || '|' || kind || '|' || owner || '|' || currency`,
  },
  {
    promise: 'a transfer moves money of two members, or of two operators',
    broken: sql`select posting.transfer_id as fault from posting join account on account.id = posting.account_id
        join transfer on transfer.id = posting.transfer_id
      group by posting.transfer_id
      having count(distinct account.owner) filter (where account.kind <> 'house') > 1
        or count(distinct account.currency) > 1 or count(distinct account.merchant) > 1 or bool_or(account.merchant <> transfer.merchant)`,
  },
  {
    promise: 'the sums of a day are not those of its postings',
    broken: sql`with line as (
        select account.merchant || '|member|' || account.owner || '|' || account.currency as account_id,
          (posting.at at time zone 'UTC')::date as day, transfer.type, account.kind, posting.amount
        from posting join transfer on transfer.id = posting.transfer_id join account on account.id = posting.account_id
        where account.kind <> 'house'),
      found as (
        select account_id, day,
          coalesce(sum(amount) filter (where type = 'deposit'), 0) as deposits,
          count(*) filter (where type = 'deposit') as deposit_count,
          coalesce(-sum(amount) filter (where type = 'payout'), 0) as withdrawals,
          count(*) filter (where type = 'payout') as withdrawal_count,
          coalesce(-sum(amount) filter (where type = 'stake'), 0) as stakes,
          coalesce(sum(amount) filter (where type = 'win'), 0) as wins,
          coalesce(sum(amount) filter (where type = 'refund'), 0) as refunds,
          coalesce(sum(amount) filter (where kind = 'member' and type in ('bonus', 'reward', 'adjustment', 'demoCredit')), 0) as others
        from line group by account_id, day)
      select account_id || ' on ' || day as fault from (
        select coalesce(found.account_id, kept.account_id) as account_id, coalesce(found.day, kept.day) as day,
          (coalesce(found.deposits, 0), coalesce(found.deposit_count, 0), coalesce(found.withdrawals, 0),
            coalesce(found.withdrawal_count, 0), coalesce(found.stakes, 0), coalesce(found.wins, 0), coalesce(found.refunds, 0),
            coalesce(found.others, 0))
          = (coalesce(kept.deposits, 0), coalesce(kept.deposit_count, 0), coalesce(kept.withdrawals, 0),
            coalesce(kept.withdrawal_count, 0), coalesce(kept.stakes, 0), coalesce(kept.wins, 0), coalesce(kept.refunds, 0),
            coalesce(kept.others, 0)) as same
        from found full join wallet_day as kept on kept.account_id = found.account_id and kept.day = found.day) as compared
      where not same`,
  },
];

const check = async (tx: Tx, { promise, broken }: LedgerPromise): Promise<LedgerFault[]> => {
  const found = await rows<{ fault: string }>(tx, sql`select fault from (${broken}) as broken limit ${SHOWN}`);
  return found.length === 0 ? [] : [{ promise, rows: found.map(({ fault }) => fault) }];
};

/** Every broken promise as the transaction sees the ledger. */
export const findFaults = async (tx: Tx, promises: readonly LedgerPromise[]): Promise<LedgerFault[]> => {
  const faults: LedgerFault[] = [];
  for (const promise of promises) faults.push(...(await check(tx, promise)));
  return faults;
};

/** Every broken promise, read in one snapshot so that bookings under way are no faults. Empty: the ledger is right. */
export const checkLedger = (db: Database, promises: readonly LedgerPromise[]): Promise<LedgerFault[]> =>
  db.transaction((tx) => findFaults(tx, promises), { isolationLevel: 'repeatable read', accessMode: 'read only' });
