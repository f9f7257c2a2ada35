// The demo's members, in every operator, with demo money from a house account. Run at each start; what is there already stays.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { rows } from '../db/database.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { House } from '../module.ts';
import type { PasswordHashing } from '../modules/account/member/password-hash.ts';
import { lookOf } from '../modules/account/registration/look.rules.ts';
import type { Authenticators } from '../modules/account/second-factor/authenticators.ts';
import { newId } from '../modules/account/session/token.ts';
import { creditDemo, givesDemoCredit } from '../modules/money/wallet/demo-credit.ts';
import { demoSecondFactor } from './demo-second-factor.ts';

/** `expired` shows the forced change of an expired password, the next one the second factor, the last one a label of the operator's. */
const members = [
  { account: demoMember.username, expired: false, ways: '', payeeName: null, label: null },
  { account: 'expired', expired: true, ways: '', payeeName: null, label: null },
  {
    account: demoSecondFactor.username,
    expired: false,
    ways: 'ga,sms,email',
    payeeName: demoSecondFactor.payeeName,
    label: null,
  },
  { account: 'jade', expired: false, ways: '', payeeName: null, label: 'jade' },
] as const;

/**
 * A number to try recovery with: the one that the metadata gives as its example for the operator's first country, each member with a
 * last digit of its own; few countries keep numbers for nobody.
 */
const numberOf = ({ defaultCountry }: Merchant, index: number): string | null => {
  // Operators name countries as ISO does, and so does the library.
  const example = getExampleNumber(defaultCountry as CountryCode, examples)?.number;
  return example ? `${example.slice(0, -1)}${index}` : null;
};

interface Seeding {
  readonly house: House;
  readonly hashing: PasswordHashing;
  readonly authenticators: Authenticators;
}

const seedMember = async (
  { house, hashing, authenticators }: Seeding,
  merchant: Merchant,
  { account, expired, ways, payeeName, label }: (typeof members)[number],
  mobile: string | null,
): Promise<void> => {
  const { db } = house;
  const known = await rows(db, sql`select 1 from member where merchant = ${merchant.code} and account = ${account}`);
  if (known.length > 0) return;
  const passwordHash = await hashing.hash(demoMember.password, { address: 'seed', isKnown: true });
  await db.transaction(async (tx) => {
    const [made] = await rows<{ id: string }>(
      tx,
      sql`insert into member (id, merchant, account, user_name, look, mobile, email, password_hash, password_expired_at, second_factor,
          payee_name, label)
        values (${newId()}, ${merchant.code}, ${account}, ${account}, ${lookOf(account)}, ${mobile}, ${`${account}@${merchant.code}.example`},
          ${passwordHash}, ${expired ? sql`now()` : null}, ${ways}, ${payeeName}, ${label})
        on conflict do nothing returning id`,
    );
    if (made && ways !== '') await authenticators.seed(tx, made.id, demoSecondFactor.secret);
    if (made && givesDemoCredit(house, merchant)) await creditDemo(tx, merchant, made.id);
  });
};

/** Seeds every operator's demo members. */
export const seedDemo = async (seeding: Seeding): Promise<void> => {
  for (const merchant of seeding.house.merchants.all) {
    for (const [index, member] of members.entries())
      await seedMember(seeding, merchant, member, numberOf(merchant, index));
  }
};
