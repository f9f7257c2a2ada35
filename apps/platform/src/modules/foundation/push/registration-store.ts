// Stores the devices that get push messages, and their members.
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/** The device is nobody's from now on. */
export const unbindToken = async (db: Database, merchant: string, token: string): Promise<void> => {
  await db.execute(
    sql`update push_registration set member_id = null where merchant = ${merchant} and token = ${token}`,
  );
};

/** The device gets no messages any more, not even those for everyone. */
export const dropToken = async (db: Database, merchant: string, token: string): Promise<void> => {
  await db.execute(sql`delete from push_registration where merchant = ${merchant} and token = ${token}`);
};
