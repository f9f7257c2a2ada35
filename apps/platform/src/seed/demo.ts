// The demo's members, in every operator, with demo money from a house account. Run at each start; what is there already stays.
import { demoMember } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { rows } from '../db/database.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { House } from '../module.ts';
import type { PasswordHashing } from '../modules/member/password-hash.ts';
import { newId } from '../modules/session/token.ts';
import { creditDemo } from '../modules/wallet/demo-credit.ts';

/** `expired` shows the forced change of an expired password. */
const members = [
  { account: demoMember.username, expired: false },
  { account: 'expired', expired: true },
] as const;

const seedMember = async (
  { db }: House,
  merchant: Merchant,
  { account, expired }: (typeof members)[number],
  hash: (password: string) => Promise<string>,
): Promise<void> => {
  const known = await rows(db, sql`select 1 from member where merchant = ${merchant.code} and account = ${account}`);
  if (known.length > 0) return;
  const passwordHash = await hash(demoMember.password);
  await db.transaction(async (tx) => {
    const [made] = await rows<{ id: string }>(
      tx,
      sql`insert into member (id, merchant, account, user_name, look, password_hash, password_expired_at)
        values (${newId()}, ${merchant.code}, ${account}, ${account}, ${account}, ${passwordHash}, ${expired ? sql`now()` : null})
        on conflict (merchant, account) do nothing returning id`,
    );
    if (!made) return;
    await creditDemo(tx, merchant, made.id);
  });
};

/** Seeds every operator's demo members. */
export const seedDemo = async (house: House, hashing: PasswordHashing): Promise<void> => {
  for (const merchant of house.merchants.all) {
    for (const member of members) await seedMember(house, merchant, member, hashing.hash);
  }
};
