// Rows of members' pictures. Every statement names operator and member: nobody reaches the picture of another.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';

/** Whose picture it is, and what it belongs to: "slip|<order>", "identity|<kind>". */
export interface DocumentOwner {
  readonly merchant: string;
  readonly memberId: string;
  readonly subject: string;
}

export interface NewDocument extends DocumentOwner {
  readonly id: string;
  readonly sourceHash: string;
  /** Encrypted. */
  readonly content: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const isOwned = ({ merchant, memberId, subject }: DocumentOwner): SQL =>
  sql`merchant = ${merchant} and member_id = ${memberId} and subject = ${subject}`;

const at = sql.raw('(extract(epoch from created_at) * 1000)::float8 as "createdAt"');

/** When the same file was taken for the same subject; null where it was not, or another one has replaced it. */
export const sameDocumentAt = async (
  on: Database | Tx,
  owner: DocumentOwner,
  sourceHash: string,
  now: Date,
): Promise<Date | null> => {
  const [row] = await rows<{ createdAt: number }>(
    on,
    sql`select ${at} from document where ${isOwned(owner)} and source_hash = ${sourceHash}
      and expires_at > ${now.toISOString()}::timestamptz`,
  );
  return row ? new Date(row.createdAt) : null;
};

/** Stores a picture in place of the one that its subject had. */
export const putDocument = async (tx: Tx, document: NewDocument): Promise<void> => {
  const { id, merchant, memberId, subject, sourceHash, content, createdAt, expiresAt } = document;
  await tx.execute(sql`insert into document (id, merchant, member_id, subject, source_hash, content, created_at, expires_at)
    values (${id}, ${merchant}, ${memberId}, ${subject}, ${sourceHash}, ${content}, ${createdAt.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz)
    on conflict (merchant, member_id, subject) do update set id = excluded.id, source_hash = excluded.source_hash,
      content = excluded.content, created_at = excluded.created_at, expires_at = excluded.expires_at`);
};

export const contentOf = async (
  on: Database | Tx,
  owner: DocumentOwner,
  now: Date,
): Promise<{ readonly id: string; readonly content: Uint8Array } | null> =>
  (
    await rows<{ id: string; content: Uint8Array }>(
      on,
      sql`select id, content from document where ${isOwned(owner)} and expires_at > ${now.toISOString()}::timestamptz`,
    )
  )[0] ?? null;

/** When each picture of a member was taken whose subject starts so, by subject. */
export const documentTimes = async (
  on: Database | Tx,
  { merchant, memberId }: Omit<DocumentOwner, 'subject'>,
  prefix: string,
  now: Date,
): Promise<ReadonlyMap<string, Date>> => {
  const found = await rows<{ subject: string; createdAt: number }>(
    on,
    sql`select subject, ${at} from document where merchant = ${merchant} and member_id = ${memberId}
      and starts_with(subject, ${prefix}) and expires_at > ${now.toISOString()}::timestamptz`,
  );
  return new Map(found.map(({ subject, createdAt }) => [subject, new Date(createdAt)]));
};

export const removeDocuments = async (
  tx: Tx,
  { merchant, memberId }: Omit<DocumentOwner, 'subject'>,
  prefix: string,
): Promise<void> => {
  await tx.execute(sql`delete from document where merchant = ${merchant} and member_id = ${memberId}
    and starts_with(subject, ${prefix})`);
};

export const expiredDocuments: readonly SQL[] = [deleteExpired('document', sql`expires_at < now()`)];
