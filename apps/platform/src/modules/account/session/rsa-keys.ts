// The keys of sealed calls: in a table for all nodes, renewed daily, never within a request.
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { fromBase64, type Unwrap } from '@foyer/envelope';
import { nodeUnwrap } from '@foyer/envelope/node-crypto';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';

const RSA_BITS = 2048;
const ROTATION_HOURS = 24;
/** A key is still accepted for this long after the next one is given out. */
const OVERLAP_MINUTES = 15;
/** The next key is made when the last one has less than this left. */
const AHEAD_HOURS = 12;
const RELOAD_MS = 60_000;
/** Same on every node: one of them makes the key, the others find it. */
const ADVISORY_LOCK = 7_301_947;

interface KeyRow {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly activeFrom: number;
  readonly activeTo: number;
  readonly acceptedTo: number;
}

const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

const keyRows = (db: Database): Promise<KeyRow[]> =>
  rows<KeyRow>(
    db,
    sql`select id, public_key as "publicKey", private_key as "privateKey", ${milliseconds('active_from')} as "activeFrom",
      ${milliseconds('active_to')} as "activeTo", ${milliseconds('accepted_to')} as "acceptedTo"
      from rsa_key where accepted_to > now() order by active_from`,
  );

const generate = promisify(generateKeyPair);

/** True while the last key has enough time left. */
const isReady = async (on: Database | Tx): Promise<boolean> => {
  const found = await rows(
    on,
    sql`select 1 from rsa_key having max(active_to) > now() + make_interval(hours => ${AHEAD_HOURS}::int)`,
  );
  return found.length > 0;
};

/** Makes the key that follows the last one, before it opens the transaction: making takes long, and nobody shall wait for it. */
const addNextKey = async (db: Database): Promise<void> => {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    if (await isReady(tx)) return;
    await tx.execute(sql`
      with start as (select greatest(now(), (select max(active_to) from rsa_key)) as at)
      insert into rsa_key (id, public_key, private_key, active_from, active_to, accepted_to)
      select ${newId()}, ${publicKey.toString('base64')}, ${privateKey.toString('base64')}, at,
        at + make_interval(hours => ${ROTATION_HOURS}::int),
        at + make_interval(hours => ${ROTATION_HOURS}::int, mins => ${OVERLAP_MINUTES}::int) from start`);
  });
};

/** The keys as one node holds them. */
export const createRsaKeys = (db: Database, now: () => Date) => {
  let held: readonly KeyRow[] = [];
  let loadedAt = 0;
  const unwraps = new Map<string, Unwrap>();

  const load = async (): Promise<void> => {
    held = await keyRows(db);
    loadedAt = Date.now();
    for (const keyId of unwraps.keys()) if (!held.some(({ id }) => id === keyId)) unwraps.delete(keyId);
  };

  /** Sees to it that a key stands and the next one is ready. */
  const prepare = async (): Promise<void> => {
    while (!(await isReady(db))) await addNextKey(db);
    await load();
  };

  const unwrapOf = async (keyId: string): Promise<Unwrap | null> => {
    if (!held.some(({ id }) => id === keyId) && Date.now() - loadedAt > 1000) await load();
    const key = held.find(({ id, acceptedTo }) => id === keyId && acceptedTo > now().getTime());
    if (!key) return null;
    let unwrap = unwraps.get(keyId);
    if (!unwrap) {
      const bytes = fromBase64(key.privateKey);
      if (!bytes) throw new Error('a private key in the table is not base64');
      unwrap = nodeUnwrap(bytes);
      unwraps.set(keyId, unwrap);
    }
    return unwrap;
  };

  return {
    prepare,
    unwrapOf,
    /** The key to seal with now. Never makes one. */
    current: async () => {
      if (Date.now() - loadedAt > RELOAD_MS) await load();
      const at = now().getTime();
      const key = held.findLast(({ activeFrom, activeTo }) => activeFrom <= at && at < activeTo);
      if (!key) throw new Refusal('service.unavailable', { retryAfterSeconds: 2 });
      return { keyId: key.id, publicKey: key.publicKey, expiresAt: new Date(key.activeTo).toISOString() };
    },
    acceptedTo: (keyId: string): Date => new Date(held.find(({ id }) => id === keyId)?.acceptedTo ?? 0),
  };
};

export type RsaKeys = ReturnType<typeof createRsaKeys>;
