// Opens sealed calls, each once.
import { createHash } from 'node:crypto';
import { open, type SealedMessage, webCrypto } from '@foyer/envelope';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';
import type { RsaKeys } from '../modules/session/rsa-keys.ts';
import { Refusal } from '../refusal.ts';

const crypto = webCrypto(globalThis.crypto);

const refusals = {
  missing: 'Missing Encryption',
  unknownKey: 'encryption.key.unknown',
  invalid: 'encryption.invalid',
} as const;

/** Keeps the seal for the life of its key; false when it was there already. */
const firstSeen = async (db: Database, seal: string, until: Date): Promise<boolean> => {
  const digest = createHash('sha256').update(seal).digest();
  const kept = await rows(
    db,
    sql`insert into sealed_seen (digest, expires_at) values (${digest}, ${until.toISOString()}::timestamptz)
      on conflict do nothing returning 1`,
  );
  return kept.length > 0;
};

/** The payload of a sealed call. Every way of failing to open gives one of three refusals, a replay the same as rubbish. */
export const openSealed = async (db: Database, keys: RsaKeys, message: SealedMessage): Promise<unknown> => {
  const opened = await open(message, keys.unwrapOf, crypto);
  if (!opened.ok) throw new Refusal(refusals[opened.why]);
  if (!(await firstSeen(db, opened.seal, keys.acceptedTo(opened.keyId)))) throw new Refusal('encryption.invalid');
  return opened.payload;
};
