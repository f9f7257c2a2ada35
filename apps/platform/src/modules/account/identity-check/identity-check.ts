// The identity check of a member: what was sent, what is missing, and what an operator decided.
import type { DocumentKind, IdentityCheck, IdentityCheckStatus } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { type Documents, documentTimes, removeDocuments } from '../../foundation/document/api.ts';
import { holdMember, languageOf, memberById, notifyMember } from '../member/api.ts';
import { addCheck, type CheckRow, checkOf, endCheck } from './check-store.ts';

const PREFIX = 'identity|';
const subjectOf = (kind: DocumentKind): string => PREFIX + kind;

/** Where the check of a member stands. */
export const identityStatusOf = async (
  on: Database | Tx,
  merchant: string,
  memberId: string,
): Promise<IdentityCheckStatus> => (await checkOf(on, merchant, memberId))?.status ?? 'none';

const present = async (
  on: Database | Tx,
  { merchant, memberId, now }: { merchant: Merchant; memberId: string; now: Date },
): Promise<IdentityCheck> => {
  const check = await checkOf(on, merchant.code, memberId);
  const times = await documentTimes(on, { merchant: merchant.code, memberId }, PREFIX, now);
  return {
    status: check?.status ?? 'none',
    documents: (merchant.identityCheck?.documents ?? []).map((kind) => ({
      kind,
      sentAt: times.get(subjectOf(kind))?.toISOString() ?? null,
    })),
    reason: check?.reason ?? null,
  };
};

/** The check as its member sees it; null where the operator has none. */
export const identityCheckOf = async (
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  merchant: Merchant,
  memberId: string,
): Promise<IdentityCheck | null> =>
  merchant.identityCheck === null ? null : present(db, { merchant, memberId, now: now() });

/** The picture of a document; null where there is none. */
export const identityPicture = (
  documents: Documents,
  tx: Tx,
  merchant: string,
  { memberId, kind }: { readonly memberId: string; readonly kind: DocumentKind },
): Promise<Buffer | null> => documents.read(tx, { merchant, memberId, subject: subjectOf(kind) });

/** What waits is what the operator looks at, and what was approved stays: nothing replaces it. */
const takesDocuments = (check: CheckRow | null): boolean => check === null || check.status === 'refused';

export const createIdentityChecks = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>, documents: Documents) => ({
  /**
   * Takes a document; the last one that the operator asks for sends the check. The same file again, after a lost answer, changes nothing.
   * @throws Refusal document.unwanted, and those of `prepare`
   */
  send: async (
    { kind }: { readonly kind: DocumentKind },
    bytes: Buffer,
    { merchant, session: { memberId } }: MemberContext,
  ): Promise<IdentityCheck> => {
    const subject = subjectOf(kind);
    const whose = { merchant, memberId, now: now() };
    if (!merchant.identityCheck?.documents.includes(kind)) throw new Refusal('document.unwanted');
    if (!takesDocuments(await checkOf(db, merchant.code, memberId))) {
      if (await documents.has(db, { merchant: merchant.code, memberId, subject }, bytes)) return present(db, whose);
      throw new Refusal('document.unwanted');
    }
    const prepared = await documents.prepare(bytes);
    return db.transaction(async (started) => {
      const tx = started as Tx;
      // One after the other: the last of two documents at the same moment sees the first.
      await holdMember(tx, memberId);
      if (!takesDocuments(await checkOf(tx, merchant.code, memberId))) throw new Refusal('document.unwanted');
      await prepared.store(tx, merchant, { memberId, subject });
      const { documents: wanted } = await present(tx, whose);
      if (wanted.every(({ sentAt }) => sentAt !== null))
        await addCheck(tx, { merchant: merchant.code, memberId, id: newId(), at: whose.now });
      return present(tx, whose);
    });
  },
});

export interface IdentityDecision {
  readonly id: string;
  readonly status: 'approved' | 'refused';
  readonly reason: string | null;
  /** Name of the operator. */
  readonly by: string;
}

/**
 * Decides a check that waits, and tells its member. The pictures of a refused one are deleted: all of them are sent anew.
 * @throws Refusal not.found
 */
export const decideIdentityCheck = async (
  platform: Pick<PlatformContext, 'outbox' | 'now'>,
  tx: Tx,
  merchant: Merchant,
  { id, ...decision }: IdentityDecision,
): Promise<void> => {
  const memberId = await endCheck(tx, merchant.code, id, { ...decision, at: platform.now() });
  const member = memberId === null ? null : await memberById(tx, memberId);
  if (member === null) throw new Refusal('not.found');
  const isRefused = decision.status === 'refused';
  if (isRefused) await removeDocuments(tx, { merchant: merchant.code, memberId: member.id }, PREFIX);
  const notice = isRefused ? 'identityRefused' : 'identityApproved';
  const values = { reason: decision.reason ?? '' };
  await notifyMember(platform, tx, { notice, member, values }, { merchant, language: languageOf(member) });
};
