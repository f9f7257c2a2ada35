// Moves money: each movement is a transfer of two or more postings, booked once for its reference.
import { sql } from 'drizzle-orm';
import { prepared, rows, type Tx } from '../../../db/database.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import {
  accountId,
  type Leg,
  type MemberAccount,
  type Movement,
  requireSound,
  type Side,
  sidesOf,
  type Transfer,
} from './transfer.ts';
import { categoryOf, daySumOf, type TransferType } from './transfer-types.table.ts';

/** The balances of the member's accounts after a transfer, in minor units: those that it moved. */
export type BalancesAfter = Readonly<Partial<Record<MemberAccount, bigint>>>;

export interface BookedTransfer {
  readonly transferId: string;
  readonly balances: BalancesAfter;
  /** True when the reference had been booked before: nothing moved now. */
  readonly repeated: boolean;
}

export interface Booked {
  readonly transferId: string;
  /** The member's balance after this movement. */
  readonly balance: bigint;
  /** True when the reference had been booked before: nothing moved now. */
  readonly repeated: boolean;
}

/** After the parameters of the transfer come two of each side, then two of the day's sum. */
const FIRST_SIDE = 11;

const idAt = (place: number): string => `$${FIRST_SIDE + 2 * place}`;
const amountAt = (place: number): string => `$${FIRST_SIDE + 2 * place + 1}::bigint`;

/** The day's sums, once the money has moved. */
const daySumText = (type: TransferType, place: number): string => {
  const sum = daySumOf(type);
  if (sum === null) return '';
  const { column, count } = sum;
  const [counted, one] = count === null ? ['', ''] : [`, ${count}`, ', 1'];
  const addsOne = count === null ? '' : `, ${count} = wallet_day.${count} + 1`;
  return `summed as (insert into wallet_day (account_id, day, ${column}${counted})
      select ${idAt(place)}, (at at time zone 'UTC')::date, ${amountAt(place)}${one} from booked
      on conflict (account_id, day) do update set ${column} = wallet_day.${column} + excluded.${column}${addsOne}),`;
};

/**
 * Changes one balance, where what is to come before it has happened. Money that comes opens its account where it is missing. Money
 * that goes has its guard in the UPDATE itself, so that of parallel movements only the affordable ones pass.
 */
const changeText = ({ kind, amount }: Side, place: number, comesAfter: string): string =>
  amount > 0n
    ? `insert into account (id, merchant, kind, owner, currency, balance)
        select ${idAt(place)}, $2, '${kind}', member, currency, ${amountAt(place)} from found where ${comesAfter}
        on conflict (id) do update set balance = account.balance + excluded.balance returning balance`
    : `update account set balance = balance + ${amountAt(place)}
        where id = ${idAt(place)} and balance + ${amountAt(place)} >= 0 and ${comesAfter} returning balance`;

/** Whether the operator's accounts stand. A member's account that money leaves has had some; one that money comes to opens itself. */
const isWholeText = (sides: readonly Side[]): string => {
  const houses = sides.flatMap(({ account }, place) => (account === null ? [idAt(place)] : []));
  if (houses.length === 0) return 'true';
  return `(select count(*) from account where id in (${houses.join(', ')})) = ${houses.length}`;
};

/** The reference is taken before any account is opened or locked, so that two transfers with one reference never wait for each other. */
const BEGINS = `insert into transfer (id, merchant, type, reference, subject, related, game)
      values ($1, $2, $3, $4, $5::text::jsonb, $6, $10::text::jsonb) on conflict (merchant, reference) do nothing returning id`;

/** The statement before this one took the reference, and found that an account of the operator was missing. */
const HAS_BEGUN = `select id from transfer where (id, merchant, type, reference, subject) = ($1, $2, $3, $4, $5::text::jsonb)
      and related is not distinct from $6 and game is not distinct from $10::text::jsonb`;

/**
 * One statement for the whole transfer. Where the reference was booked before nothing happens; where an account of the operator is
 * missing only the reference is taken. Each balance changes after the one before it, so that rows are locked in the order of their
 * ids; house accounts are only read. The time is read once, after the accounts are held: postings and day's sum of a transfer have the same day.
 */
const bookingText = (type: TransferType, sides: readonly Side[], begun: string): string => {
  const own = sides.flatMap((side, place) => (side.account === null ? [] : [{ side, place }]));
  const happened = ['ready', ...own.map(({ place }) => `moved${place}`)].map((step) => `exists (select from ${step})`);
  const isMoved = happened.at(-1);
  const moves = own.map(
    ({ side, place }, step) => `moved${place} as (${changeText(side, place, `${happened[step]}`)}),`,
  );
  const balanceOf = ({ account }: Side, place: number): string =>
    account === null ? 'null::bigint' : `(select balance from moved${place})`;
  const postings = sides.map((side, place) => `(${idAt(place)}, ${amountAt(place)}, ${balanceOf(side, place)})`);
  const balances = own.map(({ side, place }) => `, ${balanceOf(side, place)} as "${side.account}"`);
  return `with found as (select ${isWholeText(sides)} as "isWhole", $8::text as member, $9::text as currency),
    begun as (${begun}),
    ready as (select from found, begun where "isWhole"),
    ${moves.join('\n    ')}
    booked as (select clock_timestamp() as at where ${isMoved}),
    ${daySumText(type, sides.length)}
    posted as (insert into posting (transfer_id, account_id, category, amount, balance_after, at)
      select $1, id, $7, amount, balance, at from booked, (values ${postings.join(', ')}) as side (id, amount, balance))
    select "isWhole", exists (select from begun) as "isBegun", ${isMoved} as "isMoved"${balances.join('')} from found`;
};

/** Texts of bookings by type, kinds of accounts, which of them get money, and how they begin: a few dozen. */
const texts = new Map<string, string>();

const textOf = (type: TransferType, sides: readonly Side[], begun: string): string => {
  const shape = `${type} ${sides.map((side) => `${side.account}${side.amount > 0n}`).join()} ${begun}`;
  const known = texts.get(shape);
  if (known !== undefined) return known;
  const text = bookingText(type, sides, begun);
  texts.set(shape, text);
  return text;
};

interface Outcome extends BalancesAfter {
  /** The operator's accounts stand. */
  readonly isWhole: boolean;
  /** False: the reference was booked before. */
  readonly isBegun: boolean;
  readonly isMoved: boolean;
}

/** The account whose day is summed, and what is added to it; nothing where the type has no sum. */
const summedOf = ({ type, merchant, memberId, currency }: Transfer, sides: readonly Side[]): unknown[] => {
  const sum = daySumOf(type);
  if (sum === null) return [];
  const own = sides.find(({ account }) => account === 'cash') ?? sides.find(({ account }) => account !== null);
  const moved = own?.amount ?? 0n;
  const amount = sum.isSpent ? -moved : moved;
  return [accountId(merchant.code, 'member', memberId, currency), amount];
};

const attempt = async (
  tx: Tx,
  transferId: string,
  transfer: Transfer,
  sides: readonly Side[],
  begun: string,
): Promise<Outcome> => {
  const { merchant, memberId, currency, type, reference, subject, related, game } = transfer;
  const [outcome] = await prepared<Outcome>(tx, textOf(type, sides, begun))(
    ...[transferId, merchant.code, type, reference, JSON.stringify(subject), related ?? null, categoryOf(type)],
    ...[memberId, currency, game === undefined ? null : JSON.stringify(game)],
    ...sides.flatMap(({ id, amount }) => [id, amount]),
    ...summedOf(transfer, sides),
  );
  if (!outcome) throw new Error('a booking has no outcome');
  return outcome;
};

/** Opens the operator's accounts that are missing: rarely, as each is opened once. */
const openHouses = async (tx: Tx, { merchant, currency }: Transfer, sides: readonly Side[]): Promise<void> => {
  const accounts = sides
    .filter(({ account }) => account === null)
    .map(({ id, kind, owner }) => sql`(${id}, ${merchant.code}, ${kind}, ${owner}, ${currency}, null)`);
  await tx.execute(sql`insert into account (id, merchant, kind, owner, currency, balance) values ${sql.join(accounts, sql`, `)}
    on conflict do nothing`);
};

const bookedBefore = async (tx: Tx, transfer: Transfer, sides: readonly Side[]): Promise<BookedTransfer> => {
  const postings = await rows<{ transferId: string; account: string; amount: bigint; balance: bigint | null }>(
    tx,
    sql`select transfer.id as "transferId", posting.account_id as account, posting.amount, posting.balance_after as balance
      from transfer join posting on posting.transfer_id = transfer.id
      where transfer.merchant = ${transfer.merchant.code} and transfer.reference = ${transfer.reference} and transfer.type = ${transfer.type}`,
  );
  const postingOf = ({ id }: Side) => postings.find(({ account }) => account === id);
  const [first] = postings;
  const isSame = postings.length === sides.length && sides.every((side) => postingOf(side)?.amount === side.amount);
  if (!first || !isSame) throw new Error('a reference of the ledger was used for two different movements');
  const balances = Object.fromEntries(
    sides.flatMap((side) => (side.account === null ? [] : [[side.account, postingOf(side)?.balance ?? 0n]])),
  );
  return { transferId: first.transferId, balances, repeated: true };
};

/**
 * Books a transfer in the caller's transaction. Throws Refusal `balance.insufficient` when an account of the member has not
 * enough, and an Error where the reference stands for another transfer: the caller's transaction then rolls back. Transfers
 * of several members in one transaction go in the order of their ids, or two such transactions may wait for each other.
 */
export const bookTransfer = async (tx: Tx, transfer: Transfer): Promise<BookedTransfer> => {
  const sides = sidesOf(transfer);
  requireSound(transfer, sides);
  const transferId = newId();
  let outcome = await attempt(tx, transferId, transfer, sides, BEGINS);
  if (outcome.isBegun && !outcome.isWhole) {
    await openHouses(tx, transfer, sides);
    outcome = await attempt(tx, transferId, transfer, sides, HAS_BEGUN);
  }
  const { isWhole: _isWhole, isBegun, isMoved, ...balances } = outcome;
  if (!isBegun) return bookedBefore(tx, transfer, sides);
  if (!isMoved) throw new Refusal('balance.insufficient');
  return { transferId, balances, repeated: false };
};

/** Books a movement between the member's cash and one account of the operator, as `bookTransfer` does. */
export const moveMoney = async (tx: Tx, { amount, against, ...movement }: Movement): Promise<Booked> => {
  const legs: readonly Leg[] = [
    { account: 'cash', amount },
    { house: against, amount: -amount },
  ];
  const { transferId, balances, repeated } = await bookTransfer(tx, { ...movement, legs });
  // Cash stands in the legs.
  return { transferId, balance: balances.cash ?? 0n, repeated };
};
