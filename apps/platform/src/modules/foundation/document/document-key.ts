// The key of members' pictures: of the environment, else the one that the database keeps.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { decrypt, encrypt, keyedHash, keyFor } from '../../../secrets/cipher.ts';

export interface DocumentKey {
  /** @param bound whose picture it is: moved to another row it opens no more */
  readonly hide: (bound: string, bytes: Uint8Array) => Buffer;
  /** Null where it was hidden for another row or under another key. */
  readonly open: (bound: string, hidden: Uint8Array) => Buffer | null;
  /** Tells whether the same file came again, and nothing to a person who reads the table. */
  readonly hash: (bytes: Uint8Array) => string;
}

/** @param text what the keys are made of */
export const documentKey = (text: string): DocumentKey => {
  const [ofPictures, ofHashes] = [keyFor('document', text), keyFor('document-hash', text)];
  return {
    hide: (bound, bytes) => encrypt(ofPictures, bound, bytes),
    open: (bound, hidden) => decrypt(ofPictures, bound, hidden),
    hash: (bytes) => keyedHash(ofHashes, bytes),
  };
};

export const createDocumentKey = async ({ env, db }: Pick<PlatformContext, 'env' | 'db'>): Promise<DocumentKey> => {
  if (env.documentKey !== null) return documentKey(env.documentKey);
  const [row] = await rows<{ key: string }>(db, sql`select key from document_key`);
  if (!row) throw new Error('the key of documents is missing');
  return documentKey(row.key);
};
