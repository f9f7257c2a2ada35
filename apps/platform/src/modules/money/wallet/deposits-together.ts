// Books the deposits of many members in one statement.
import { type Database, prepared } from '../../../db/database.ts';
import { newId } from '../../../secrets/token.ts';
import { requireSound, sidesOf, type Transfer } from './transfer.ts';
import { categoryOf } from './transfer-types.table.ts';

/** A transfer of type `deposit` that says what it is for. */
export interface Deposit extends Transfer {
  readonly type: 'deposit';
  readonly related: string;
}

/** A deposit with the row of what its caller does beside it. */
export interface DepositBeside {
  readonly deposit: Deposit;
  /** The member has no account yet: the deposit opens it. Where it was opened meanwhile, nothing is booked. */
  readonly opens: boolean;
  readonly row: object;
}

/**
 * What a caller does in the statement that books its deposits: neither happens without the other. Its texts read the columns of the
 * caller's rows, and `related`.
 */
export interface BesideDeposits {
  /** The columns of the caller's rows, as `json_to_recordset` takes them. */
  readonly columns: string;
  /**
   * Selects from the caller's table what the deposit `asked` is for, where it is still to be booked, and locks it. It skips what is
   * locked, so that no deposit waits for another.
   */
  readonly hold: string;
  /** Statements that change data, for the rows of `ready`: what is booked. */
  readonly changes: readonly string[];
}

/** Money that comes to the cash, and the line that says so. */
const CATEGORY = categoryOf('deposit');

/**
 * Nothing here waits: an order or an account that somebody else has locked is left out. All rows are found one by one by their ids: `type`
 * makes the planner expect one row, since a plan made while the tables were small would read all of them. The clock is read once for a
 * deposit, when its account is locked: its line and the sum of its day fall on one day.
 */
const bookingText = ({ columns, hold, changes }: BesideDeposits): string => `
  with asked as (
    select * from json_to_recordset($1::text::json) as asked (transfer text, type text, merchant text, reference text, subject jsonb,
      related text, member text, currency text, account text, opens boolean, amount bigint, others json, ${columns}) where type = 'deposit'),
  taken as (select asked.* from asked cross join lateral (${hold}) as own),
  opened as (insert into account (id, merchant, kind, owner, currency, balance)
    select account, merchant, 'member', member, currency, amount from taken where opens on conflict do nothing returning id, balance),
  ready as (
    select taken.*, clock_timestamp() as booked_at from taken
      cross join lateral (select from account where account.id = taken.account for no key update skip locked) as held where not opens
    union all
    select taken.*, clock_timestamp() from taken join opened on opened.id = taken.account),
  changed as (update account set balance = account.balance + ready.amount from ready
    where account.id = ready.account and not opens returning account.id, account.balance),
  begun as (insert into transfer (id, merchant, type, reference, subject, related)
    select transfer, merchant, type, reference, subject, related from ready),
  posted as (insert into posting (transfer_id, account_id, category, amount, balance_after, at)
    select transfer, account, '${CATEGORY}', amount, balance, booked_at
      from ready join (select * from opened union all select * from changed) as moved on moved.id = account
    union all
    select transfer, other.account, '${CATEGORY}', other.amount, null, booked_at
      from ready cross join lateral json_to_recordset(others) as other (account text, amount bigint)),
  summed as (insert into wallet_day (account_id, day, deposits, deposit_count)
    select account, (booked_at at time zone 'UTC')::date, amount, 1 from ready
    on conflict (account_id, day) do update set deposits = wallet_day.deposits + excluded.deposits,
      deposit_count = wallet_day.deposit_count + 1)${changes
        .map(
          (text, place) => `,
  beside${place} as (${text})`,
        )
        .join('')}
  select related from ready`;

/** Texts by what stands beside the deposits: one for each caller. */
const texts = new WeakMap<BesideDeposits, string>();

const textOf = (beside: BesideDeposits): string => {
  const known = texts.get(beside);
  if (known !== undefined) return known;
  const text = bookingText(beside);
  texts.set(beside, text);
  return text;
};

interface Row {
  readonly account: string;
}

/** The member's cash, and what moves against it. */
const rowOf = ({ deposit, opens, row }: DepositBeside): Row => {
  const sides = sidesOf(deposit);
  requireSound(deposit, sides);
  const own = sides.find(({ account }) => account !== null);
  const others = sides.filter((side) => side !== own);
  if (own?.account !== 'cash' || own.amount < 0n || others.some(({ account }) => account !== null))
    throw new Error('a deposit is money that comes to the cash of a member');
  const { merchant, memberId: member, currency, type, reference, subject, related } = deposit;
  return {
    ...{
      transfer: newId(),
      type,
      merchant: merchant.code,
      reference,
      subject,
      related,
      member,
      currency,
      opens,
      ...row,
    },
    ...{ account: own.id, amount: String(own.amount) },
    ...{ others: others.map(({ id, amount }) => ({ account: id, amount: String(amount) })) },
  };
};

/**
 * Books deposits of different accounts with what the caller does beside each: all of them in one statement, of which all happens or
 * nothing. Answers for each whether it was booked. It was not where the caller's part held nothing, where the account is locked, or was
 * opened meanwhile.
 * @throws Error where one of them cannot be booked: its reference stands for another movement, or the operator's account is missing
 */
export const bookDeposits = async (
  db: Database,
  deposits: readonly DepositBeside[],
  beside: BesideDeposits,
): Promise<readonly boolean[]> => {
  const rows = deposits.map(rowOf);
  if (new Set(rows.map(({ account }) => account)).size !== rows.length)
    throw new Error('an account stands in two deposits');
  // Accounts are opened in one order everywhere, so that two statements that open the same ones never wait for each other.
  const inOrder = rows.toSorted((a, b) => (a.account < b.account ? -1 : 1));
  const booked = await prepared<{ related: string }>(db, textOf(beside))(JSON.stringify(inOrder));
  const related = new Set(booked.map((row) => row.related));
  return deposits.map(({ deposit }) => related.has(deposit.related));
};
