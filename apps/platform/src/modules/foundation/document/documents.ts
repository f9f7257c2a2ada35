// Takes members' pictures: scanned, decoded, written anew, encrypted.
import type { Database, Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { clamdScanner } from '../../../ports/virus-scan/clamd.ts';
import type { VirusScanner } from '../../../ports/virus-scan/port.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import type { DocumentKey } from './document-key.ts';
import { contentOf, type DocumentOwner, putDocument, sameDocumentAt } from './document-store.ts';
import { rewritePicture } from './rewrite.ts';

const DAY_MS = 86_400_000;
const RETRY_AFTER_SECONDS = 30;

export interface Documents {
  /**
   * Judges the bytes of a file and answers how to store its picture; nothing is stored yet. The caller stores in the transaction in
   * which it checks that the picture is still wanted.
   * @throws Refusal document.kind, document.broken, document.too.large, document.infected, service.unavailable
   */
  readonly prepare: (bytes: Buffer) => Promise<PreparedDocument>;
  /** True where the same file was taken for this owner, and no other has replaced it. */
  readonly has: (on: Database | Tx, owner: DocumentOwner, bytes: Buffer) => Promise<boolean>;
  /** The picture as JPEG; null where there is none, or its key is lost. */
  readonly read: (on: Database | Tx, owner: DocumentOwner) => Promise<Buffer | null>;
}

export interface PreparedDocument {
  /** Stores the picture in place of the one before; the same file again changes nothing. @returns when it was taken */
  readonly store: (tx: Tx, merchant: Merchant, owner: Omit<DocumentOwner, 'merchant'>) => Promise<Date>;
}

/** A picture opens in the place of its row alone. */
const boundTo = ({ merchant, memberId, subject }: DocumentOwner, id: string): string =>
  JSON.stringify([merchant, memberId, subject, id]);

const requireClean = async (scanner: VirusScanner | null, bytes: Buffer): Promise<void> => {
  const verdict = scanner === null ? 'clean' : await scanner.scan(bytes);
  if (verdict === 'infected') throw new Refusal('document.infected');
  // What nobody could look at is not let through.
  if (verdict === 'unknown') throw new Refusal('service.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
};

/** One after the other: a large picture takes 200 MB while it is open. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
};

/** @param key encrypts the pictures */
export const createDocuments = ({ env, now }: Pick<PlatformContext, 'env' | 'now'>, key: DocumentKey): Documents => {
  const scanner = env.clamdAddress === null ? null : clamdScanner(env.clamdAddress);
  const inTurn = createTurns();
  return {
    prepare: async (bytes) => {
      await requireClean(scanner, bytes);
      const jpeg = await inTurn(() => rewritePicture(bytes));
      const sourceHash = key.hash(bytes);
      return {
        store: async (tx, merchant, { memberId, subject }) => {
          const owner = { merchant: merchant.code, memberId, subject };
          const createdAt = now();
          const earlier = await sameDocumentAt(tx, owner, sourceHash, createdAt);
          if (earlier !== null) return earlier;
          const id = newId();
          const content = key.hide(boundTo(owner, id), jpeg);
          const expiresAt = new Date(createdAt.getTime() + merchant.documentDays * DAY_MS);
          await putDocument(tx, { ...owner, id, sourceHash, content, createdAt, expiresAt });
          return createdAt;
        },
      };
    },
    has: async (on, owner, bytes) => (await sameDocumentAt(on, owner, key.hash(bytes), now())) !== null,
    read: async (on, owner) => {
      const found = await contentOf(on, owner, now());
      return found && key.open(boundTo(owner, found.id), found.content);
    },
  };
};
