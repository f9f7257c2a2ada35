// The key pair of the demo's local identity provider: made once, kept in the database for every node.
import { sql } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Database, rows } from '../../../db/database.ts';
import { LOCAL_ALGORITHM } from '../../../ports/identity/local-provider.ts';

export interface ProviderKeys {
  readonly privateKey: () => Promise<CryptoKey>;
  readonly publicKey: () => Promise<CryptoKey>;
  /** For what nobody but the provider may find out. */
  readonly secret: () => Promise<Buffer>;
}

interface Pair {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly secret: Buffer;
}

const imported = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, LOCAL_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('the key of the local identity provider is no pair');
  return key;
};

/** Of several nodes that start together one gives its key. */
const storedJwk = async (db: Database): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(LOCAL_ALGORITHM, { extractable: true });
  const made = JSON.stringify(await exportJWK(privateKey));
  await db.execute(sql`insert into stand_in_key (key) values (${made}) on conflict do nothing`);
  const [row] = await rows<{ key: string }>(db, sql`select key from stand_in_key`);
  if (!row) throw new Error('the key of the local identity provider is gone');
  return JSON.parse(row.key) as JWK; // as written above
};

const load = async (db: Database): Promise<Pair> => {
  const jwk = await storedJwk(db);
  const { d, ...open } = jwk;
  return { privateKey: await imported(jwk), publicKey: await imported(open), secret: Buffer.from(d ?? '') };
};

/** No key is created before its first use. */
export const createProviderKeys = (db: Database): ProviderKeys => {
  let pair: Promise<Pair> | null = null;
  const held = (): Promise<Pair> => {
    pair ??= load(db).catch((error: unknown) => {
      pair = null;
      throw error;
    });
    return pair;
  };
  return {
    privateKey: async () => (await held()).privateKey,
    publicKey: async () => (await held()).publicKey,
    secret: async () => (await held()).secret,
  };
};
