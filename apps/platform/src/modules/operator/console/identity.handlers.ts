// What staff do with identity checks: look at the documents, approve, refuse.
import type { DocumentKind } from '@foyer/contract';
import type { PlatformContext } from '../../../module.ts';
import type { OperatorHandlers } from '../../../operator.ts';
import { Refusal } from '../../../refusal.ts';
import {
  decideIdentityCheck,
  identityCheckOf,
  identityPicture,
  waitingCheck,
  waitingChecks,
} from '../../account/identity-check/api.ts';
import type { Documents } from '../../foundation/document/api.ts';
import { personOf } from './present.ts';

type IdentityCall = Extract<keyof OperatorHandlers, `identityChecks.${string}`>;

const nothing = {};

export const identityHandlers = (platform: PlatformContext, documents: Documents) =>
  ({
    'identityChecks.list': async ({ cursor }, context) => {
      const { merchant, tx } = context;
      const waiting = await waitingChecks(tx, merchant.code, cursor);
      const kindsOf = async (memberId: string): Promise<DocumentKind[]> => {
        const check = await identityCheckOf({ db: tx, now: platform.now }, merchant, memberId);
        return (check?.documents ?? []).filter(({ sentAt }) => sentAt !== null).map(({ kind }) => kind);
      };
      const items = waiting.items.map(async ({ id, memberId, sentAt }) => ({
        id,
        member: await personOf(context, memberId),
        documents: await kindsOf(memberId),
        sentAt: sentAt.toISOString(),
      }));
      return { items: await Promise.all(items), nextCursor: waiting.nextCursor };
    },
    'identityChecks.document': async ({ id, kind }, { merchant, tx }) => {
      const check = await waitingCheck(tx, merchant.code, id);
      const bytes = check && (await identityPicture(documents, tx, merchant.code, { memberId: check.memberId, kind }));
      if (bytes === null) throw new Refusal('not.found');
      return { name: `${kind}-${id}.jpg`, bytes };
    },
    'identityChecks.approve': async ({ id }, { merchant, staff, tx }) => {
      await decideIdentityCheck(platform, tx, merchant, { id, status: 'approved', reason: null, by: staff.name });
      return nothing;
    },
    'identityChecks.refuse': async ({ id, reason }, { merchant, staff, tx }) => {
      await decideIdentityCheck(platform, tx, merchant, { id, status: 'refused', reason, by: staff.name });
      return nothing;
    },
  }) satisfies Pick<OperatorHandlers, IdentityCall>;
