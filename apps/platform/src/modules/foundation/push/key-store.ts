// The operators' keys with push services: made once, and the same on every node.
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { newVapidKeys, type VapidKeys } from '../../../ports/push/web-push.ts';

const find = async (db: Database, merchant: string): Promise<VapidKeys | null> => {
  const [row] = await rows<VapidKeys>(
    db,
    sql`select public_key as "publicKey", private_key as "privateKey" from push_key where merchant = ${merchant}`,
  );
  return row ?? null;
};

/** The keys of an operator; two nodes that make them at once take the same. */
export const vapidKeysOf = async (db: Database, merchant: string): Promise<VapidKeys> => {
  const known = await find(db, merchant);
  if (known) return known;
  const { publicKey, privateKey } = newVapidKeys();
  await db.execute(sql`insert into push_key (merchant, public_key, private_key)
    values (${merchant}, ${publicKey}, ${privateKey}) on conflict do nothing`);
  const made = await find(db, merchant);
  if (!made) throw new Error('the keys of an operator with push services are missing');
  return made;
};
